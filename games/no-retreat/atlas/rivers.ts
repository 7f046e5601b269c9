/** The rivers of both fronts, laid along hexsides. */
import type { Point } from '../../../kernel/curve.ts';
import { addRivers as addAll } from '../../../atlas/draft.ts';
import type { Sheet } from '../../../atlas/georef.ts';
import type { Front } from '../data/rows.ts';
import { isDry, type Draft, type SideDraft } from './draft.ts';
import { factOf } from '../../../atlas/overrides.ts';
import type { Override } from './overrides.ts';

/** Rivers that armies planned by, greater ones first: lesser ones join them. */
const RIVERS: { readonly [F in Front]: readonly string[] } = {
  france:
    'Rhine,Meuse,Moselle,Seine,Loire,Main,Neckar,Saone,Marne,Oise,Aisne,Somme,Scheldt,Waal,Lek,Nederrijn,IJssel,Albert Canal,Dyle,Sambre,Yonne,Aube,Doubs,Aare,Saar,Lys,Ems'.split(
      ',',
    ),
  poland:
    'Vistula,Oder,Warthe,Bug,Narew,San,Neman,Pripyat,Dniester,Netze,Pilica,Bzura,Wieprz,Dunajec-Poprad,Biebrza,Styr,Horyn,Pregel,Pregel-Alle,Shchara,Neris,Lausitzer Neisse,Glatzer Neisse,Prosna,Morava,Vah,Bobr,Drweca,Brda,Wkra,Berezina,Prut,Yasyelda'.split(
      ',',
    ),
};
/** A border river keeps to the border. */
const BORDER_RIVERS: { readonly [river: string]: readonly string[] } = {
  Rhine: ['France Germany', 'Germany Switzerland'],
  Moselle: ['Germany Luxembourg'],
  Oder: ['Germany Poland'],
};
const SIZE: { readonly [F in Front]: readonly [x: number, y: number] } = { france: [22, 25.7], poland: [32, 24.9] };

export function addRivers(draft: Draft, folder: string, sheet: Sheet, overrides: readonly Override[]): void {
  const [wide, tall] = SIZE[draft.front];
  const rivers = {
    names: RIVERS[draft.front],
    onSheet: ([x, y]: Point): boolean => x > 0.4 && x < wide && y < -0.2 && y > -tall,
    borders: BORDER_RIVERS,
    ease: 0.1,
  };
  addAll(draft, folder, sheet, rivers, hex => isDry(draft, hex));
  for (const o of overrides) if ('river' in o) change(draft, o);
}

/** Hexsides of a river that are of another kind or name, where both banks lie in these countries. */
function change(draft: Draft, o: Override & { river: string }): void {
  const { ends } = draft.grid;
  const { kind, name, within } = o as typeof o & {
    kind?: SideDraft['kind'] | 'plain';
    name?: string;
    within?: string[];
  };
  for (const [side, it] of draft.sides) {
    const banks = [ends[side * 2]!, ends[side * 2 + 1]!].map(hex => draft.hexes[hex]!.country);
    if (it.name !== o.river || (within !== undefined && !banks.every(c => within.includes(c)))) continue;
    if (kind === 'plain') draft.sides.delete(side);
    else draft.sides.set(side, { kind: kind ?? it.kind, name: name ?? o.river, by: factOf(o) });
  }
}
