/** 2.0, 2.3 The counters of the French front. */
import { deduced, historical, printed, reconstructed, type Fact } from '../../../engine/facts.ts';
import {
  LIGHT,
  list,
  MOTORISED,
  PANZER,
  REGIONAL,
  TANKS,
  WEAK_REGIONAL,
  type Entry,
  type More,
  type SourcedUnit,
} from './counters.ts';

const SWISS_FRONT = deduced('18.9 some French and German counters bear the Swiss roundel; which is ours');
const OF_1940 = historical('order of battle of 10 May 1940');
const LATER_1940 = historical('raised or brought up in the campaign; the turn is ours');
const german = (group: string, entries: readonly Entry[], name: Fact = OF_1940): SourcedUnit[] =>
  list({ front: 'france', nation: 'German', prefix: 'G', group, name }, entries);
const KLEIST: More['src'] = { name: printed('1.0: two counters of the group'), factors: printed('1.0') };
const GERMANS_1940: readonly SourcedUnit[] = [
  ...german('18th Army', [
    ['X', '4/3-3'],
    ['XXVI', '3/2-3'],
    ['1 Cav', '1-4', { type: 'cavalry', mobile: true }],
  ]),
  ...german('Kuchler', [
    ['9 Pz', '3/2-6', PANZER],
    ['SS-V', '3/2-5', MOTORISED],
  ]),
  ...german('6th Army', [
    ['IV', '4/3-3'],
    ['IX', '4/3-3'],
    ['XI', '4/3-3'],
    ['XXVII', '2/1-3'],
    ['I', '4/3-3'],
  ]),
  ...german('Hoepner', [
    ['XVI', '4/3-6', PANZER],
    ['20 mot', '3/2-5', MOTORISED],
  ]),
  ...german('4th Army', [
    ['II', '4/3-3'],
    ['V', '4/3-3'],
    ['VIII', '4/3-3'],
  ]),
  ...german('Hoth', [
    ['5 Pz', '3/2-6', PANZER],
    ['7 Pz', '3/2-6', PANZER],
  ]),
  ...german('12th Army', [
    ['III', '4/3-3'],
    ['VI', '4/3-3'],
    ['XVIII', '3/2-3', { type: 'mountain' }],
  ]),
  ...german('Kleist', [
    ['XIX', '4/3-6', { ...PANZER, src: KLEIST }],
    ['XXXXI', '3/2-6', { ...PANZER, src: KLEIST }],
    ['XIV', '3/2-5', MOTORISED],
  ]),
  ...german('16th Army', [
    ['VII', '3/2-3'],
    ['XIII', '4/3-3'],
    ['XXIII', '4/3-3'],
  ]),
  ...german('1st Army', [
    ['XII', '3/2-3'],
    ['XXIV', '3/2-3', REGIONAL],
    ['XXX', '3/2-3', REGIONAL],
    ['XXXVII', '3/2-3', WEAK_REGIONAL],
  ]),
  ...german('7th Army', [
    ['XXV', '3/2-3', WEAK_REGIONAL],
    ['XXXIII', '3/2-3', WEAK_REGIONAL],
  ]),
  ...german(
    '2nd Army',
    [
      ['XXXXII', '3/2-3', { entry: 5 }],
      ['XXXXIII', '3/2-3', { entry: 5 }],
    ],
    printed('24.3: two infantry units of the 2nd Army; their numbers and turn are ours'),
  ),
  ...german(
    'OKH',
    [
      [
        'XXII',
        '2/1-3',
        { type: 'mountain', entry: 5, swiss: true, src: { name: printed('24.3; the roundel (18.9) is ours') } },
      ],
      [
        'XVII',
        '3/2-3',
        {
          entry: 6,
          src: { name: printed('1.0: errata'), factors: printed('1.0, errata: 3-3; its reduced side is ours') },
        },
      ],
      [
        'XXXXVII',
        '3/2-3',
        {
          entry: 7,
          src: { name: printed('1.0: errata'), factors: printed('1.0, errata: 3-3; its reduced side is ours') },
        },
      ],
      ['SS-T', '3/2-5', { ...MOTORISED, entry: 2 }],
      ['XXXX', '3/2-3', { entry: 3 }],
      ['XXXVIII', '3/2-3', { entry: 4 }],
    ],
    LATER_1940,
  ),
  ...german('OKL', [
    [
      'Air Landing',
      '1-0',
      {
        type: 'airborne',
        shape: 'round',
        dots: 'front',
        src: { name: printed('18.4'), factors: printed('18.4; the dot is ours') },
      },
    ],
  ]),
];

// The Allies ---------------------------------------------------------------------------------------------------
const french = (group: string, entries: readonly Entry[], name: Fact = OF_1940): SourcedUnit[] =>
  list({ front: 'france', nation: 'French', prefix: 'F', group, name }, entries);
const OLD_FIRST = reconstructed(
  'in the ancestor of the game the 1st Army has four movement points, and it must reach Liege (24.2)',
);
const FRENCH_1940: readonly SourcedUnit[] = [
  ...french(
    '7th Army',
    [
      ['I', '2/1-4'],
      ['1 DLM', '2/1-5', LIGHT],
    ],
    printed('24.2: two units of the 7th Army; their names are those of 10 May 1940'),
  ),
  ...french('1st Army', [
    ['III', '2/1-4', { src: { factors: OLD_FIRST } }],
    ['IV', '2/1-4', { src: { factors: OLD_FIRST } }],
    ['V', '1-4', { src: { factors: OLD_FIRST } }],
    ['Prioux', '3/2-5', LIGHT],
  ]),
  ...french('9th Army', [
    ['II', '2/1-3'],
    ['XI', '1-3'],
    ['XLI', '1-3'],
  ]),
  ...french('2nd Army', [
    ['X', '1-3'],
    ['XVIII', '1-3'],
    [
      'Cav',
      '2/1-5',
      { name: 'F 2nd Cav', type: 'cavalry', mobile: true, src: { name: printed('20.1.1, 24.2, 24.3') } },
    ],
  ]),
  ...french('3rd Army', [
    ['VI', '2/1-3'],
    ['Col', '2/1-3'],
    ['XXIV', '2/1-3'],
    ['XLII', '1-3', REGIONAL],
  ]),
  ...french('4th Army', [
    ['IX', '2/1-3'],
    ['XX', '2/1-3'],
  ]),
  ...french('5th Army', [
    ['VIII', '2/1-3'],
    ['XII', '1-3'],
    ['XVII', '1-3'],
    ['XLIII', '1-3', REGIONAL],
  ]),
  ...french('8th Army', [
    ['VII', '1-3'],
    ['XIII', '1-3'],
    ['XLIV', '1-3', REGIONAL],
    ['XLV', '1-3', { ...REGIONAL, entry: 4, swiss: true, src: { name: SWISS_FRONT } }],
  ]),
  ...french('GQG', [
    ['XXI', '2/1-3'],
    ['XXIII', '2/1-3'],
    ['DCR', '2/1-4', { ...TANKS, entry: 2 }],
    ['De Gaulle', '2/1-4', { ...TANKS, entry: 3, src: { name: LATER_1940 } }],
    ['Baron', '2/1-4', { ...TANKS, entry: 'FI', src: { name: printed('24.2') } }],
    ['Boiron', '2/1-4', { ...TANKS, entry: 'FI', src: { name: printed('24.2') } }],
    ['Bonnet', '2/1-4', { ...TANKS, entry: 'FI', src: { name: printed('24.2') } }],
  ]),
  ...french(
    '6th Army',
    [
      ['Touchon', '2/1-3', { entry: 3 }],
      ['Frere', '2/1-3', { entry: 5 }],
    ],
    LATER_1940,
  ),
  ...french('10th Army', [['Altmayer', '2/1-3', { entry: 6 }]], LATER_1940),
];
/** 12.2, 18.7 The works of the Maginot Line have no zones, Eben Emael a weak one (13.4.4, 13.4.5). */
const FORTRESS: More = {
  type: 'fortress',
  shape: 'hexagon',
  white: true,
  free: true,
  supply: true,
  dots: 'both',
  src: {
    factors: reconstructed(
      'one point in brackets and two steps; Eben Emael without brackets, as its weak zone asks (13.4.5)',
    ),
  },
};
/** In the ancestor of the game the works bear the number of their army. */
const SECTORS: { readonly [army: string]: readonly string[] } = {
  '3rd Army': ['Longwy', 'Thionville', 'Boulay'],
  '4th Army': ['Sarralbe'],
  '5th Army': ['Bitche', 'Haguenau', 'Strasbourg'],
  '8th Army': ['Marckolsheim', 'Colmar', 'Mulhouse'],
};
const FORTRESSES: readonly SourcedUnit[] = Object.entries(SECTORS).flatMap(([army, sectors]) =>
  french(
    army,
    sectors.map(id => [id, '1/1-0', { ...FORTRESS, brackets: true }] as const),
    historical('fortified sectors of the Maginot Line, by army'),
  ),
);
const OTHERS_1940: readonly SourcedUnit[] = [
  ...list({ front: 'france', nation: 'British', prefix: 'UK', group: 'BEF', name: OF_1940 }, [
    ['I', '3/2-4'],
    ['II', '3/2-4'],
    ['III', '2/1-4'],
    ['1 Tank', '1-4', { ...TANKS, entry: 3 }],
    ['51', '2/1-3', { entry: 5, src: { name: LATER_1940 } }],
    ['52', '2/1-4', { entry: 9, src: { name: LATER_1940 } }],
    [
      'Dynamo',
      '3/2-0',
      {
        type: 'dynamo',
        white: true,
        free: true,
        dots: 'both',
        entry: 'D',
        src: {
          name: printed('18.10'),
          factors: reconstructed('as strong as a corps on the beaches, and neither improved nor rebuilt'),
        },
      },
    ],
  ]),
  ...list({ front: 'france', nation: 'Belgian', prefix: 'B', group: 'Belgian', name: OF_1940 }, [
    ['I', '1-3', REGIONAL],
    ['II+IV', '2/1-3', { ...REGIONAL, src: { name: printed('26.6') } }],
    ['III', '1-3', REGIONAL],
    ['V+VI', '2/1-3', { ...REGIONAL, src: { name: printed('26.6') } }],
    ['VII', '1-3', { ...REGIONAL, src: { name: printed('20.1.1, 24.3') } }],
    ['Cav', '1-4', { ...REGIONAL, type: 'cavalry', mobile: true }],
    ['Eben Emael', '1/1-0', { ...FORTRESS, weak: true, src: { ...FORTRESS.src, name: printed('13.4.5, 18.7') } }],
  ]),
  ...list({ front: 'france', nation: 'Dutch', prefix: 'N', group: 'Dutch', name: OF_1940 }, [
    ['I', '1-2', WEAK_REGIONAL],
    ['II', '1-2', WEAK_REGIONAL],
    ['III', '1-2', WEAK_REGIONAL],
    ['IV', '1-2', WEAK_REGIONAL],
    ['Light', '1-3', WEAK_REGIONAL],
  ]),
  ...list(
    { front: 'france', nation: 'Swiss', prefix: 'CH', group: 'Swiss', name: historical('three army corps of 1939') },
    [
      ['I', '2-2', { ...REGIONAL, white: true }],
      ['II', '2-2', { ...REGIONAL, white: true }],
      ['III', '2-2', { ...REGIONAL, white: true }],
    ],
  ),
  ...list({ front: 'france', nation: 'Polish', prefix: 'P', group: 'Prusy', name: printed('26.5') }, [
    ['Sikorski', '2-3', { entry: 'S' }],
  ]),
];

export const FRANCE_UNITS: readonly SourcedUnit[] = [...GERMANS_1940, ...FRENCH_1940, ...FORTRESSES, ...OTHERS_1940];
