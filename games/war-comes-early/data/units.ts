/**
 * 2.0, 3.1, 3.2, 7.1, 13.2 The counters: 229 units of nine powers in two years, fourteen of the neutrals. The rulebook prints how many there
 * are and some of their names; every factor is reconstructed from this formula.
 *
 *   corps   factor = round(rate × arm × share), at least 1; a static unit attacks with 0
 *   army    factor = the sum of the corps it is made of, and `staff`
 *
 * `rate` is a nation's infantry corps (a Soviet army is one, 2.3.1), `arm` what another arm makes of it, `share` how much of a corps it is
 * (a division, an ad hoc group). All numbers are in KNOBS: calibration turns them and nothing else.
 */
import { deduced, historical, printed, reconstructed, type Fact } from '../../../engine/facts.ts';

export const NATIONS = [
  'German',
  'Czech',
  'Polish',
  'Hungarian',
  'Italian',
  'French',
  'British',
  'Soviet',
  'Romanian',
  'Yugoslav',
  'Belgian',
  'Dutch',
  'Danish',
  'Lithuanian',
] as const;
export type Nation = (typeof NATIONS)[number];
/** 2.3.5 Motorised and mechanised units are of the mechanised class. */
export const UNIT_TYPES = ['infantry', 'mountain', 'cavalry', 'motorised', 'mechanised', 'static', 'flieger'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
/** 2.3.1 As it is called. */
export const SIZES = ['front', 'army', 'corps', 'division'] as const;
export type Size = (typeof SIZES)[number];
/** 2.3.1 As it counts: a Soviet front is an army, a Soviet army a corps. */
export const LEVELS = ['army', 'corps', 'division'] as const;
export type Level = (typeof LEVELS)[number];
export type Factors = readonly [attack: number, defence: number];

export interface UnitRow {
  /** Unique: 'G 2 A', 'G39 XIX', 'Cz VII', 'SU 1B'. */
  readonly name: string;
  /** What stands on the counter. */
  readonly short: string;
  readonly nation: Nation;
  readonly scenario: '1938' | '1939' | 'both';
  readonly type: UnitType;
  readonly size: Size;
  readonly level: Level;
  readonly factors: Factors;
  /** 7.1 Of an army: how many corps it is made of; without, it never breaks up. */
  readonly components?: number;
  /** 7.1 Of an army: the corps it is made of; of a corps: the armies it may become part of. */
  readonly forms?: 'infantry' | 'mechanised';
  /** 2.3.1 Its size stands in brackets. */
  readonly adHoc?: true;
  /** 3.1, 3.2, 13.2 The set-up hex on its back. */
  readonly hex?: string;
  readonly src?: { readonly name: Fact; readonly factors: Fact; readonly hex?: Fact };
}
export interface SourcedUnit extends UnitRow {
  readonly src: NonNullable<UnitRow['src']>;
}
/** 2.3.5 */
export const isMechanised = (u: UnitRow): boolean => u.type === 'motorised' || u.type === 'mechanised';
/** 2.3.5 */
export const isStatic = (u: UnitRow): boolean => u.type === 'static';

export interface Knobs {
  readonly rate: { readonly [N in Nation]: Factors };
  readonly arm: { readonly [T in UnitType]: Factors };
  readonly staff: Factors;
  /** A German corps of 1939 beside one of 1938: three make an army, where two did. */
  readonly of1939: number;
  /** A division of the frontier guard beside a static corps. */
  readonly guard: number;
}
export const KNOBS: Knobs = {
  rate: {
    German: [4.6, 4.6],
    Czech: [3, 5],
    Polish: [2.4, 4],
    Hungarian: [1.4, 2.6],
    Italian: [2, 2],
    French: [1.4, 3],
    British: [4, 4],
    Soviet: [1.4, 2],
    Romanian: [1.4, 2],
    Yugoslav: [1.4, 3],
    Belgian: [1.2, 3],
    Dutch: [1, 2],
    Danish: [1, 2],
    Lithuanian: [1, 2],
  },
  arm: {
    infantry: [1, 1],
    mountain: [1, 1.1],
    cavalry: [1.2, 0.6],
    motorised: [1.35, 1],
    mechanised: [1.75, 1.3],
    static: [0, 0.75],
    flieger: [0, 0],
  },
  staff: [1, 1],
  of1939: 0.65,
  guard: 1 / 2,
};

const pair = (of: (i: 0 | 1) => number): Factors => [of(0), of(1)];
const corpsFactors = (k: Knobs, nation: Nation, type: UnitType, share: number): Factors =>
  pair(i => (k.arm[type][i] === 0 ? 0 : Math.max(1, Math.round(k.rate[nation][i] * k.arm[type][i] * share))));
const armyFactors = (k: Knobs, corps: Factors, components: number): Factors =>
  pair(i => corps[i] * components + k.staff[i]);

/** What a row of units has in common. */
interface Kind {
  readonly nation: Nation;
  readonly prefix: string;
  readonly name: Fact;
  readonly type?: UnitType;
  readonly scenario?: UnitRow['scenario'];
  readonly size?: Size;
  readonly level?: Level;
  readonly share?: number;
  readonly forms?: 'infantry' | 'mechanised';
  readonly components?: number;
  readonly adHoc?: true;
  /** Set-up hexes by short name. */
  readonly at?: { readonly [short: string]: readonly [hex: string, why: string] };
  /** After the short name, where two units would share one. */
  readonly suffix?: string;
}
function unitRow(k: Knobs, kind: Kind, short: string): SourcedUnit {
  const { nation, prefix, type = 'infantry', size = 'corps', share = 1, components, suffix = '' } = kind;
  const level = kind.level ?? (size === 'front' ? 'army' : size);
  const corps = corpsFactors(k, nation, type, share);
  const place = kind.at?.[short];
  return {
    name: `${prefix} ${short}${suffix}`,
    short,
    nation,
    scenario: kind.scenario ?? '1938',
    type,
    size,
    level,
    factors: components === undefined ? corps : armyFactors(k, corps, components),
    ...(components === undefined ? {} : { components }),
    ...(kind.forms === undefined ? {} : { forms: kind.forms }),
    ...(kind.adHoc ? { adHoc: true } : {}),
    ...(place === undefined ? {} : { hex: place[0] }),
    src: {
      name: kind.name,
      factors: factorsBy(kind),
      ...(place === undefined ? {} : { hex: reconstructed(`${place[1]}, through the georeference`) }),
    },
  };
}
function factorsBy({ nation, type = 'infantry', share = 1, components }: Kind): Fact {
  if (type === 'static' && nation === 'German' && share === 1) return printed('8.0');
  if (type === 'flieger') return deduced('a marker that shifts a column (12.8): no factors');
  const what =
    components === undefined ? `${Math.round(share * 100)} percent of a corps` : `${components} corps and staff`;
  return reconstructed(`formula of units.ts: ${nation} ${type}, ${what}`);
}
const rows = (k: Knobs, kind: Kind, shorts: string): readonly SourcedUnit[] =>
  shorts.split(' ').map(short => unitRow(k, kind, short));
/** An army of infantry corps. */
const armies = (components: number): Pick<Kind, 'size' | 'components' | 'forms' | 'suffix'> => ({
  size: 'army',
  components,
  forms: 'infantry',
  suffix: ' A',
});
const INFANTRY = { forms: 'infantry' } as const;

const german = (k: Knobs): readonly SourcedUnit[] => {
  const of = { nation: 'German', prefix: 'G' } as const;
  return [
    ...rows(
      k,
      {
        ...of,
        ...armies(2),
        name: deduced(
          'seven armies (3.2): the five of the plan against Czechoslovakia, and those of East Prussia and Pomerania',
        ),
      },
      '2 3 4 8 10 12 14',
    ),
    ...rows(
      k,
      { ...of, ...INFANTRY, name: deduced('13 infantry corps (3.2); the army of 1938 had I to XIII') },
      'I II III IV V VI VII VIII IX X XI XII XIII',
    ),
    ...rows(k, { ...of, ...INFANTRY, type: 'mountain', suffix: ' Mt', name: printed('3.2.2') }, 'XVIII'),
    ...rows(k, { ...of, type: 'mechanised', name: printed('3.2') }, 'XIV XV XVI'),
    ...rows(k, { ...of, type: 'mechanised', suffix: ' Mot', name: printed('3.2.1') }, 'XVIII'),
    ...rows(
      k,
      {
        ...of,
        type: 'static',
        size: 'division',
        share: k.guard,
        name: deduced('11 static divisions (3.2); FG is the frontier guard (2.3.4)'),
      },
      'FG1 FG2 FG3 FG4 FG5 FG6 FG7 FG8 FG9 FG10 FG11',
    ),
    ...rows(
      k,
      { ...of, type: 'static', name: deduced('six static corps (3.2.2); Lr is the Landwehr (2.3.4)') },
      'Lr1 Lr2 Lr3 Lr4 Lr5 Lr6',
    ),
    ...rows(k, { ...of, type: 'flieger', size: 'division', name: printed('12.8') }, '7F'),
  ];
};

const HQ_1939 = 'headquarters and sector of 1 September 1939';
const german1939 = (k: Knobs): readonly SourcedUnit[] => {
  const of = { nation: 'German', prefix: 'G39', scenario: '1939' } as const;
  const at = {
    3: ['3918', `East Prussia: ${HQ_1939}`],
    4: ['3314', `Pomerania, facing the Corridor: ${HQ_1939}`],
    8: ['2921', `Silesia, before Kalisz: ${HQ_1939}`],
    10: ['3022', `Upper Silesia, before Czestochowa: ${HQ_1939}`],
    14: ['3024', `Upper Silesia, before Krakow: ${HQ_1939}`],
    SAB: ['3130', `northern Slovakia: ${HQ_1939}`],
    XIX: ['3413', `Guderian before the Tuchel Heath: ${HQ_1939}`],
    CB: ['4217', `Brand at Lotzen: ${HQ_1939}`],
    CW: ['4018', `Wodrig before Mlawa: ${HQ_1939}`],
    CK: ['3512', `Kaupisch on the coast before Gdynia: ${HQ_1939}`],
  } as const;
  return [
    ...rows(
      k,
      {
        ...of,
        ...armies(3),
        share: k.of1939,
        at,
        name: historical('the five German armies of September 1939; six with SAB are printed (13.2)'),
      },
      '3 4 8 10 14',
    ),
    ...rows(k, { ...of, size: 'army', share: 0.6, at, name: printed('2.3.4, 13.4') }, 'SAB'),
    ...rows(
      k,
      {
        ...of,
        ...INFANTRY,
        share: k.of1939,
        name: historical(
          'corps of Army Groups North and South, September 1939; 15 are printed (13.2), all of infantry (13.4), so XV is left out',
        ),
      },
      'I II III IV VII VIII X XI XIII XIV XVI XVII XVIII XXI XXII',
    ),
    ...rows(
      k,
      { ...of, type: 'mechanised', at, name: deduced('the fourth independent corps (13.2) is no ad hoc one (13.4)') },
      'XIX',
    ),
    ...rows(k, { ...of, share: 0.7, adHoc: true, at, name: printed('2.3.4') }, 'CB CW'),
    ...rows(
      k,
      {
        ...of,
        share: 0.7,
        adHoc: true,
        at,
        name: historical('Kaupisch, the third ad hoc corps (13.4) of September 1939'),
      },
      'CK',
    ),
  ];
};

const czech = (k: Knobs): readonly SourcedUnit[] => {
  const of = { nation: 'Czech', prefix: 'Cz' } as const;
  const HQ = 'headquarters of the mobilisation of September 1938';
  return [
    ...rows(
      k,
      {
        ...of,
        ...armies(2),
        name: historical('four armies of the mobilised army, as printed (3.1)'),
        at: {
          1: ['2121', 'Bohemia: from its headquarters at Kutna Hora it covered the capital'],
          2: ['2625', `northern Moravia, Olomouc: ${HQ}`],
          3: ['2829', `Slovakia, Kremnica: ${HQ}`],
          4: ['2425', `southern Moravia, Brno: ${HQ}`],
        },
      },
      '1 2 3 4',
    ),
    ...rows(
      k,
      { ...of, ...INFANTRY, name: historical('eight field corps of 1938, as printed (3.1)') },
      'I II III IV V VI VII VIII',
    ),
    ...rows(
      k,
      { ...of, type: 'static', name: historical('six border zones of 1938, as printed (3.1)') },
      'XI XII XIII XIV XV XVI',
    ),
  ];
};

const polish = (k: Knobs): readonly SourcedUnit[] => {
  const of = { nation: 'Polish', prefix: 'P', scenario: 'both' } as const;
  const HQ = 'headquarters of September 1939';
  const at = {
    Na: ['4120', `Narew: ${HQ}, Lomza`],
    Mo: ['3818', `Modlin: ${HQ}, before Mlawa`],
    Pm: ['3417', `Pomorze: ${HQ}, Torun`],
    Pz: ['3217', `Poznan: ${HQ}, Gniezno`],
    Lz: ['3221', `Lodz: ${HQ}, forward of the city`],
    Cc: ['3226', `Cracow: ${HQ}, Krakow`],
    Cr: ['3329', `Carpathian: ${HQ}, Nowy Sacz`],
    R: ['3523', `Reserve (Prusy): ${HQ}, between Tomaszow and Kielce`],
    CDC: ['3713', 'Gdynia and Hel'],
    GR: ['3821', 'Warsaw'],
    C: ['3419', 'cavalry behind Poznan and Lodz'],
    Dr: ['4119', 'cavalry beside the Narew'],
  } as const;
  return [
    ...rows(
      k,
      {
        ...of,
        ...armies(2),
        at,
        name: deduced(
          'eight armies (3.2); seven abbreviations are printed (2.3.4), the eighth is the Reserve army (Prusy)',
        ),
      },
      'Na Mo Pm Pz Lz Cc Cr R',
    ),
    ...rows(k, { ...of, ...INFANTRY, adHoc: true, name: printed('2.3.4') }, 'BI GJ KC PC SC WC NG SG EC'),
    ...rows(
      k,
      { ...of, ...INFANTRY, name: deduced('16 corps and groups (7.1), nine of them named (2.3.4)') },
      'I II III IV V VI VII',
    ),
    ...rows(k, { ...of, type: 'static', at, name: printed('7.1, 2.3.4') }, 'CDC'),
    ...rows(k, { ...of, type: 'static', share: 1.3, at, name: printed('7.1') }, 'GR'),
    ...rows(
      k,
      {
        ...of,
        type: 'cavalry',
        at,
        name: deduced('two cavalry corps (3.2); C and Dr, after its general, are printed (2.3.4)'),
      },
      'C Dr',
    ),
  ];
};

const friends = (k: Knobs): readonly SourcedUnit[] => {
  const hungarian = { nation: 'Hungarian', prefix: 'H' } as const;
  const italian = { nation: 'Italian', prefix: 'I' } as const;
  return [
    ...rows(k, { ...hungarian, ...armies(3), name: deduced('three armies (3.2), by number') }, '1 2 3'),
    ...rows(
      k,
      {
        ...hungarian,
        ...INFANTRY,
        name: deduced('nine corps (3.2): the eight of the army and the border group (2.3.4)'),
      },
      'I II III IV V VI VII VIII HB',
    ),
    ...rows(k, { ...hungarian, type: 'motorised', name: printed('2.3.4, 3.2') }, 'MC'),
    ...rows(
      k,
      { ...italian, ...armies(2), name: deduced('four armies of infantry (3.2, 7.1), by numbers of the time') },
      '1 2 4 8',
    ),
    ...rows(
      k,
      {
        ...italian,
        size: 'army',
        type: 'mechanised',
        components: 3,
        forms: 'mechanised',
        name: historical('the mechanised army (7.1) is the Army of the Po'),
      },
      'Po',
    ),
    ...rows(
      k,
      { ...italian, ...INFANTRY, name: deduced('eight infantry corps (3.2), by numbers of the time') },
      'I II III IV V VI XI XV',
    ),
    ...rows(k, { ...italian, type: 'mechanised', forms: 'mechanised', name: printed('2.3.4, 3.2') }, 'AC FC MC'),
  ];
};

const west = (k: Knobs): readonly SourcedUnit[] => {
  const of = { nation: 'French', prefix: 'F' } as const;
  return [
    ...rows(k, { ...of, ...armies(2), name: deduced('nine armies (3.1), by number') }, '1 2 3 4 5 6 7 8 9'),
    ...rows(
      k,
      {
        ...of,
        ...INFANTRY,
        name: historical('corps of the mobilised army; 18 are printed (3.1), the colonial one by name (2.3.4)'),
      },
      'I II III IV V VI VII VIII IX X XI XII XIII XVI XVII XVIII XX CAC',
    ),
    ...rows(k, { ...of, type: 'motorised', name: deduced('three motorised corps (3.1), by number') }, 'M1 M2 M3'),
    ...rows(k, { ...of, type: 'cavalry', name: printed('2.3.4, 3.1') }, 'C'),
    ...rows(k, { nation: 'British', prefix: 'UK', name: printed('2.3.4, 3.1') }, 'BEF'),
  ];
};

const east = (k: Knobs): readonly SourcedUnit[] => {
  const soviet = { nation: 'Soviet', prefix: 'SU' } as const;
  const romanian = { nation: 'Romanian', prefix: 'R' } as const;
  const yugoslav = { nation: 'Yugoslav', prefix: 'Y' } as const;
  return [
    ...rows(
      k,
      { ...soviet, size: 'front', components: 5, forms: 'infantry', name: printed('2.3.4, 3.1') },
      '1B 2B NW SF SW UF',
    ),
    ...rows(
      k,
      { ...soviet, ...INFANTRY, size: 'army', level: 'corps', name: deduced('28 armies (3.1), by number') },
      Array.from({ length: 28 }, (_, i) => i + 1).join(' '),
    ),
    ...rows(k, { ...soviet, type: 'mechanised', adHoc: true, name: printed('2.3.4, 3.1') }, 'IAC'),
    ...rows(k, { ...romanian, ...armies(2), name: deduced('two armies (3.1), by number') }, '1 2'),
    ...rows(k, { ...romanian, ...INFANTRY, name: deduced('four infantry corps (3.1), by number') }, 'I II III VI'),
    ...rows(k, { ...romanian, type: 'cavalry', name: printed('2.3.4, 3.1') }, 'C'),
    ...rows(k, { ...romanian, type: 'mountain', name: printed('2.3.4, 3.1') }, 'Mt'),
    ...rows(
      k,
      { ...yugoslav, ...armies(2), name: deduced('three armies (3.1), those of the north by number') },
      '2 4 7',
    ),
    ...rows(
      k,
      { ...yugoslav, ...INFANTRY, name: deduced('six infantry corps (3.1); 5 and 6 are the independent ones') },
      '1 2 3 4 7 8',
    ),
    ...rows(k, { ...yugoslav, ...INFANTRY, name: printed('3.1') }, '5I 6I'),
  ];
};

const LEFT = '280 counters (2.0) less 229 units, 17 white markers, four railheads and 16 of airpower leave 14';
const neutral = (k: Knobs): readonly SourcedUnit[] => [
  ...rows(
    k,
    { nation: 'Belgian', prefix: 'B', name: deduced(`${LEFT}: Belgium had seven corps`) },
    'I II III IV V VI VII',
  ),
  ...rows(k, { nation: 'Dutch', prefix: 'N', name: deduced(`${LEFT}: the Netherlands had four corps`) }, 'I II III IV'),
  ...rows(
    k,
    {
      nation: 'Dutch',
      prefix: 'N',
      name: deduced(`${LEFT}: Lt is the Dutch light division (2.3.4)`),
      type: 'motorised',
      share: 0.8,
    },
    'Lt',
  ),
  ...rows(
    k,
    { nation: 'Danish', prefix: 'D', size: 'army', name: deduced('one field army (2.3.4) that never breaks up (7.1)') },
    'FA',
  ),
  ...rows(
    k,
    {
      nation: 'Lithuanian',
      prefix: 'L',
      size: 'army',
      name: deduced('one field army (2.3.4) that never breaks up (7.1)'),
    },
    'FA',
  ),
];

/** The whole order of battle under these knobs. */
export const unitsBy = (k: Knobs): readonly SourcedUnit[] => [
  ...german(k),
  ...german1939(k),
  ...czech(k),
  ...polish(k),
  ...friends(k),
  ...west(k),
  ...east(k),
  ...neutral(k),
];
export const UNITS: readonly SourcedUnit[] = unitsBy(KNOBS);

/** 2.4, 3.0, 3.4 */
export const MARKERS = [
  { name: 'Victory Points', count: 2, src: printed('2.4, 3.4') },
  { name: 'Game Turn', count: 1, src: printed('2.4, 3.4') },
  { name: 'National Turn', count: 7, src: printed('3.4, 5.2') },
  { name: 'German Phase', count: 3, src: printed('3.4, 5.3') },
  { name: 'Breached Fortification', count: 4, src: printed('3.4') },
  { name: 'Soviet Railhead', count: 4, src: printed('3.1') },
  {
    name: 'Airpower',
    count: 16,
    src: deduced('the most one side can have without capitulations: three dice of six less two of one (6.1)'),
  },
] as const;
