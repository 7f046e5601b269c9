/** 3.3-3.8 Ready-made set-ups to play from or to change: the record of 10 May 1940 and of September 1939, plans that were really drawn up, and what might have been. */
import { historical, reconstructed, type Fact } from '../../../engine/facts.ts';
import type { Scenario } from './charts.ts';

export const GROUPS = ['neutrals', 'allies', 'german'] as const;
export type Group = (typeof GROUPS)[number];

export interface SetUp {
  readonly id: string;
  readonly name: string;
  readonly scenario: Scenario;
  readonly group: Group;
  /** 3.8 German set-ups of 1940 fit one answer to Sickle Cut. */
  readonly sickle?: 'no' | 'yes';
  readonly words: string;
  /** Units hex by hex, the lowest first: the last lies on top and is what the enemy sees (3.10). */
  readonly at: { readonly [hex: string]: readonly string[] };
  readonly src: Fact;
}

type Listed = { readonly [hex: string]: string };
const named = (at: Listed, name: (short: string) => string): SetUp['at'] => Object.fromEntries(Object.entries(at).map(([hex, units]) => [hex, units.split(', ').map(name)]));
const corps = (at: Listed): SetUp['at'] => named(at, unit => unit);
const german = (at: Listed): SetUp['at'] => named(at, unit => `G ${unit}`);
const german1939 = (at: Listed): SetUp['at'] => named(at, unit => `G39 ${unit} ID`);
const french1939 = (at: Listed): SetUp['at'] => named(at, unit => `F39 ${unit}`);

const SECTORS = 'armies and their sectors are the record; the hex of a corps within its sector, and of reserves, is ours';
const STUDY = 'drawn up by us as a starting point';

const NEUTRAL_PLANS: readonly SetUp[] = [
  {
    id: 'canal-and-grebbe', name: 'Albert Canal and Grebbe Line', scenario: '1940', group: 'neutrals', src: historical(`10 May 1940: ${SECTORS}`),
    words: 'As on 10 May 1940: the Belgians along the Albert Canal and the Meuse, the Dutch on the Grebbe and in Brabant, the Swiss behind the Limmat',
    at: corps({
      3235: 'B I', 3334: 'B II', 3134: 'B III', 3534: 'B IV', 3633: 'B V', 3433: 'B VI', 3232: 'B VII', 3335: 'B Cv', 3133: 'B K',
      4035: 'N I', 3737: 'N II', 3636: 'N III', 3838: 'N IV', 3536: 'N Lt', 1227: 'Sw 1', 1331: 'Sw 2', 1234: 'Sw 3', 1136: 'Sw 4',
    }),
  },
  {
    id: 'cities', name: 'Hold the cities', scenario: '1940', group: 'neutrals', src: reconstructed(`${STUDY}: capitulation counts city hexes (4.3)`),
    words: 'Garrisons in the cities that decide over capitulation, the rest behind them',
    at: corps({
      3232: 'B I', 3432: 'B II', 3134: 'B III', 3631: 'B IV', 3633: 'B V', 3830: 'B VI', 3433: 'B VII', 3533: 'B Cv', 3231: 'B K',
      4035: 'N I', 4037: 'N II', 3934: 'N III', 3837: 'N IV', 3734: 'N Lt', 1230: 'Sw 1', 1331: 'Sw 2', 1234: 'Sw 3', 1132: 'Sw 4',
    }),
  },
  {
    id: 'frontier', name: 'On the frontier', scenario: '1940', group: 'neutrals', src: reconstructed(`${STUDY}: zones of control as far forward as the set-up allows (7.9)`),
    words: 'Forward on the Meuse, the IJssel and the Rhine, to make the Germans fight for the first step',
    at: corps({
      3235: 'B I', 3435: 'B II', 3134: 'B III', 3634: 'B IV', 3633: 'B V', 3132: 'B VI', 3131: 'B VII', 3335: 'B Cv', 3133: 'B K',
      3638: 'N I', 3739: 'N II', 3537: 'N III', 3840: 'N IV', 3436: 'N Lt', 1328: 'Sw 1', 1331: 'Sw 2', 1333: 'Sw 3', 1236: 'Sw 4',
    }),
  },
];

/** The garrison of the Maginot Line that all plans but one share: 3rd, 4th, 5th and 8th Army. */
const LINE: Listed = { 2632: 'F XLII', 2532: 'F XXIV', 2433: 'F VI', 2334: 'F IX', 2135: 'F VIII', 2035: 'F XII', 1934: 'F XVII', 1834: 'F XLIII', 1733: 'F XIII', 1632: 'F VII', 1531: 'F XLIV', 1431: 'F XLV' };
const ALLIED_PLANS: readonly SetUp[] = [
  {
    id: 'dyle-breda', name: 'Dyle-Breda', scenario: '1940', group: 'allies', src: historical(`10 May 1940: ${SECTORS}`),
    words: 'As on 10 May 1940: Giraud, the British and Blanchard ready to march into Belgium, Corap and Huntziger thin on the Meuse, four armies along the Maginot Line',
    at: corps({
      ...LINE, 3927: 'F XVI', 3828: 'F I', 3628: 'UK III, UK II, UK I', 3528: 'F III', 3429: 'F IV, F Cv', 3329: 'F V', 3229: 'F II', 3129: 'F XI', 3030: 'F XLI', 2930: 'F X', 2831: 'F XVIII',
      2532: 'F XXIV, F Co', 2434: 'F XX', 2827: 'F XXI', 3227: 'F XXIII',
    }),
  },
  {
    id: 'escaut', name: 'Escaut', scenario: '1940', group: 'allies', src: reconstructed('after the plan of autumn 1939 to go no further than the Scheldt, with the 7th Army in reserve; the hexes are ours'),
    words: 'The cautious plan of 1939: the frontier from the sea to Maubeuge is held, the 7th Army and the cavalry wait behind it',
    at: corps({
      ...LINE, 3828: 'F III', 3727: 'UK III, UK II', 3628: 'UK I', 3528: 'F IV', 3429: 'F V', 3329: 'F II', 3129: 'F XI', 3030: 'F XLI', 2930: 'F X', 2831: 'F XVIII',
      2532: 'F XXIV, F Co', 2434: 'F XX', 3327: 'F Cv', 3227: 'F XVI, F I', 3027: 'F XXIII', 2829: 'F XXI',
    }),
  },
  {
    id: 'meuse', name: 'On the Meuse', scenario: '1940', group: 'allies', src: reconstructed(`${STUDY}: the weight where the blow fell in 1940`),
    words: 'Strong at Sedan and along the Meuse, with reserves behind; the frontier to the sea is left to the British and the 1st Army',
    at: corps({
      3828: 'UK III', 3628: 'UK II, UK I', 3528: 'F III', 3429: 'F IV', 3329: 'F V', 3229: 'F II, F Cv', 3129: 'F XLI, F XI', 3030: 'F XVI, F I', 2930: 'F XX, F XXI, F X', 2830: 'F XXIII', 2831: 'F Co, F XVIII', 2731: 'F XXIV',
      2632: 'F XLII', 2532: 'F VI', 2433: 'F IX', 2334: 'F VIII', 2135: 'F XII', 1934: 'F XVII', 1834: 'F XLIII', 1733: 'F XIII', 1632: 'F XLIV', 1431: 'F XLV', 2728: 'F VII',
    }),
  },
];

/** 1st and 7th Army on the West Wall from the Moselle to Basel, as they stood while the others attacked. A corps in 3440 keeps the Dutch from the Ruhr, which would lose the game (4.2). */
const WALL: Listed = { 2435: 'XII', 2335: 'XXX', 2236: 'XXIV', 2136: 'XXXVII', 1835: 'XXV', 1634: 'XXXIII' };
const GERMAN_PLANS: readonly SetUp[] = [
  {
    id: 'sichelschnitt', name: 'Sichelschnitt', scenario: '1940', group: 'german', sickle: 'yes', src: historical(`10 May 1940: ${SECTORS}; the panzer corps stand where they reached the Meuse`),
    words: 'As on 10 May 1940: Guderian before Sedan, Reinhardt beside him, Hoth before Dinant; Hoepner and the 6th Army before Maastricht, the 18th before Holland',
    at: german({
      ...WALL, 2931: '19 Pz', 3031: '41 Pz', 3032: '15 Pz', 3237: 'IV, 16 Pz', 3743: 'X', 3538: 'XXVI', 3438: 'IX', 3337: 'XI', 3136: 'XXVII', 3238: 'I', 3135: 'V', 3036: 'VIII', 2935: 'II', 2835: 'III, VI', 2836: 'XVIII, XXXX',
      2734: 'VII', 2635: 'XIII', 2534: 'XXIII', 2738: 'XVII, XXXXII', 2938: 'XXXXIII, XXXXIV', 3440: 'XXXVIII',
    }),
  },
  {
    id: 'sedan', name: 'All on Sedan', scenario: '1940', group: 'german', sickle: 'yes', src: reconstructed(`${STUDY}: Manstein’s idea at its sharpest`),
    words: 'Three panzer corps on one road to Sedan, the infantry of Army Group A close behind; the north only pretends',
    at: german({
      ...WALL, 2931: '16 Pz, 41 Pz, 19 Pz', 3237: 'IX, 15 Pz', 3743: 'X', 3538: 'XXVI', 3438: 'XXVII', 3337: 'IV', 3136: 'V', 3135: 'VIII', 3036: 'I, II, XI', 2935: 'III, XVIII, XXXX', 2835: 'VI, XXXVIII', 2734: 'VII, XIII',
      2635: 'XXIII', 2936: 'XVII, XXXXII', 2836: 'XXXXIII', 3440: 'XXXXIV',
    }),
  },
  {
    id: 'gelb-1939', name: 'Gelb, October 1939', scenario: '1940', group: 'german', sickle: 'no', src: reconstructed('after the first deployment order of October 1939 with its weight in Army Group B; the hexes are ours'),
    words: 'The first plan: the weight in the north, four panzer corps through Belgium on either side of Liege, and Holland besides',
    at: german({
      ...WALL, 3743: 'X', 3538: 'XXVI, XXXX', 3438: 'IX, 41 Pz', 3337: 'XI, I, 16 Pz', 3237: 'IV, III, 19 Pz', 3136: 'XXVII, II, 15 Pz', 3135: 'V, VIII', 3238: 'XVIII, XXXVIII', 3036: 'VI', 2935: 'VII', 2835: 'XIII', 2635: 'XXIII',
      3138: 'XVII, XXXXII', 2938: 'XXXXIII', 3440: 'XXXXIV',
    }),
  },
  {
    id: 'braun', name: 'Braun', scenario: '1940', group: 'german', sickle: 'no', src: reconstructed('after studies of spring 1940 for an attack over the upper Rhine; the hexes are ours'),
    words: 'No neutral is touched: the panzers and the best infantry against the Maginot Line on the Saar and the Rhine, a thin watch in the north',
    at: german({
      3743: 'XXV', 3538: 'XXXIII', 3337: 'XXXVII', 3237: 'XXVII', 3135: 'XXIV', 2935: 'XXX', 2734: 'VIII', 2635: 'VII', 2534: 'II, III, 15 Pz', 2435: 'IV, I, 41 Pz', 2335: 'XI, XVIII, 19 Pz', 2236: 'XXXX, XXXVIII', 2136: 'V, VI, 16 Pz',
      2036: 'IX, X', 1935: 'XXVI, XII', 1835: 'XIII', 1634: 'XVII', 1532: 'XXIII', 2337: 'XXXXII', 2038: 'XXXXIII', 1937: 'XXXXIV',
    }),
  },
];

const GERMAN_PLANS_1939: readonly SetUp[] = [
  {
    id: 'leeb', name: 'Army Group C', scenario: '1939', group: 'german', src: reconstructed('after September 1939: 5th, 1st and 7th Army under Leeb and their sectors are the record; which division was in which army is only partly known, and the hexes are ours'),
    words: 'As in September 1939: the 1st Army in the Saar and the Palatinate, the 7th on the upper Rhine, the 5th from Trier to the lower Rhine',
    at: german1939({
      3538: '254, 22', 3337: '223, 225, 253, 269', 3135: '211, 251, 69, 26', 2935: '216, 227, 86', 2734: '58, 87, 16', 2635: '263, 267', 2534: '214, 79, 34', 2435: '246, 52, 15', 2335: '6, 33, 9', 2236: '231, 36, 25', 2136: '71, 76',
      2036: '209, 262, 268', 1935: '215, 35', 1835: '78', 1734: '260', 1634: '5', 1532: '212',
    }),
  },
  {
    id: 'west-wall', name: 'Man the West Wall', scenario: '1939', group: 'german', src: reconstructed(`${STUDY}: every fort has a garrison`),
    words: 'Every division in the West Wall, the best where the French are near',
    at: german1939({
      2534: '251, 52, 16, 5', 2435: '253, 58, 22, 6', 2335: '69, 26, 25, 15, 9', 2236: '71, 33, 34, 35', 2136: '76, 78, 36', 2036: '254, 79, 86', 1935: '260, 262, 87', 1835: '209, 263, 267', 1734: '211, 212, 268', 1634: '214, 215, 269',
      1633: '216, 223', 1532: '225, 227', 1432: '231, 246',
    }),
  },
  {
    id: 'depth', name: 'Depth', scenario: '1939', group: 'german', src: reconstructed(`${STUDY}: German cities decide the game (4.1)`),
    words: 'Landwehr in the West Wall, the standing army in the cities and behind the Rhine to strike back',
    at: german1939({
      2534: '209, 251', 2435: '211, 253', 2335: '212, 254, 52', 2236: '214, 260', 2136: '215, 262', 2036: '216, 263', 1935: '223, 267', 1835: '225', 1734: '227', 1634: '231', 1532: '246', 1432: '268',
      2436: '16, 26, 58', 2337: '9, 15, 25', 2138: '33, 34, 69', 1937: '35, 36, 71', 2439: '5, 6, 76', 2738: '22, 86', 1738: '78, 79', 2635: '87, 269',
    }),
  },
];

const FRENCH_PLANS_1939: readonly SetUp[] = [
  {
    id: 'gamelin', name: 'Gamelin', scenario: '1939', group: 'allies', src: reconstructed('after September 1939: 3rd, 4th, 5th and 8th Army and their sectors are the record; which division was in which army is only partly known, and the hexes are ours'),
    words: 'As in September 1939: the 3rd, 4th and 5th Army from the Moselle to the Rhine, the 8th in Alsace, a watch toward Belgium',
    at: french1939({
      2433: '26 DI, 42 DI, 3 Co, 2 NA', 2434: '7 DI, 3 DLC, 36 DI, 2 Co, 12 DIM', 2334: '18 DI, 21 DI, 11 DI, 4 NA, 15 DIM, 9 DIM', 2333: '6 DI, 32 DI, 23 DI, 1 NA, 25 DIM', 2135: '4 DI, 24 DI, 3 NA, 31 DIAlp', 2035: '8 DI, 14 DI, 43 DI',
      1934: '16 DI, 10 DI', 1733: '38 DI, 13 DI', 1632: '41 DI, 19 DI', 1431: '47 DI', 2532: '20 DI, 1 Co', 2632: '22 DI, 2 DLC, 4 Co', 2930: '35 DI, 3 DIM', 3129: '2 DI, 1 DLC', 3429: '5 DIM, 1 DIM, 1 DLM', 3628: '2 DLM', 2332: '45 DI',
    }),
  },
  {
    id: 'saar', name: 'Through the Saar', scenario: '1939', group: 'allies', src: reconstructed(`${STUDY}: the offensive that was promised, with everything at hand`),
    words: 'The whole weight between Moselle and Sarreguemines, for Saarbrucken and then Mainz',
    at: french1939({
      2433: '2 DI, 4 DI, 23 DI, 36 DI, 1 NA, 2 NA, 3 DIM, 1 DIM', 2434: '6 DI, 10 DI, 11 DI, 3 NA, 1 Co, 9 DIM, 5 DIM, 1 DLM', 2334: '13 DI, 14 DI, 4 NA, 2 Co, 3 Co, 15 DIM, 12 DIM, 2 DLM', 2234: '7 DI, 19 DI, 4 Co, 25 DIM',
      2333: '1 DLC, 2 DLC, 3 DLC', 2135: '8 DI, 16 DI, 18 DI, 21 DI, 42 DI, 31 DIAlp', 2035: '20 DI, 22 DI, 24 DI, 43 DI', 1934: '26 DI, 32 DI, 35 DI', 1733: '38 DI, 41 DI', 1632: '45 DI', 1431: '47 DI',
    }),
  },
  {
    id: 'rhine', name: 'Over the Rhine', scenario: '1939', group: 'allies', src: reconstructed(`${STUDY}: cities lie close behind the Rhine`),
    words: 'The weight at the corner of the Rhine, for Karlsruhe and Mannheim; the Saar is only watched',
    at: french1939({
      2135: '2 DI, 11 DI, 13 DI, 14 DI, 1 NA, 2 NA, 3 DIM, 1 DIM', 2035: '4 DI, 10 DI, 31 DIAlp, 3 NA, 1 Co, 9 DIM, 5 DIM, 1 DLM', 1934: '6 DI, 19 DI, 4 NA, 2 Co, 3 Co, 15 DIM, 12 DIM, 2 DLM', 2134: '7 DI, 21 DI, 4 Co, 1 DLC, 2 DLC, 25 DIM',
      1834: '8 DI, 16 DI, 23 DI, 36 DI', 2334: '18 DI, 20 DI, 22 DI, 42 DI, 3 DLC', 2434: '24 DI, 26 DI, 43 DI', 2433: '32 DI, 35 DI', 1733: '38 DI, 41 DI', 1632: '45 DI', 1431: '47 DI',
    }),
  },
];

export const SET_UPS: readonly SetUp[] = [...NEUTRAL_PLANS, ...ALLIED_PLANS, ...GERMAN_PLANS, ...GERMAN_PLANS_1939, ...FRENCH_PLANS_1939];
