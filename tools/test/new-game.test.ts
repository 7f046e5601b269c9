import { expect, test } from 'vitest';
import { proof } from '../proof.ts';

test('a folder and a line make a game: by the protocol, in the terminal, with bots, on the server', () => {
  const said: string[] = [];
  proof(false, line => said.push(line));
  expect(said.map(l => l.split(':', 1)[0])).toEqual(['protocol', 'terminal', 'bots', 'server', 'git diff']);
});
