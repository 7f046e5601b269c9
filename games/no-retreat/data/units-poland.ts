/** 2.0, 2.3 The counters of the Polish front. */
import { deduced, historical, printed, reconstructed, type Fact } from '../../../engine/facts.ts';
import {
  list,
  MOTORISED,
  PANZER,
  REGIONAL,
  WEAK_REGIONAL,
  type Entry,
  type More,
  type SourcedUnit,
} from './counters.ts';
import type { Face } from './rows.ts';

const OF_1939 = historical('order of battle of 1 September 1939');
const PAIRED = historical('divisions of 1 September 1939 in the groups they fought in; how they are paired is ours');
const wehrmacht = (group: string, entries: readonly Entry[], name: Fact = OF_1939): SourcedUnit[] =>
  list({ front: 'poland', nation: 'German', prefix: 'G39', group, name }, entries);
const GERMANS_1939: readonly SourcedUnit[] = [
  ...wehrmacht('3rd Army', [
    ['I', '3/2-3'],
    ['XXI', '2/1-3'],
    ['Wodrig', '3/2-3'],
    ['Kempf', '2/1-6', PANZER],
    ['Brand', '2-3', WEAK_REGIONAL],
    ['1 Cav', '1-4', { type: 'cavalry', mobile: true }],
  ]),
  ...wehrmacht('4th Army', [
    ['XIX', '4/3-6', PANZER],
    ['II', '3/2-3'],
    ['III', '2/1-3'],
    ['Kaupisch', '2-3', WEAK_REGIONAL],
    ['Reserve', '2-3', { src: { name: printed('1.0: errata'), factors: printed('1.0, errata: 2-3 and one step') } }],
  ]),
  ...wehrmacht('8th Army', [
    ['X', '3/2-3'],
    ['XIII', '3/2-3'],
    ['LSSAH', '1-5', MOTORISED],
  ]),
  ...wehrmacht('10th Army', [
    ['XVI', '4/3-6', PANZER],
    ['XIV', '3/2-5', MOTORISED],
    ['IV', '3/2-3'],
    ['XI', '3/2-3'],
    ['VII', '3/2-3'],
  ]),
  ...wehrmacht('14th Army', [
    ['Hoth', '3/2-6', { ...PANZER, tank: 'black', src: { name: printed('21.1.1: it starts in Bohemia or Slovakia') } }],
    ['VIII', '3/2-3'],
    ['5 Pz', '2/1-6', PANZER],
    ['XVII', '2/1-3'],
    ['XVIII', '3/2-5', MOTORISED],
    ['1 Mtn', '2/1-3', { type: 'mountain', src: { name: printed('21.1.1: two Mountain units') } }],
    ['2 Mtn', '2/1-3', { type: 'mountain', src: { name: printed('21.1.1: two Mountain units') } }],
  ]),
  ...wehrmacht(
    'OKH',
    [
      ['10 Pz', '2/1-6', { ...PANZER, entry: 2 }],
      ['73', '2-3', { entry: 3 }],
      ['62', '2-3', { entry: 3 }],
      ['XXVII', '2/1-3', { entry: 4 }],
    ],
    historical('reserves of the army groups and divisions brought up; the turns are ours'),
  ),
  ...list({ front: 'poland', nation: 'Slovak', prefix: 'SK', group: 'Slovakia', name: printed('21.1.1') }, [
    ['Slovakia', '2-3', REGIONAL],
  ]),
];
const SOVIET: More = { yellow: true, large: true, entry: 'Y' };
const FRONT_ARMIES = historical(
  'Byelorussian and Ukrainian Fronts of 17 September 1939; the two groups are printed (20.2.2)',
);
const soviet = (group: string, entries: readonly Entry[]): SourcedUnit[] =>
  list({ front: 'poland', nation: 'Soviet', prefix: 'SU', group, name: FRONT_ARMIES }, entries);
const SOVIETS: readonly SourcedUnit[] = [
  ...soviet('Byelorussian', [
    ['3', '3/2-4', SOVIET],
    ['11', '3/2-4', SOVIET],
    ['4', '3/2-4', SOVIET],
    ['10', '2/1-4', SOVIET],
    ['Cav-Mech', '3/2-5', { ...SOVIET, type: 'tank', tank: 'green', mobile: true }],
  ]),
  ...soviet('Ukrainian', [
    [
      '5',
      '3/2-4',
      { ...SOVIET, src: { factors: printed('14.6.9: three points in yellow; its reduced side is ours') } },
    ],
    ['6', '3/2-4', SOVIET],
    ['12', '3/2-4', SOVIET],
  ]),
].map(u => {
  if (u.id !== '12' || u.faces.length < 2) return u;
  const [full, reduced] = u.faces as readonly [Face, Face];
  return {
    ...u,
    faces: [full, { ...reduced, type: 'armoured' }],
    src: { ...u.src, factors: printed('1.0, errata: its back is armoured infantry; the numbers are ours') },
  };
});

// The Poles ----------------------------------------------------------------------------------------------------
const polish = (group: string, entries: readonly Entry[], name: Fact = PAIRED): SourcedUnit[] =>
  list({ front: 'poland', nation: 'Polish', prefix: 'P', group, name }, entries);
/** 21.1.2 Five of them begin on their reduced side. */
const MOBILISING: More = { entry: 'M', src: { name: deduced('21.1.2 five units bear an M; which is ours') } };
const ROUND: More = { type: 'cavalry', shape: 'round' };
const cavalry = (setUpWith: string, ...ids: readonly string[]): SourcedUnit[] =>
  polish(
    '',
    ids.map(id => [id, '1-4', { ...ROUND, ...(setUpWith ? { setUpWith } : {}) }] as const),
    OF_1939,
  );
/** 21.1.1 In the place of two round ones. */
const squareCavalry = (id: string): Entry => [
  id,
  '2/1-4',
  {
    type: 'cavalry',
    entry: 'K',
    src: { name: deduced('21.1.1 a square cavalry unit of the group; its name is ours') },
  },
];
const FORT: More = {
  type: 'fort',
  shape: 'hexagon',
  brackets: true,
  white: true,
  free: true,
  supply: true,
  dots: 'front',
  src: { factors: reconstructed('one point in brackets, one step') },
};
const POLES: readonly SourcedUnit[] = [
  ...polish('Narew', [['18', '1-3'], ['33', '1-3'], squareCavalry('Kmicic')]),
  ...polish('Modlin', [['8', '1-3'], ['20', '2/1-3', MOBILISING], squareCavalry('Anders')]),
  ...polish('Wyszkow', [
    ['1+41', '2/1-3'],
    ['35', '1-3', { entry: 3 }],
  ]),
  ...polish('Pomorze', [
    ['9+27', '2/1-3', MOBILISING],
    ['15', '1-3'],
    ['4+16', '2/1-3'],
  ]),
  ...polish('Poznan', [['14+17', '2/1-3'], ['25', '1-3'], squareCavalry('Abraham')]),
  ...polish('Lodz', [['10', '1-3'], ['28', '2/1-3', MOBILISING], ['2+30', '2/1-3'], squareCavalry('Filipowicz')]),
  ...polish('Krakow', [
    ['7', '1-3'],
    ['23+55', '2/1-3'],
    ['6+21', '2/1-3', MOBILISING],
    [
      '10 BK',
      '2-5',
      {
        ...MOTORISED,
        type: 'armoured',
        entry: 'R',
        src: { name: deduced('21.1.2 two units bear an R; which is ours') },
      },
    ],
  ]),
  ...polish('Karpaty', [
    ['2 Mtn', '1-2', { ...WEAK_REGIONAL, type: 'mountain' }],
    ['11+38', '2/1-3', { entry: 3 }],
    ['24', '1-3'],
  ]),
  ...polish('Prusy', [
    ['13+29', '2/1-3', MOBILISING],
    ['3+12', '2/1-3'],
    ['Reserve', '2-3', { entry: 3, src: { name: printed('26.5') } }],
    [
      'WBPM',
      '2-5',
      {
        ...MOTORISED,
        type: 'armoured',
        entry: 'R',
        src: { name: deduced('21.1.2 two units bear an R; which is ours') },
      },
    ],
  ]),
  ...polish('Kutno', [['5', '1-3']]),
  ...polish('Coast', [['Coast', '1-2', WEAK_REGIONAL]], OF_1939),
  ...polish('Warszawa', [['Garrison', '1-3', { entry: 3 }]], historical('raised in September; the turns are ours')),
  ...polish('Lublin', [['Piskor', '1-3', { entry: 5 }]], historical('raised in September; the turns are ours')),
  ...polish('Polesie', [['Kleeberg', '1-3', { entry: 6 }]], historical('raised in September; the turns are ours')),
  ...cavalry('Narew', 'Podlaska', 'Suwalska'),
  ...cavalry('Modlin', 'Mazowiecka', 'Nowogrodzka'),
  ...cavalry('Poznan', 'Wielkopolska', 'Podolska'),
  ...cavalry('Lodz', 'Wolynska', 'Kresowa'),
  ...cavalry('', 'Pomorska', 'Krakowska', 'Wilenska'),
  ...polish(
    'Forts',
    ['Warszawa', 'Modlin', 'Hel', 'Mlawa', 'Slask', 'Wizna', 'Brzesc', 'Lwow'].map(
      id => [`Fort ${id}`, '1-0', FORT] as const,
    ),
    historical('fortresses and fortified lines of 1939'),
  ),
];

export const POLAND_UNITS: readonly SourcedUnit[] = [...GERMANS_1939, ...SOVIETS, ...POLES];
