/** Each error: a sentence that says what is wrong and what was expected; the game stays as it was. */
import { describe, expect, test } from 'vitest';
import { position, type Answer } from '../../../../cli/test/driver.ts';
import { begun } from './begun.ts';

const POSITIONS: readonly (readonly [position: string, says: RegExp])[] = [
  ['7', /position must be an object/],
  ['{"x":1}', /position takes columns\?, flow\?/],
  ['{"columns":[]}', /columns must be an object/],
  ['{"columns":{"x":1}}', /no column x; there are turn, panic/],
  ['{"columns":{"constructor":1}}', /no column constructor/],
  ['{"columns":{"panic":"two"}}', /panic: expected a whole number, got "two"/],
  ['{"columns":{"panic":22}}', /3\.2\.1 panic is 22/],
  ['{"columns":{"panic":-1}}', /nothing unknown/],
  ['{"columns":{"place":{"7th":"?"}}}', /nothing unknown/],
  ['{"columns":{"place":5}}', /place: expected an object by row/],
  ['{"columns":{"place":{"99th":"Cambrai"}}}', /place: "99th" is not one of 7th/],
  ['{"columns":{"place":{"7th":"Paris"}}}', /place.7th: "Paris" is not one of Dinant/],
  ['{"columns":{"place":{"7th":"Cambrai","5th":"Cambrai"}}}', /5\.3 7th and 5th stand together in Cambrai/],
  ['{"columns":{"place":{"7th":"Campaign Assets"}}}', /4\.2\.1 the 7th lies in a box/],
  ['{"at":"99"}', /no step "99"; there are 6.0\/korps, 7.0\/turn, 8.1, 8.2, 9.1/],
  ['{"at":"8.3.5"}', /Use flow/],
  ['{"at":"8.2","flow":[]}', /give flow or at, not both/],
  ['{"flow":[]}', /flow: is empty only when the game is over/],
  ['{"flow":[7]}', /flow\[0\]: expected an object with proc, at/],
  ['{"flow":[{"proc":"x","at":"y"}]}', /no procedure "x"; there are game, turn/],
  ['{"flow":[{"proc":"turn","at":"y"}]}', /no step "y" in turn; there are 8.1/],
  ['{"flow":[{"proc":"activation","at":"8.2/move"}]}', /activation cannot stand first: it stands in turn/],
  [
    '{"flow":[{"proc":"combat","at":"8.3.3","vars":{"division":"7th"}}]}',
    /combat cannot stand first: it stands in activation or counterattack/,
  ],
  ['{"flow":[{"proc":"combat","at":"8.3.3","vars":{"division":"70th","area":"Cambrai"}}]}', /"70th" is not one of/],
  ['{"over":{"points":99}}', /10\.5\.2 the game is not over/],
  ['{"over":{},"at":"8.2"}', /stands at no step/],
  ['{"due":[1]}', /due\[0\]: expected an object/],
  ['{"due":[{"turn":1}]}', /due\[0\] needs at/],
  ['{"at":"8.2","columns":{"place":{"7th":"Out of play","5th":"Out of play"}}}', /has not been placed/],
];
const CHOICES: readonly (readonly [choice: string, says: RegExp])[] = [
  ['null', /a choice is an object/],
  ['7', /a choice is an object/],
  ['[]', /a choice is an object/],
  ['{}', /do: nothing is not one of stage, historical/],
  ['{"do":"fly"}', /"fly" is not one of/],
  ['{"do":"activate"}', /activate needs division/],
  ['{"do":"activate","division":"99th"}', /"99th" is not one of 7th/],
  ['{"do":"activate","division":"?"}', /division: expected one of/],
  ['{"do":"activate","division":null}', /division: expected one of/],
  ['{"do":"activate","division":{}}', /division: expected one of/],
  ['{"do":"activate","division":["7th"]}', /division: expected one, not a list/],
  ['{"do":"activate","division":"7th","fast":1}', /activate takes division, not fast/],
  ['{"do":"reroll","with":"audacity","dice":"x"}', /dice: expected a whole number/],
  ['{"do":"use","asset":"Stuka"}', /not a choice here: use, expected activate/],
];

const error = (a: Answer): string => a.error;

describe('errors', () => {
  test.each(POSITIONS)('set %s', (said, says) => {
    const c = begun();
    const before = position(c);
    const a = c.raw(`{"do":"set","game":"g1","position":${said}}`);
    expect(a.ok).toBe(false);
    expect(error(a)).toMatch(says);
    expect(position(c)).toEqual(before);
    expect(c.done({ do: 'status', game: 'g1' })).toMatchObject({ sandbox: false, entries: 1 });
  });
  test.each(CHOICES)('a malformed choice is refused with the case of the open decision: %s', (said, says) => {
    const c = begun();
    const before = position(c);
    for (const verb of ['play', 'why']) {
      const a = c.raw(`{"do":"${verb}","game":"g1","choice":${said}}`);
      const { refused } = verb === 'play' ? a : a.verdict;
      expect(refused.case).toBe('7.0');
      expect(refused.why).toMatch(says);
    }
    expect(position(c)).toEqual(before);
  });
});
