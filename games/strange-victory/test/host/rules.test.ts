import { expect, test } from 'vitest';
import { splitAtLinks } from '../../../../client/rules/cases.ts';
import { strangeVictory } from '../../game.ts';

test('every text of the rules survives its links', () => {
  for (const [c, { words }] of Object.entries(strangeVictory.cases))
    expect(
      splitAtLinks(strangeVictory.cases, words)
        .map(p => `${p.open ?? ''}${p.text}${p.close ?? ''}`)
        .join(''),
      c,
    ).toBe(words);
});
