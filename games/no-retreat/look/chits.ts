/** 2.5-2.9, 19.0 The round markers: initiative markers with front and back, Target and Counterblow, states of units, Drop! and Glider. */
import type { ChitFace } from '../../../screen/parts/Chit.tsx';
import type { Glyph } from '../../../screen/parts/glyphs.ts';
import type { Ability, Front, SIDES } from '../data/rows.ts';

type Side = (typeof SIDES)[number];
const GLYPH: { readonly [A in Ability]: Glyph } = {
  'Blitz!': 'bolt',
  'Blitzkrieg!': 'chevrons',
  'Shock!': 'burst',
  'Hold!': 'wall',
  'Shock-Target': 'target',
  'Shock-Counterblow': 'turn back',
  'Combat VP!': 'star',
  'Surrender!': 'flag',
  'Halt! Hitler': 'halt',
};
const PAINT = { german: 'G', allied: 'F' } as const;
/** 5.8.2 What the owner sees: the ability on the back. */
export const backOf = (side: Side, ability: Ability): ChitFace => ({
  name: ability,
  paint: PAINT[side],
  glyph: GLYPH[ability],
});
/** 2.6, 5.2.3 What everybody sees: the symbol of 1940, and beside it that of 1939 if the marker has one. An Allied marker without it is a GQG marker. */
export const frontOf = (side: Side, with1939: boolean): ChitFace => {
  const german = side === 'german';
  const plain = german ? 'German marker, Balkenkreuz' : 'Allied marker, roundel';
  const both = german ? 'German marker, Balkenkreuz and the cross of 1939' : 'Allied marker, roundel and Polish checks';
  return {
    name: with1939 ? both : plain,
    paint: PAINT[side],
    marks: with1939 ? [german ? 'G' : 'F', german ? 'G39' : 'PL'] : [german ? 'G' : 'F'],
  };
};
/** 2.5 The owner of a marker: five grey-green, three blue, two brown ones for the lesser allies. */
export const DECLARERS = ['german', 'allied', 'brown'] as const;
export type Declarer = (typeof DECLARERS)[number];
const DECLARER_PAINT = { german: 'G', allied: 'F', brown: 'UK' } as const;
export const targetOf = (of: Declarer): ChitFace => ({
  name: `Target, ${of}`,
  paint: DECLARER_PAINT[of],
  glyph: 'target',
});
export const counterblowOf = (of: Declarer): ChitFace => ({
  name: `Counterblow, ${of}`,
  paint: DECLARER_PAINT[of],
  glyph: 'turn back',
});
/** 2.7-2.9, 19.10 Markers on units and hexes. */
export const LAID = {
  'No Actions': { name: 'No Actions', paint: 'white', glyph: 'cross' },
  'Low Supply': { name: 'Low Supply', paint: 'white', glyph: 'depot' },
  'No Supply': { name: 'No Supply', paint: 'white', glyph: 'empty depot' },
  'Blitzkrieg!': { name: 'Blitzkrieg!', paint: 'GM', glyph: 'chevrons' },
  'Drop!': { name: 'Drop!', paint: 'G', glyph: 'aircraft' },
  Glider: { name: 'Glider', paint: 'GM', glyph: 'aircraft' },
  'Surrender!': { name: 'Surrender!', paint: 'F', glyph: 'flag' },
  'Halt! Hitler': { name: 'Halt! Hitler', paint: 'F', glyph: 'halt' },
} as const satisfies { readonly [name: string]: ChitFace };
/** 5.2.3 The symbol of a card's cost, by side and front. */
export const costMark = (side: Side, front: Front): 'G' | 'G39' | 'F' | 'PL' => {
  if (side === 'german') return front === 'france' ? 'G' : 'G39';
  return front === 'france' ? 'F' : 'PL';
};
