/** Every datum has a source, and what is called printed names its case. */
import { expect, test } from 'vitest';
import { SOURCES } from '../../../engine/facts.ts';
import { DATA } from '../data/facts.ts';

test('every datum says where it comes from', () => {
  expect(DATA.filter(d => !SOURCES.includes(d.fact.source) || d.fact.why.length < 3)).toEqual([]);
  expect(DATA.filter(d => /undefined|NaN/.test(d.what))).toEqual([]);
});
test('what is printed names its case or the errata', () => {
  const loose = DATA.filter(d => d.fact.source === 'printed' && !/\d+\.\d+|errata/.test(d.fact.why));
  expect(loose.map(d => `${d.table}: ${d.what}`)).toEqual([]);
});
test('no datum stands twice', () => {
  const all = DATA.map(d => `${d.table}: ${d.what}`);
  expect(all.filter((what, i) => all.indexOf(what) !== i)).toEqual([]);
});
