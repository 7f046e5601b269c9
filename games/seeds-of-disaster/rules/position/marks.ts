/** Checks the marks of a position that was set by hand: none of a later year, none of the war before it begins, no unit across a border too early. */
import type { State } from '../../../../engine/state.ts';
import { armiesIn, armyPoisedWith, isCorps, nationOf, onMap, placeOf, sideOf, unitName } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { PERMITS, type Effect, type Permit } from '../../data/effects.ts';
import { areaName, controlOf, homeSide, isCentre } from '../../model/ground.ts';
import { AT, EXHIBITED, EXPERIENCES, INDICATORS, SIDES, USED } from '../../model/state.ts';
import { at, atWar, BOTH, monthOf, sideName, yearOf } from '../../model/tracks.ts';
import { cardName, cardRow } from '../cards/cards.ts';
import { isHostile } from '../movement/march.ts';
import { fortIn } from '../combat/forts.ts';
import { mayCross } from '../movement/borders.ts';

const permits = (effects: readonly Effect[], permit: Permit): boolean =>
  effects.some(e => e.does === 'permit' && e.what === permit);
/** 4.1.11 A permit comes from a card, from its year on, or in the months from an intelligence event. */
const permitFaults = (g: State): readonly string[] =>
  PERMITS.flatMap(permit => {
    if (g.cells[AT[permit]] === 0) return [];
    const { cards, intelligence } = boxOf(g).tables;
    if (monthOf(g) > 0 && intelligence.some(e => permits(e.effects, permit))) return [];
    const card = cards.find(c => permits(c.effects, permit));
    return card?.year !== undefined && card.year > yearOf(g)
      ? [`4.1.11 ${permit} is marked, but card ${card.no}, ${card.title}, comes in ${card.year}`]
      : [];
  });
const cardFaults = (g: State): readonly string[] => {
  const { card, committed } = at(g);
  const { rows } = boxOf(g).CARDS;
  const early = rows.filter(c => g.cells[card + c] === EXHIBITED && (cardRow(g, c).year ?? 0) > yearOf(g));
  const strange = BOTH.map(s => g.cells[committed + s]! - 1).filter(c => c >= 0 && g.cells[card + c] !== USED);
  return [
    ...early.map(c => `4.1.11 ${cardName(g, c)} is exhibited, but it comes in ${cardRow(g, c).year}`),
    ...strange.map(c => `4.3 ${cardName(g, c)} is committed, but it does not lie among the used cards`),
  ];
};
type Mark = readonly [cell: number, ruleCase: string, what: string];
const firstMarked = (g: State, cell: number, count: number): number =>
  g.cells.subarray(cell, cell + count).findIndex(n => n > 0);
/** For each mark, the first unit or Area that has it. */
const markedEarly = (g: State, names: readonly string[], marks: readonly Mark[]): readonly string[] =>
  marks.flatMap(([cell, ruleCase, what]) => {
    const k = firstMarked(g, cell, names.length);
    return k < 0 ? [] : [`${ruleCase} ${names[k]} is marked ${what} before Active Hostilities`];
  });
const WAR_TRACKS = [
  [AT.parachuted, 1, '17.0 the parachute corps has jumped'],
  [AT.command11, 1, '6.3.3 command event 11 has happened'],
  [AT.command66, 1, '6.3.3 command event 66 has happened'],
  [AT.violated, 2, '12.0 German troops have entered the Low Countries'],
  [AT.experience, 2, '6.4 a side has experience of battle'],
] as const;
/** Marks that only war makes. */
const warFaults = (g: State): readonly string[] => {
  if (atWar(g)) return [];
  const { disrupted, crowded, flown, fought, fellBack, assaulted, ruined, fellFrom, retaken } = at(g);
  const { unitNames, areaNames } = boxOf(g);
  return [
    ...WAR_TRACKS.flatMap(([cell, n, what]) =>
      firstMarked(g, cell, n) < 0 ? [] : [`${what} before Active Hostilities`],
    ),
    ...markedEarly(g, unitNames, [
      [disrupted, '15.0', 'Disrupted'],
      [crowded, '8.0', 'crowded'],
      [flown, '18.0', 'flown'],
      [fought, '13.0', 'fought'],
      [fellBack, '13.4', 'fallen back'],
    ]),
    ...markedEarly(g, areaNames, [
      [assaulted, '13.1.3', 'attacked'],
      [ruined, '14.3.4', 'destroyed'],
      [fellFrom, '19.0', 'fallen'],
      [retaken, '19.0', 'retaken'],
    ]),
  ];
};
/** Counters with an upper bound. */
const countFaults = (g: State): readonly string[] =>
  BOTH.flatMap(s => {
    const tens = NUMBERS.investments.value[0];
    const over = (cell: number, most: number, words: string): readonly string[] =>
      g.cells[cell + s]! > most ? [`${words} of ${sideName(s)}: ${g.cells[cell + s]}, and ${most} is the most`] : [];
    return [
      ...(g.cells[AT.invested + s]! % tens
        ? [`7.3.2 ${SIDES[s]} has ${g.cells[AT.invested + s]} RPs invested: it goes by tens`]
        : []),
      ...over(AT.investing, NUMBERS.investments.value[1], '7.3.2 RPs into technology this turn'),
      ...over(AT.manoeuvres, NUMBERS.manoeuvres.value, '6.1.1 manoeuvres'),
      ...over(AT.indicators, (1 << INDICATORS.length) - 1, '5.1.2 indicators'),
      ...over(AT.before, (1 << INDICATORS.length) - 1, '5.1.2 indicators of last turn'),
      ...over(AT.experience, (1 << EXPERIENCES.length) - 1, '6.4 experience'),
    ];
  });
export const markFaults = (g: State): readonly string[] => [
  ...permitFaults(g),
  ...cardFaults(g),
  ...(g.cells[AT.strategy]! > 0 && monthOf(g) === 0 ? ['19.0 a strategy is chosen with Armed Belligerence'] : []),
  ...warFaults(g),
  ...earlyFaults(g),
  ...countFaults(g),
];

/** Why the unit cannot be there before Armed Belligerence, or nothing. */
const tooEarly = (g: State, unit: number): string | undefined => {
  const [place, nation] = [placeOf(g, unit), nationOf(g, unit)];
  if (armyPoisedWith(g, unit) >= 0) return '9.2.1 is Poised';
  if (boxOf(g).poland.includes(place)) return '21.5 is in Poland';
  if (isCorps(g, unit) && boxOf(g).reserves.includes(place)) return '2.3.2 is in the Reserve';
  if (!onMap(g, unit)) return undefined;
  if (nation === 'Poland') return '21.5.3 is in France';
  return nation === 'Britain' ? '21.4 is in France' : undefined;
};
const earlyFaults = (g: State): readonly string[] => {
  const { units, areaIds } = boxOf(g);
  const early = monthOf(g) > 0 ? [] : units.map(u => [u, tooEarly(g, u)?.split(' ')] as const);
  const taken = atWar(g) ? undefined : areaIds.find(a => controlOf(g, a) !== homeSide(g, a));
  return [
    ...early.flatMap(([u, why]) =>
      why ? [`${why[0]} ${unitName(g, u)} ${why.slice(1).join(' ')} before Armed Belligerence`] : [],
    ),
    ...(taken === undefined ? [] : [`12.0 ${areaName(g, taken)} is in enemy hands before Active Hostilities`]),
  ];
};

const unitFault = (g: State, unit: number): string | undefined => {
  const area = placeOf(g, unit);
  const where = `${unitName(g, unit)} in ${areaName(g, area)}`;
  if (!atWar(g) && isHostile(g, sideOf(g, unit), area)) return `12.0 ${where}: no border has been crossed yet`;
  const may = mayCross(g, unit, area);
  if (!may.ok) return `${may.case} ${where}: ${may.why}`;
  const fort = fortIn(g, area);
  return fort && fort.side !== sideOf(g, unit) ? `14.3.4 ${where}: an enemy fortification stands there` : undefined;
};
/** 12.0, 8.0, 14.3.4 Units in Areas where they cannot be. */
export const borderFaults = (g: State): readonly string[] => {
  const { ground, areaIds } = boxOf(g);
  const crowd = areaIds.find(a => !isCentre(g, a) && armiesIn(g, a).length > 1);
  return [
    ...ground.flatMap(u => (onMap(g, u) ? (unitFault(g, u) ?? []) : [])),
    ...(atWar(g) || crowd === undefined
      ? []
      : [
          `8.0 ${armiesIn(g, crowd)
            .map(u => unitName(g, u))
            .join(' and ')} are in ${areaName(g, crowd)}: one army is the most`,
        ]),
  ];
};
