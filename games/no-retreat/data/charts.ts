/** Turn tracks, stance tracks, the five combat results tables and the Terrain Effects Chart. */
import { deduced, printed, reconstructed, type Fact } from '../../../engine/facts.ts';
import { TABLES, type Charts, type Front, type Result, type TableId, type TurnRow } from './rows.ts';

const crtOf = (text: string): readonly (readonly Result[])[] =>
  text.split('|').map(row => row.trim().split(/\s+/) as Result[]);

const turn = (
  date: string,
  allied: number,
  german: number,
  more: Omit<TurnRow, 'date' | 'allied' | 'german'> = {},
) => ({
  date,
  allied,
  german,
  ...more,
});
const FRANCE: readonly TurnRow[] = [
  turn('10-11 May', 6, 12),
  turn('12-13 May', 8, 12),
  turn('14-15 May', 6, 10),
  turn('16-19 May', 8, 10, { deathsHead: true, exceed: 5, undercut: 2, plan: 'A', stance: 1 }),
  turn('20-23 May', 6, 8, { stance: 4 }),
  turn('24-27 May', 8, 10, { stance: 7 }),
  turn('28-31 May', 6, 8, { deathsHead: true, exceed: 13, undercut: 6, plan: 'B', stance: 10 }),
  turn('1-4 June', 6, 8),
  turn('5-8 June', 6, 10, { stance: 12 }),
  turn('9-12 June', 6, 8, { deathsHead: true, exceed: 29, undercut: 11, plan: 'C' }),
  turn('13-16 June', 6, 8),
  turn('17-20 June', 6, 8),
  turn('21-24 June', 6, 8, { deathsHead: true, exceed: 30, undercut: 15 }),
  turn('25-28 June', 6, 8),
];
const POLAND: readonly TurnRow[] = [
  turn('1-2 September', 6, 10),
  turn('3-4 September', 6, 10),
  turn('5-6 September', 6, 8),
  turn('7-9 September', 6, 8, { deathsHead: true, exceed: 9, undercut: 2, stance: 5 }),
  turn('10-12 September', 6, 8, { stance: 7 }),
  turn('13-16 September', 6, 8, { stance: 9 }),
  turn('17-20 September', 6, 8, { deathsHead: true, exceed: 13, undercut: 5, stance: 10 }),
  turn('21-24 September', 6, 6),
  turn('25-28 September', 6, 6, { stance: 12 }),
  turn('29 September-2 October', 6, 6, { deathsHead: true, exceed: 29, undercut: 8 }),
  turn('3-6 October', 6, 6),
  turn('7-10 October', 6, 6),
  turn('11-14 October', 6, 6, { deathsHead: true, exceed: 30, undercut: 10 }),
  turn('15-18 October', 6, 6),
];

export const CHARTS: Charts = {
  turns: { france: FRANCE, poland: POLAND },
  stanceVP: { france: [-1, 1, 3, 5, 6], poland: [-2, -1, 0, 1, 2] },
  crt: {
    'German Mobile': crtOf(
      'CA1 CA CA CA - CB EX D DR | CA CA - - CB EX D DR DR | CA - CB CB EX D DR DR DS | - CB EX CR CR DR DR DS DS | CB CR CR D DR DR DS DS DD | CR D DR DR DS DS DD DD DE',
    ),
    'Allied Mobile': crtOf(
      'CA1 CA1 CA CA CA - CB EX EX | CA CA CA - - CB EX EX D | CA CA - CB CB EX EX D DR | CA - CB EX EX CR D DR DR | - CB EX CR D D DR DR DS | CB D D DR DR DS DS DS DD',
    ),
    Prepared: crtOf(
      'CA1 CA CA CA - CB EX EX D | CA CA CA - CB EX EX D DR | CA CA - CB EX EX/CR D DR DR | CA - CB EX EX D DR DR DS | - CB EX EX/CR D DR DR DS DS | CB D D D DR DR DS DS DD',
    ),
    Blitzkrieg: crtOf(
      'CA CA CA - - - EX DR DR | CA CA - - - EX DR DR DS | CA - - CR EX DR DR DS DS | - - EX CR DR DR DS DS DD | - D DR DR DR DS DS DD DD | D DR DR DR DS DD DD DD DE',
    ),
    Fortress: crtOf(
      'A1 A1 A1 A1 A1 A1 - - EX | A1 A1 A1 - - - - EX EX | A1 - - - - - EX EX D1 | - - - - EX EX EX D1 D1 | - - - EX EX D1 D1 D1 D1 | - - EX EX D1 D1 D1 D1 DE',
    ),
  },
  terrain: {
    open: { name: 'Open', mp: 1, shift: 0 },
    rough: { name: 'Rough', mp: 2, shift: 2, noArmour: true, stopsAdvance: true, noMobile: true },
    forest: { name: 'Forest', mp: 2, shift: 1, noArmour: true, stopsAdvance: true },
    marsh: { name: 'Marsh', mp: 3, shift: 1, noArmour: true, stopsAdvance: true, noMobile: true },
    minor: { name: 'Minor City', mp: 1, shift: 1 },
    major: { name: 'Major City', mp: 1, shift: 1, noMobile: true },
    fortified: { name: 'Fortified', mp: 1, shift: 2 },
    ez: { name: 'Evacuation Zone', mp: 'all', shift: 1, noAttacks: true, noCounterblow: true },
  },
  river: { name: 'River', mp: 1, shift: 1 },
  great: { name: 'Great river', mp: 2, shift: 2, noMobile: true },
  noSupplyShift: 2,
};

const ours = reconstructed('first value, kept to the vocabulary of 14.7 and the shape of the ancestor games');
/** Knobs that play turned (docs/CALIBRATION.md). */
const TURNED: { readonly [what: string]: Fact } = {
  Prepared: reconstructed(
    'ours; from 3:1 on exchanges gave way to D and DR, so that infantry corps gain ground in the time the campaign had',
  ),
  'Major City': reconstructed(
    'no Mobile Combat, and the one column of a Minor City: with two, cities that fell in days in 1940 held out for weeks',
  ),
  Blitzkrieg: reconstructed('ours but for two cells of the 2012 ancestor: 3:1 with 2 and with 5'),
};
/** Where each chart comes from. */
export const CHART_FACTS: readonly { readonly table: string; readonly what: string; readonly fact: Fact }[] = [
  ...TABLES.map((t: TableId) => ({
    table: 'combat results',
    what: t,
    fact: TURNED[t] ?? ours,
  })),
  ...Object.entries(CHARTS.terrain).map(([kind, row]) => ({
    table: 'terrain effects',
    what: row.name,
    fact: ['open', 'rough', 'minor', 'ez'].includes(kind)
      ? printed('13.2, 13.2.3, 14.6.1, 14.6.2')
      : (TURNED[row.name] ?? ours),
  })),
  {
    table: 'stance tracks',
    what: 'points at the end',
    fact: reconstructed(
      'each box has a number, which ones is missing; from the Allies’ favour to the Germans’, beyond nought in France and about it in Poland',
    ),
  },
  { table: 'terrain effects', what: 'River', fact: printed('14.6.2') },
  { table: 'terrain effects', what: 'Great river', fact: ours },
  ...(['france', 'poland'] as const).flatMap((front: Front) =>
    CHARTS.turns[front].map((t, i) => ({
      table: `turn track ${front}`,
      what: `turn ${i + 1}: ${t.date}, ${t.allied} and ${t.german} markers`,
      fact:
        front === 'france' && i >= 1 && i <= 5
          ? printed('6.0, 8.1')
          : deduced(
              'steps of two to four days; stance, plan and game end turns are printed (20.1), the markers are ours, those of June 1940 eight German to six Allied so that the second campaign gains ground and yet is mostly counted at its end; so are the boxes of sudden death but 13 on turn 7: those of turn 4 so low in France that Weygand mostly comes in May, those of turns 10 and 13 so high that most games are counted at their end; the stance boxes lie where Dynamo and the Soviets mostly come by turn 9',
            ),
    })),
  ),
];
