/** Each error is a sentence that says what is wrong and what was expected, and the game stays unchanged. */
import { describe, expect, test } from 'vitest';
import { begun, position, type Answer } from './driver.ts';

const LINES: readonly (readonly [line: string, says: RegExp])[] = [
  ['', /not JSON/],
  ['{', /not JSON/],
  ['null', /a request is an object/],
  ['[1]', /not a list/],
  ['{}', /do is missing: say one of games, new/],
  ['{"do":7}', /do: 7 is not one of/],
  ['{"do":"__proto__"}', /is not one of/],
  ['{"do":"games","games":"g1"}', /games takes .*not "games"/],
  ['{"do":"games","game":"g1"}', /game/],
  ['{"do":"status"}', /status needs game/],
  ['{"do":"status","game":1}', /game must be a text, got 1/],
  ['{"do":"status","game":"g9"}', /no game "g9"; there are g1/],
  ['{"do":"new","game":"chess"}', /no game "chess"; there are ford, night-march, toy/],
  ['{"do":"new","game":"ford","scenario":"x"}', /has day, morning, not x/],
  ['{"do":"new","game":"ford","seed":""}', /an empty text is no seed/],
  ['{"do":"new","game":"ford","options":{"x":"y"}}', /no option x; The Ford has length/],
  ['{"do":"new","game":"ford","options":{"length":"x"}}', /length: "x" is not one of printed, half/],
  ['{"do":"choices","game":"g1","side":"east"}', /"east" is not one of north, south/],
  ['{"do":"play","game":"g1","choices":{}}', /play takes game, side\?, choice, not "choices"/],
  ['{"do":"view","game":"g1","side":"nobody"}', /not one of north, south, observer/],
  ['{"do":"undo","game":"g1","to":1.5}', /to must be a whole number, got 1.5/],
  ['{"do":"load","record":{}}', /expected what save gives/],
  ['{"do":"dice","game":"g1","next":[0]}', /next\[0\]: 0 is neither/],
  ['"games"', /a request is an object/],
  ['{"do":"toString"}', /is not one of/],
  ['{"do":"status","game":"g1","side":"north"}', /status takes game, not "side"/],
  ['{"do":"new"}', /new needs game/],
  ['{"do":"new","game":"ford","seed":7}', /seed must be a text/],
  ['{"do":"new","game":"ford","options":[]}', /options must be an object/],
  ['{"do":"new","game":"ford","sandbox":"yes"}', /true or false/],
  ['{"do":"play","game":"g1","side":"north"}', /play needs choice/],
  ['{"do":"why","game":"g1"}', /why needs choice/],
  ['{"do":"log","game":"g1","from":"x"}', /from must be a whole number/],
  ['{"do":"load"}', /load needs record/],
  ['{"do":"load","record":{"format":"phoney-war record 1"}}', /record needs game/],
  ['{"do":"dice","game":"g1"}', /dice needs next/],
  ['{"do":"dice","game":"g1","next":5}', /next must be a list/],
  ['{"do":"dice","game":"g1","next":["Tiger"]}', /"Tiger" is neither/],
  ['{"do":"dice","game":"g1","next":[1.5]}', /neither/],
  ['{"do":"dice","game":"g1","next":[null]}', /neither/],
];
const POSITIONS: readonly (readonly [position: string, says: RegExp])[] = [
  ['7', /position must be an object/],
  ['{"columns":{"x":1}}', /no column x; there are place, known/],
  ['{"columns":{"turn":"two"}}', /turn: expected a whole number, got "two"/],
  ['{"columns":{"place":{"N1":"?"}}}', /nothing unknown/],
  ['{"columns":{"place":{"N9":"0404"}}}', /place: "N9" is not one of N1/],
  ['{"columns":{"place":{"N1":"Paris"}}}', /place.N1: "Paris" is not one of 0101/],
  ['{"columns":{"place":{"N1":"0304","N2":"0304"}}}', /3\.2 N1 and N2 stand together in 0304/],
  ['{"columns":{"place":{"N1":"0401"}}}', /3\.3 N1 stands in the water/],
  ['{"at":"99"}', /no step "99"; there are 1.1\/north/],
  ['{"at":"4.1"}', /Use flow/],
  ['{"at":"3.0/north","flow":[]}', /give flow or at, not both/],
  ['{"flow":[{"proc":"x","at":"y"}]}', /no procedure "x"; there are game, turn, battle/],
  ['{"flow":[{"proc":"turn","at":"y"}]}', /no step "y" in turn; there are 2.1/],
  ['{"due":[{"turn":1}]}', /due\[0\] needs at/],
];
const CHOICES: readonly (readonly [choice: string, says: RegExp])[] = [
  ['null', /a choice is an object/],
  ['{}', /do: nothing is not one of place, march/],
  ['{"do":"fly"}', /"fly" is not one of/],
  ['{"do":"march","hex":"0301"}', /march needs from/],
  ['{"do":"march","hex":"0301","from":"9999"}', /"9999" is not one of 0101/],
  ['{"do":"march","hex":"0301","from":"?"}', /from: expected one of/],
  ['{"do":"march","hex":"0301","from":["0201"]}', /from: expected one, not a list/],
  ['{"do":"march","hex":"0301","from":"0201","fast":1}', /march takes from, hex, not fast/],
  ['{"do":"attack","from":"0201","hex":"0301"}', /not a choice here: attack, expected march or done/],
];

describe('errors', () => {
  test.each(LINES)('%s', (line, says) => {
    const c = begun({ sandbox: true });
    const before = position(c);
    const a = c.raw(line);
    expect(a.ok).toBe(false);
    expect(a.error).toMatch(says);
    expect(position(c)).toEqual(before);
    expect(c.session.tables.size).toBe(1);
  });
  test.each(POSITIONS)('set %s', (input, says) => {
    const c = begun();
    const before = position(c);
    const a = c.raw(`{"do":"set","game":"g1","position":${input}}`);
    expect(a.ok).toBe(false);
    expect(a.error).toMatch(says);
    expect(position(c)).toEqual(before);
    expect(c.done({ do: 'status', game: 'g1' })).toMatchObject({ sandbox: false });
  });
  test.each(CHOICES)('a malformed choice is refused with the case of the open decision: %s', (input, says) => {
    const c = begun();
    const before = position(c);
    for (const verb of ['play', 'why']) {
      const a = c.raw(`{"do":"${verb}","game":"g1","choice":${input}}`);
      const { refused } = verb === 'play' ? a : a.verdict;
      expect(refused.case).toBe('3.0');
      expect(refused.why).toMatch(says);
    }
    expect(position(c)).toEqual(before);
  });
});

test('a record that was tampered with is refused', () => {
  const c = begun();
  const { record } = c.done({ do: 'save', game: 'g1' });
  const with_ = (patch: object): Answer => c.ask({ do: 'load', record: { ...record, checkpoints: [], ...patch } });
  const swap = (i: number, e: unknown): object => ({ entries: (record.entries as readonly unknown[]).with(i, e) });
  const die = record.entries.findIndex(e => e.is === 'chance');
  expect(with_({ game: 'chess' }).error).toMatch(/no game "chess"/);
  expect(with_({ scenario: 'x' }).error).toMatch(/no scenario "x"/);
  expect(with_({ options: { x: 'y' } }).error).toMatch(/no option x/);
  expect(with_({ seed: 'guess' }).error).toMatch(/does not fit the commitment/);
  expect(with_({ extra: 1 }).error).toMatch(/not "extra"/);
  expect(with_(swap(0, { is: 'magic' })).error).toMatch(/entries\[0\]: is must be one of/);
  expect(with_(swap(0, { is: 'choice', by: 'east', pick: {} })).error).toMatch(/by must be one of north, south/);
  expect(with_(swap(0, { is: 'choice', by: 'north', pick: { do: 'done' } })).error).toMatch(/does not replay/);
  expect(with_(swap(die, { ...record.entries[die], out: [7] })).error).toMatch(/does not replay/);
  expect(with_({ checkpoints: [{ at: 0, turn: 1, state: 7 }] }).error).toMatch(/state must be an object/);
  expect(c.session.tables.size).toBe(1);
});
