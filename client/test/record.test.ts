import { describe, expect, test } from 'vitest';
import type { Record } from '../../engine/journal.ts';
import { PACK_FORMAT, packHash, type DataPack } from '../../engine/pack.ts';
import { BadRecord, readRecord } from '../storage/record.ts';

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
const refusal = (change: object): string => {
  try {
    readRecord(JSON.stringify({ ...good, ...change }));
  } catch (e) {
    expect(e).toBeInstanceOf(BadRecord);
    return (e as Error).message;
  }
  throw new Error('was accepted');
};

describe('a record from outside', () => {
  test('a valid record is read unchanged', () => expect(readRecord(JSON.stringify(good))).toEqual(good));
  test('the seed of a finished game is read, too', () =>
    expect(readRecord(JSON.stringify({ ...good, seed: '0'.repeat(64) })).seed).toBe('0'.repeat(64)));
  test('a data pack is accepted only if its hash is the one named', () => {
    const pack: DataPack = { format: PACK_FORMAT, game: good.game, name: 'box', tables: {} };
    const packed = { ...good, pack, packHash: packHash(pack) };
    expect(readRecord(JSON.stringify(packed))).toEqual(packed);
    const damaged = /the data pack it carries is not the one it was played with/;
    expect(refusal({ pack, packHash: 'b'.repeat(64) })).toMatch(damaged);
    expect(refusal({ pack })).toMatch(damaged);
    expect(refusal({ packHash: packed.packHash })).toMatch(/a data pack that cannot be read/);
    expect(refusal({ pack: { format: 'zip' }, packHash: packed.packHash })).toMatch(/a data pack that cannot be read/);
  });
  test.each([
    ['', /empty/],
    ['hello', /not JSON/],
    ['null', /not a record/],
    ['{}', /format/],
    ['{"format":"phoney-war record 2"}', /newer version/],
  ])('%j is refused in words', (text, words) => expect(() => readRecord(text)).toThrow(words));
  test('a missing field is named', () =>
    expect(refusal({ entries: [{ is: 'choice', by: 'German' }] })).toMatch(/entry 0, pick is missing/));
  test('a wrong field is named with its place', () => {
    expect(refusal({ commitment: 'xyz' })).toMatch(/the commitment must be 64 hexadecimal/);
    expect(refusal({ entries: 'many' })).toMatch(/entries: must be a list/);
    expect(refusal({ entries: [good.entries[0], { is: 'dance' }] })).toMatch(/entry 1/);
    expect(refusal({ entries: [{ is: 'back', by: 'German', to: -1, agreed: [] }] })).toMatch(
      /entry 0, to: must not be below 0/,
    );
    expect(refusal({ checkpoints: [{ at: 0, turn: 1 }] })).toMatch(/checkpoint 0, state is missing/);
  });
  test('of many faults only the first are listed, the rest are counted', () =>
    expect(refusal({ entries: Array.from({ length: 9 }, () => ({ is: 'choice' })) })).toMatch(/and \d+ more/));
});
