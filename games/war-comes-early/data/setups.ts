/** 3.1-3.3, 13.2 Ready-made set-ups to play from or to change. Units with a set-up hex on their back (units.ts) stand there and are in none of them. */
import { historical, reconstructed, type Fact } from '../../../engine/facts.ts';

export type Scenario = '1938' | '1939';
/** Who sets up at once: a side, or a neutral when it is violated (3.3). */
export const GROUPS = ['allied', 'german', 'Belgian', 'Dutch', 'Danish', 'Lithuanian'] as const;
export type Group = (typeof GROUPS)[number];

export interface SetUp {
  readonly id: string;
  readonly name: string;
  readonly scenario: Scenario;
  readonly group: Group;
  readonly words: string;
  /** Units hex by hex, the lowest first: the last lies on top and is what the enemy sees (8.3). */
  readonly at: { readonly [hex: string]: readonly string[] };
  /** 3.1 The four Soviet railheads. */
  readonly railheads?: readonly string[];
  readonly src?: Fact;
}
export interface SourcedSetUp extends SetUp {
  readonly src: Fact;
}

type Listed = { readonly [hex: string]: string };
const units = (...lists: readonly Listed[]): SetUp['at'] =>
  Object.fromEntries(lists.flatMap(at => Object.entries(at).map(([hex, names]) => [hex, names.split(', ')])));
const STUDY = 'drawn up by us as a starting point';

const ALLIED: readonly SourcedSetUp[] = [
  {
    id: 'ring',
    name: 'The ring of works',
    scenario: '1938',
    group: 'allied',
    src: historical(
      'Czech border zones and the sectors of the French armies as mobilised; the hexes within them, and all Soviets, are ours',
    ),
    words:
      'The border zones where they stood in September 1938; the French from the Meuse to the Rhine; the Soviets on the railways to Minsk, Pinsk and Lwow',
    railheads: ['5222', '5127', '4732', '4534'],
    at: units(
      { 1720: 'Cz XI', 2121: 'Cz XII', 2420: 'Cz XIII', 2427: 'Cz XIV', 2329: 'Cz XV', 2825: 'Cz XVI' },
      { 5322: 'SU 1B', 5421: 'SU 2B', 5719: 'SU NW', 4733: 'SU SF', 4930: 'SU SW', 5127: 'SU UF', 4832: 'SU IAC' },
      { 1332: 'Y 7 A', 1633: 'Y 4 A', 1832: 'Y 2 A', 1331: 'Y 5I', 1733: 'Y 6I' },
      { 3133: 'R 1 A', 3233: 'R 2 A', 3134: 'R Mt, R C' },
      { '0212': 'F 1 A', '0313': 'F 2 A', '0314': 'F 3 A', '0415': 'F 4 A', '0516': 'F 5 A', '0214': 'F 6 A' },
      { '0316': 'F 7 A', '0317': 'F 8 A', '0112': 'F 9 A', '0416': 'F M1', '0315': 'F M2', '0213': 'F M3' },
      { '0211': 'F C', '0110': 'UK BEF' },
    ),
  },
  {
    id: 'relief',
    name: 'Relief for Prague',
    scenario: '1938',
    group: 'allied',
    src: reconstructed(`${STUDY}: everybody as near to the enemy as the rules allow`),
    words:
      'Corps in the cities that count, the French massed before the Saar, four Soviet fronts against Lwow, Yugoslavs and Romanians against Hungary',
    railheads: ['5222', '4930', '4732', '4534'],
    at: units(
      { 2121: 'Cz XI', 1820: 'Cz XII', 2219: 'Cz XIII', 2328: 'Cz XIV', 2329: 'Cz XV', 2825: 'Cz XVI' },
      { 5222: 'SU 1B', 5322: 'SU 2B', 5421: 'SU NW', 4533: 'SU SF', 4632: 'SU SW', 4732: 'SU UF', 4534: 'SU IAC' },
      { 1832: 'Y 4 A', 1833: 'Y 2 A', 1332: 'Y 7 A', 1633: 'Y 5I', 1831: 'Y 6I' },
      { 3133: 'R 1 A, R Mt', 3233: 'R 2 A, R C' },
      { '0314': 'F 2 A', '0313': 'F 3 A', '0415': 'F 4 A', '0516': 'F 5 A', '0416': 'F 6 A', '0315': 'F 7 A' },
      { '0317': 'F 8 A', '0214': 'F 1 A', '0211': 'F 9 A', '0213': 'F M1', '0215': 'F M2', '0316': 'F M3' },
      { '0212': 'F C', '0112': 'UK BEF' },
    ),
  },
  {
    id: 'long-war',
    name: 'The long war',
    scenario: '1938',
    group: 'allied',
    src: reconstructed(`${STUDY}: hold everywhere, and reach for the Baltic with the north of the Soviets`),
    words:
      'Corps in the gaps between the works, the French in depth from the Channel to the Rhine, the Soviets spread from Latvia to the Dniester',
    railheads: ['5619', '5222', '4930', '4534'],
    at: units(
      { 2121: 'Cz XI', 2219: 'Cz XII', 1822: 'Cz XIII', 2225: 'Cz XIV', 2328: 'Cz XV', 2825: 'Cz XVI' },
      { 5912: 'SU NW', 5718: 'SU 1B', 5619: 'SU 2B', 4534: 'SU SF', 4732: 'SU SW', 4930: 'SU UF', 4833: 'SU IAC' },
      { 1332: 'Y 7 A', 1331: 'Y 5I', 1633: 'Y 4 A', 1732: 'Y 2 A', 1832: 'Y 6I' },
      { 3133: 'R 2 A, R C', 3134: 'R 1 A', 3233: 'R Mt' },
      { '0108': 'F 7 A', '0109': 'UK BEF', '0110': 'F 1 A', '0211': 'F 9 A', '0212': 'F 2 A', '0313': 'F 3 A' },
      { '0314': 'F 4 A', '0415': 'F 5 A', '0317': 'F 8 A', '0214': 'F 6 A', '0111': 'F M1', '0213': 'F M2' },
      { '0315': 'F M3', '0112': 'F C' },
    ),
  },
];

/** The eleven hexes that look at France and Luxembourg. */
const WATCH: Listed = {
  '0611': 'G FG1',
  '0612': 'G FG2',
  '0513': 'G FG3',
  '0514': 'G FG4',
  '0614': 'G FG5',
  '0715': 'G FG6',
  '0716': 'G FG7',
  '0717': 'G FG8',
  '0617': 'G FG9',
  '0518': 'G FG10',
  '0418': 'G FG11',
};
const GERMAN: readonly SourcedSetUp[] = [
  {
    id: 'case-green',
    name: 'Case Green',
    scenario: '1938',
    group: 'german',
    src: historical(
      'the five armies of the plan of 1938 in their sectors; the hexes within them, and the partners, are ours',
    ),
    words:
      'As planned in 1938: 2nd Army in Silesia, 8th in Saxony, 10th and 12th in Bavaria, 14th in Austria, thin guard in the west',
    at: units(
      WATCH,
      { 2824: 'G 2 A', 2723: 'G 3 A', 2318: 'G 8 A', 1620: 'G XVI, G 10 A', 1724: 'G 12 A', 2227: 'G XIV, G 14 A' },
      { 2822: 'G XV', '0814': 'G 4 A' },
      { 2330: 'H 1 A', 2631: 'H 2 A', 2932: 'H 3 A', 2632: 'H MC' },
      { 1132: 'I 2 A', 1231: 'I 8 A', 1130: 'I Po', 1030: 'I 1 A', '0830': 'I 4 A' },
    ),
  },
  {
    id: 'moravia',
    name: 'Pincers in Moravia',
    scenario: '1938',
    group: 'german',
    src: reconstructed(`${STUDY}: Vienna and Breslau joined, so that the 18th Motorised Corps comes (3.2.1)`),
    words:
      'From Silesia and Austria toward Olomouc and Brno, to cut the country at its waist and join Vienna with Breslau',
    at: units(
      WATCH,
      {
        2824: 'G XV, G 2 A',
        2723: 'G 10 A',
        2823: 'G 3 A',
        2227: 'G XIV, G 14 A',
        2327: 'G XVI, G 12 A',
        2317: 'G 8 A',
      },
      { 1620: 'G 4 A' },
      { 2330: 'H 1 A', 2431: 'H 2 A', 2732: 'H 3 A', 2632: 'H MC' },
      { 1131: 'I 2 A', 1231: 'I Po', 1230: 'I 8 A', 1030: 'I 1 A', '0830': 'I 4 A' },
    ),
  },
  {
    id: 'prague',
    name: 'Straight for Prague',
    scenario: '1938',
    group: 'german',
    src: reconstructed(`${STUDY}: the capital before the others come in (4.1)`),
    words: 'Saxony and Bavaria together: through the Ore Mountains and past Pilsen, with an army left in the west',
    at: units(
      WATCH,
      {
        2118: 'G XVI, G 8 A',
        2318: 'G 2 A',
        1918: 'G XV, G 3 A',
        1619: 'G XIV, G 10 A',
        1621: 'G 12 A',
        2127: 'G 14 A',
      },
      { '0814': 'G 4 A' },
      { 2331: 'H 1 A', 2631: 'H 2 A', 3032: 'H 3 A', 2832: 'H MC' },
      { 1133: 'I 2 A', 1131: 'I 8 A', 1230: 'I 1 A', '0931': 'I Po', '0829': 'I 4 A' },
    ),
  },
];

const neutral = (group: Group, id: string, name: string, words: string, at: Listed): SourcedSetUp => ({
  id: `${group.toLowerCase()}-${id}`,
  name,
  scenario: '1938',
  group,
  words,
  at: units(at),
  src: reconstructed(STUDY),
});
const NEUTRALS: readonly SourcedSetUp[] = [
  neutral('Belgian', 'canal', 'Albert Canal', 'Along the canal and the Meuse, with Liege held and Brussels covered', {
    '0609': 'B III',
    '0608': 'B I',
    '0607': 'B II',
    '0506': 'B V',
    '0406': 'B VI',
    '0508': 'B VII',
    '0507': 'B IV',
  }),
  neutral('Belgian', 'dyle', 'Brussels and Antwerp', 'Two corps in the capital, the others close round it', {
    '0609': 'B III',
    '0406': 'B I, B II',
    '0506': 'B V',
    '0507': 'B IV',
    '0407': 'B VI',
    '0405': 'B VII',
  }),
  neutral(
    'Belgian',
    'frontier',
    'On the frontier',
    'Forward from the Scheldt to the Ardennes, to make every step cost a fight',
    {
      '0609': 'B III',
      '0708': 'B I',
      '0606': 'B II',
      '0607': 'B V',
      '0610': 'B VII',
      '0510': 'B VI',
      '0406': 'B IV',
    },
  ),
  neutral('Dutch', 'holland', 'Fortress Holland', 'Everything behind the water, the capital doubled', {
    '0904': 'N I, N II',
    '0905': 'N III',
    '0705': 'N IV',
    '0704': 'N Lt',
  }),
  neutral('Dutch', 'grebbe', 'Grebbe and Peel', 'On the Grebbe and in Brabant, one corps in the capital', {
    '0904': 'N I',
    '1005': 'N II',
    '0906': 'N IV',
    '0807': 'N III',
    '0706': 'N Lt',
  }),
  neutral('Dutch', 'ijssel', 'On the IJssel', 'Forward on the great rivers', {
    1106: 'N I',
    1006: 'N II',
    '0907': 'N III',
    '0904': 'N IV',
    '0806': 'N Lt',
  }),
  neutral('Danish', 'copenhagen', 'In the capital', 'Behind the straits', { 2904: 'D FA' }),
  neutral('Danish', 'korsor', 'On the Great Belt', 'Where the crossing ends', { 2603: 'D FA' }),
  neutral('Danish', 'jutland', 'In Jutland', 'On the German frontier', { 2303: 'D FA' }),
  neutral('Lithuanian', 'kaunas', 'In the capital', 'Kaunas, in a city', { 4816: 'L FA' }),
  neutral('Lithuanian', 'neman', 'On the Neman', 'Before the capital, on the frontier', { 4615: 'L FA' }),
  neutral('Lithuanian', 'memel', 'In Memel', 'The port, and what it is worth', { 4412: 'L FA' }),
];

export const SET_UPS: readonly SourcedSetUp[] = [...ALLIED, ...GERMAN, ...NEUTRALS];
