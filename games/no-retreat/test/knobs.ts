/** The rules are tested on factors and tables of their own: the shipped ones turn with calibration. */
import { CHARTS } from '../data/charts.ts';
import { TABLES, type Charts, type Face, type Front, type Result, type UnitRow } from '../data/rows.ts';
import { SHIPPED, type NoRetreatTables } from '../data/tables.ts';

/** Counters by their sides: strengths, then movement. */
const SIDES_OF: { readonly [sides: string]: string } = {
  '3/2-3':
    'G X, G XXVI, G IV, G IX, G XI, G I, G II, G V, G VIII, G III, G VI, G XVIII, G VII, G XIII, G XXIII, G XII, G XXXXII, G XXXXIII, G XVII, G XXXXVII, G XXXX, G XXXVIII, F II, F VI, F Col, F XX, F VIII, F XXI, F XXIII, F Touchon, F Altmayer, B II+IV, B V+VI, G39 I, G39 XXI, G39 Wodrig, G39 II, G39 X, G39 XIII, G39 IV, G39 XI, G39 VII, G39 VIII, G39 XVII, G39 XXVII, P 20, P 1+41, P 9+27, P 4+16, P 14+17, P 28, P 2+30, P 23+55, P 6+21, P 11+38, P 13+29, P 3+12',
  '1-4':
    'G 1 Cav, UK 1 Tank, B Cav, G39 1 Cav, P Podlaska, P Suwalska, P Mazowiecka, P Nowogrodzka, P Wielkopolska, P Podolska, P Wolynska, P Kresowa, P Pomorska, P Krakowska, P Wilenska',
  '2/1-6': 'G 9 Pz, G39 Kempf, G39 5 Pz, G39 10 Pz',
  '2/1-5': 'G SS-V, G 20 mot, G SS-T, F 1 DLM, F 2nd Cav',
  '2/1-3':
    'G XXVII, G XXIV, G XXX, G XXII, F XI, F XLI, F X, F XVIII, F XXIV, F XLII, F IX, F XII, F XVII, F XLIII, F VII, F XIII, F XLIV, F XLV, F Frere, UK 51, B I, B III, B VII, G39 III, G39 1 Mtn, G39 2 Mtn, P 18, P 8, P 35, P 15, P 25, P 10, P 7, P 24, P 5, P Garrison, P Piskor, P Kleeberg',
  '4/3-6': 'G XVI, G XIX, G39 XIX, G39 XVI',
  '3/2-6': 'G 5 Pz, G 7 Pz, G XXXXI, G39 Hoth',
  '3/2-5': 'G XIV, F Prioux, G39 XIV, G39 XVIII, SU Cav-Mech',
  '2-3':
    'G XXXVII, G XXV, G XXXIII, P Sikorski, G39 Brand, G39 Kaupisch, G39 Reserve, G39 73, G39 62, SK Slovakia, P Reserve',
  '1-0':
    'G Air Landing, P Fort Warszawa, P Fort Modlin, P Fort Hel, P Fort Mlawa, P Fort Slask, P Fort Wizna, P Fort Brzesc, P Fort Lwow',
  '3/2-4': 'F I, F III, F IV, UK I, UK II, SU 3, SU 11, SU 4, SU 5, SU 6, SU 12',
  '2/1-4':
    'F V, F DCR, F De Gaulle, F Baron, F Boiron, F Bonnet, UK III, UK 52, SU 10, P Kmicic, P Anders, P Abraham, P Filipowicz',
  '1/1-0':
    'F Longwy, F Thionville, F Boulay, F Sarralbe, F Bitche, F Haguenau, F Strasbourg, F Marckolsheim, F Colmar, F Mulhouse, B Eben Emael',
  '3/2-0': 'UK Dynamo',
  '1-2': 'N I, N II, N III, N IV, P 2 Mtn, P Coast',
  '1-3': 'N Light, P 33',
  '2-2': 'CH I, CH II, CH III',
  '1-5': 'G39 LSSAH',
  '2-5': 'P 10 BK, P WBPM',
};
const CRT: { readonly [table: string]: string } = {
  'German Mobile':
    'CA1 CA CA CA - CB EX D DR | CA CA - - CB EX D DR DR | CA - CB CB EX D DR DR DS | - CB EX CR CR DR DR DS DS | CB CR CR D DR DR DS DS DD | CR D DR DR DS DS DD DD DE',
  'Allied Mobile':
    'CA1 CA1 CA CA CA - CB EX EX | CA CA CA - - CB EX EX D | CA CA - CB CB EX EX D DR | CA - CB EX EX CR D DR DR | - CB EX CR D D DR DR DS | CB D D DR DR DS DS DS DD',
  Prepared:
    'CA1 CA CA CA - CB EX EX EX | CA CA CA - CB EX EX EX D | CA CA - CB EX EX EX/CR D D | CA - CB EX EX EX/CR D D DR | - CB EX EX/CR D D DR DR DS | CB D D D DR DR DS DS DD',
  Blitzkrieg:
    'CA CA CA - - - EX DR DR | CA CA - - - EX DR DR DS | CA - - CR EX DR DR DS DS | - - EX CR DR DR DS DS DD | - D DR DR DR DS DS DD DD | D DR DR DR DS DD DD DD DE',
  Fortress:
    'A1 A1 A1 A1 A1 A1 - - EX | A1 A1 A1 - - - - EX EX | A1 - - - - - EX EX D1 | - - - - EX EX EX D1 D1 | - - - EX EX D1 D1 D1 D1 | - - EX EX D1 D1 D1 D1 DE',
};
const facesOf = (sides: string, [front, back]: UnitRow['faces']): UnitRow['faces'] => {
  const [strengths, mp] = sides.split('-');
  const face = (sp: string, was: Face | undefined): Face => ({ ...was, sp: Number(sp), mp: Number(mp) });
  const [full, reduced] = strengths!.split('/');
  return reduced === undefined ? [face(full!, front)] : [face(full!, front), face(reduced, back ?? front)];
};
const sidesOf = new Map(
  Object.entries(SIDES_OF).flatMap(([sides, names]) => names.split(', ').map(n => [n, sides] as const)),
);
const known = (u: UnitRow): UnitRow => {
  const sides = sidesOf.get(u.name);
  return sides === undefined ? u : { ...u, faces: facesOf(sides, u.faces) };
};
const rowsOf = (text: string): readonly (readonly Result[])[] =>
  text.split(' | ').map(row => row.split(' ') as Result[]);
/** 17.6 What must be exceeded, what not undercut. */
const HEADS: { readonly [F in Front]: { readonly [turn: number]: readonly [exceed: number, undercut: number] } } = {
  france: { 4: [8, 2], 7: [13, 6], 10: [20, 11], 13: [26, 15] },
  poland: { 4: [9, 2], 7: [13, 5], 10: [17, 8], 13: [20, 10] },
};
/** 8.1 Markers that are drawn in the later turns of the French Front. */
const DRAWN: { readonly [turn: number]: readonly [allied: number, german: number] } = {
  7: [8, 8],
  8: [8, 8],
  9: [8, 12],
  10: [6, 10],
  11: [6, 8],
  12: [6, 8],
  13: [6, 8],
  14: [6, 8],
};
/** 7.4 What moves the British Stance. */
const STANCES: { readonly [turn: number]: number } = { 4: 6, 5: 8, 6: 10, 7: 12, 9: 14 };
const turnsOf = (front: Front): Charts['turns'][Front] =>
  CHARTS.turns[front].map((row, i) => {
    const head = HEADS[front][i + 1];
    const [allied, german] = (front === 'france' && DRAWN[i + 1]) || [row.allied, row.german];
    const stance = front === 'france' ? STANCES[i + 1] : undefined;
    return {
      ...row,
      allied,
      german,
      ...(head ? { exceed: head[0], undercut: head[1] } : {}),
      ...(stance === undefined ? {} : { stance }),
    };
  });
const charts: Charts = {
  ...CHARTS,
  turns: { france: turnsOf('france'), poland: turnsOf('poland') },
  stanceVP: { france: [-4, -3, -2, -1, 0], poland: [-4, -3, -2, -1, 0] },
  crt: Object.fromEntries(TABLES.map(t => [t, rowsOf(CRT[t]!)])) as Charts['crt'],
  terrain: {
    ...CHARTS.terrain,
    major: { ...CHARTS.terrain.major, shift: 2 },
    fortified: { name: 'Fortified', mp: 1, shift: 1 },
  },
};
export const KNOBS: NoRetreatTables = { ...SHIPPED, units: SHIPPED.units.map(known), charts };
