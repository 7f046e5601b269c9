import { expect, test } from 'vitest';
import { REQUESTS } from '../requests.ts';
import { manual } from './manual.ts';

test('PROTOCOL.md names every request there is', () => {
  for (const name of [...Object.keys(REQUESTS), ...Object.values(REQUESTS).flatMap(r => Object.keys(r.fields))])
    expect(manual(), name).toContain(`\`${name}\``);
});
