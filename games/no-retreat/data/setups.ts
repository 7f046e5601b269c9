/**
 * 3.0 Where the counters stand when a campaign begins; the same in the regular and the historical campaign, which differ in plans and
 * alternate events (24.1, 21.1). Who is not named waits in the box of his turn, or with his letter out of play.
 */
import { historical, type Fact } from '../../../engine/facts.ts';
import type { SetUpRow } from './rows.ts';
import { UNITS } from './units.ts';

export interface SourcedSetUp extends SetUpRow {
  readonly src: Fact;
}
type Listed = { readonly [hex: string]: string };
const at = (letter: string, prefix: string, listed: Listed): SetUpRow['at'] =>
  Object.fromEntries(
    Object.entries(listed).map(([hex, ids]) => [letter + hex, ids.split(', ').map(id => `${prefix} ${id}`)]),
  );
/** Hex by hex, so that several nations in one hex stand together. */
const together = (...lists: readonly SetUpRow['at'][]): SetUpRow['at'] => {
  const all = Map.groupBy(
    lists.flatMap(list => Object.entries(list)),
    ([hex]) => hex,
  );
  return Object.fromEntries([...all].map(([hex, of]) => [hex, of.flatMap(([, names]) => names)]));
};

const FRANCE: SourcedSetUp = {
  front: 'france',
  src: historical('sectors of armies and corps on 10 May 1940; the hexes within them are ours'),
  at: together(
    at('F', 'G', {
      2517: 'X, 1 Cav',
      2216: 'XXVI',
      2115: '9 Pz, SS-V',
      2015: 'IV, IX',
      2016: 'XXVII',
      1915: 'XVI, 20 mot',
      1916: 'XI, I',
      1816: 'II, V',
      1817: 'VIII',
      1716: '5 Pz, 7 Pz',
      1616: 'III, VI',
      1617: 'XVIII',
      1515: 'XIX, XXXXI',
      1516: 'XIV',
      1416: 'VII, XIII',
      1517: 'XXIII',
      1316: 'XII',
      1217: 'XXIV',
      1218: 'XXX',
      1219: 'XXXVII',
      1020: 'XXV',
      '0719': 'XXXIII',
    }),
    at('F', 'F', {
      2006: 'I, 1 DLM',
      1610: 'Prioux, III',
      1609: 'IV, V',
      1510: 'II',
      1511: 'XI, XLI',
      1412: 'X',
      1313: 'XVIII',
      1413: '2nd Cav',
      1314: 'Longwy, XLII',
      1315: 'Thionville, VI',
      1215: 'Col',
      1216: 'Boulay, XXIV',
      1116: 'IX',
      1117: 'Sarralbe, XX',
      1118: 'Bitche, VIII, XLIII',
      1119: 'Haguenau, XVII',
      1019: 'Strasbourg, XII',
      '0819': 'Marckolsheim, XIII',
      '0718': 'Colmar, VII',
      '0618': 'Mulhouse, XLIV',
    }),
    at('F', 'UK', { 1808: 'I, II', 1807: 'III' }),
    at('F', 'B', {
      1913: 'Eben Emael',
      1814: 'III',
      1713: 'VII',
      2012: 'II+IV',
      2110: 'V+VI',
      1912: 'I, Cav',
    }),
    at('F', 'N', { 2411: 'I', 2413: 'II', 2414: 'IV', 2312: 'III', 2212: 'Light' }),
    at('F', 'CH', { '0518': 'I', '0521': 'III', '0318': 'II' }),
  ),
  reserve: ['G Air Landing', 'F XXI', 'F XXIII'],
};

const POLAND: SourcedSetUp = {
  front: 'poland',
  src: historical('sectors of armies and groups on 1 September 1939; the hexes within them are ours'),
  at: together(
    at('P', 'G39', {
      2113: 'Kempf',
      2213: 'I',
      2114: 'Wodrig',
      2211: 'XXI',
      2217: 'Brand',
      2115: '1 Cav',
      2207: 'XIX',
      2206: 'II',
      2006: 'III',
      2407: 'Kaupisch',
      2106: 'Reserve',
      1207: 'X',
      1307: 'XIII',
      1109: 'XI, IV',
      1009: 'XVI',
      1108: 'XIV, LSSAH',
      1008: 'VII',
      '0810': 'VIII',
      '0809': '5 Pz',
      '0608': 'Hoth',
      '0607': 'XVII',
      '0410': 'XVIII',
      '0412': '1 Mtn',
      '0314': '2 Mtn',
    }),
    at('P', 'SK', { '0216': 'Slovakia' }),
    at('P', 'P', {
      2018: '18',
      2019: 'Fort Wizna, 33',
      2118: 'Podlaska',
      2319: 'Suwalska',
      2014: 'Fort Mlawa, 20',
      1913: '8',
      2012: 'Nowogrodzka',
      2015: 'Mazowiecka',
      1716: '1+41',
      2208: '9+27',
      2308: 'Pomorska',
      2009: '15',
      2110: '4+16',
      1706: '14+17',
      1409: '25, Kresowa',
      1605: 'Wielkopolska',
      1806: 'Podolska',
      1309: '10',
      1210: '28',
      1111: '2+30',
      1110: 'Wolynska',
      1011: '7',
      '0911': 'Krakowska',
      '0811': 'Fort Slask, 23+55',
      '0610': '6+21',
      '0514': '2 Mtn',
      '0516': '24',
      1412: '13+29',
      1312: 'Wilenska',
      1015: '3+12',
      1612: '5',
      2610: 'Fort Hel, Coast',
      1615: 'Fort Warszawa',
      1714: 'Fort Modlin',
      1521: 'Fort Brzesc',
      '0623': 'Fort Lwow',
    }),
  ),
  reduced: UNITS.filter(u => u.entry === 'M').map(u => u.name),
};

export const SET_UPS: readonly SourcedSetUp[] = [FRANCE, POLAND];
