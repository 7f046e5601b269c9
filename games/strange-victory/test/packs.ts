/** A box that is not the shipped one: another map, other counters, other dice. */
import { PACK_FORMAT, type DataPack } from '../../../engine/pack.ts';
import type { Json } from '../../../engine/state.ts';
import { SHIPPED } from '../data/tables.ts';

/** A table as a file would hold it. */
export const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
export const packWith = (tables: { readonly [table: string]: unknown }, name = 'test'): DataPack => ({
  format: PACK_FORMAT,
  game: 'strange-victory',
  name,
  tables: asJson(tables) as DataPack['tables'],
});

const { areas, borders, bridges, commanders, counters, divisions, results, tracks } = SHIPPED;
const without = (name: string) => areas.filter(a => a.name !== name);
/** Two villages more and one less, the staging areas last; an eighth division; six counters more; better tanks, a longer panic. */
export const OTHER_BOX = packWith(
  {
    areas: [
      ...without('Marle').filter(a => a.kind !== 'staging'),
      { name: 'Charleville', shown: 'Charleville', kind: 'regular', letter: 'A', at: [49.77, 4.72] },
      { name: 'Liart', shown: 'Liart', kind: 'regular', letter: 'A', forest: true, at: [49.77, 4.34] },
      ...areas.filter(a => a.kind === 'staging'),
    ],
    borders: [
      ...borders.filter(b => b.a !== 'Marle' && b.b !== 'Marle'),
      { a: 'Charleville', b: 'Mezieres' },
      { a: 'Liart', b: 'Rocroi' },
      { a: 'Charleville', b: 'Liart' },
    ],
    bridges: [...bridges, { from: 'Maubeuge', to: 'Charleville', at: 'Nouzonville' }],
    commanders: commanders.map(c => ({ ...c, cap: c.cap + 1 })),
    divisions: [
      ...divisions.map(d => ({ ...d, advancing: d.advancing + 1 })),
      { name: '9th', korps: 'XXXXI Korps', advancing: 3, resupply: 1 },
    ],
    counters: [
      ...counters,
      { label: 'A11 Infantry 5', shown: 'Infantry 5', type: 'infantry', strength: 5, bag: 'Garrison A' },
      { label: 'A12 Breakdown', shown: 'Breakdown', type: 'breakdown', strength: 0, bag: 'Garrison A' },
      { label: 'B13 Matilda 7', shown: 'Matilda 7', type: 'armour', strength: 7, bag: 'Garrison B' },
      { label: 'RB9 Recon', shown: 'Recon', type: 'recon', strength: 0, bag: 'Reaction B' },
      { label: 'Coast 7 Marines 3', shown: 'Marines 3', type: 'infantry', strength: 3, bag: 'Coastal Defense' },
      { label: 'Stuka 5', shown: 'Stuka', type: 'stuka', strength: 0 },
    ],
    results: {
      ...results,
      overrun: { ...results.overrun, hits: '4+' },
      breakthrough: { ...results.breakthrough, hits: '2–3' },
      desperate: { ...results.desperate, panic: 2 },
    },
    tracks: { ...tracks, panic: { start: 2, halt: 30 } },
  },
  'another box',
);
