import { describe, expect, test } from 'vitest';
import type { Record } from '../../engine/journal.ts';
import { PACK_FORMAT, packHash, type DataPack } from '../../engine/pack.ts';
import { BadRecord, readRecord } from '../record.ts';

const good: Record = {
  format: 'phoney-war record 1',
  game: 'ford',
  scenario: 'day',
  options: { length: 'printed' },
  rules: 1,
  commitment: 'a'.repeat(64),
  entries: [
    { is: 'choice', by: 'German', pick: { do: 'historical' } },
    { is: 'chance', draw: { case: '8.3.5', by: 'German', to: 'all', dice: [6, 6] }, out: [1, 6] },
    {
      is: 'chance',
      draw: { case: '4.3.2', by: 'German', to: ['German'], take: 1, from: 'Garrison A' },
      out: ['A3 Infantry 3'],
    },
    { is: 'back', by: 'German', to: 0, agreed: [] },
  ],
  checkpoints: [{ at: 0, turn: 1, state: { columns: { turn: 1 }, flow: [{ proc: 'game', at: '6.0' }] } }],
};
const said = (change: object): string => {
  try {
    readRecord(JSON.stringify({ ...good, ...change }));
  } catch (e) {
    expect(e).toBeInstanceOf(BadRecord);
    return (e as Error).message;
  }
  throw new Error('was accepted');
};

describe('a record from outside', () => {
  test('a good one comes out as it went in', () => expect(readRecord(JSON.stringify(good))).toEqual(good));
  test('with the seed, once the game is over', () =>
    expect(readRecord(JSON.stringify({ ...good, seed: '0'.repeat(64) })).seed).toBe('0'.repeat(64)));
  test('with the data pack it names by its hash, and with no other', () => {
    const pack: DataPack = { format: PACK_FORMAT, game: good.game, name: 'box', tables: {} };
    const packed = { ...good, pack, packHash: packHash(pack) };
    expect(readRecord(JSON.stringify(packed))).toEqual(packed);
    const damaged = /the data pack it carries is not the one it was played with/;
    expect(said({ pack, packHash: 'b'.repeat(64) })).toMatch(damaged);
    expect(said({ pack })).toMatch(damaged);
    expect(said({ packHash: packed.packHash })).toMatch(/a data pack that cannot be read/);
    expect(said({ pack: { format: 'zip' }, packHash: packed.packHash })).toMatch(/a data pack that cannot be read/);
  });
  test.each([
    ['', /empty/],
    ['hello', /not JSON/],
    ['null', /not a record/],
    ['{}', /format/],
    ['{"format":"phoney-war record 2"}', /newer version/],
  ])('%j is refused in words', (text, words) => expect(() => readRecord(text)).toThrow(words));
  test('what is missing is named', () =>
    expect(said({ entries: [{ is: 'choice', by: 'German' }] })).toMatch(/entry 0, pick is missing/));
  test('what is wrong is named with its place', () => {
    expect(said({ commitment: 'xyz' })).toMatch(/the commitment must be 64 hexadecimal/);
    expect(said({ entries: 'many' })).toMatch(/entries: must be a list/);
    expect(said({ entries: [good.entries[0], { is: 'dance' }] })).toMatch(/entry 1/);
    expect(said({ entries: [{ is: 'back', by: 'German', to: -1, agreed: [] }] })).toMatch(
      /entry 0, to: must not be below 0/,
    );
    expect(said({ checkpoints: [{ at: 0, turn: 1 }] })).toMatch(/checkpoint 0, state is missing/);
  });
  test('many faults are counted, not all recited', () =>
    expect(said({ entries: Array.from({ length: 9 }, () => ({ is: 'choice' })) })).toMatch(/and \d+ more/));
});
