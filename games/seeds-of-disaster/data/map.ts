/**
 * The map sheet is not in the rulebook. Printed are: Areas with their kinds of terrain (2.1), Paris in three (20.0),
 * Dunkirk an objective (20.0), Rotterdam, Antwerp and Brussels Mobilization Centers (7.2.5), forts of the Maginot Line
 * (14.1), three attack zones that run from the German border to Paris (19.0). The rest is rebuilt from the ground.
 */
import { deduced, historical, printed, reconstructed, type Fact } from '../../../engine/facts.ts';

export const NATIONS = ['Germany', 'France', 'Belgium', 'Netherlands'] as const;
export type Nation = (typeof NATIONS)[number];
export const TERRAINS = ['clear', 'highland', 'swamp', 'waterline', 'city'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const ZONES = ['North', 'Centre', 'South'] as const;
export type Zone = (typeof ZONES)[number];
export const RIVERS = ['none', 'minor', 'major'] as const;
export type River = (typeof RIVERS)[number];

export interface AreaRow {
  /** Plain ASCII, the id everywhere. */
  readonly name: string;
  /** As lettered on the map. */
  readonly shown: string;
  readonly nation: Nation;
  readonly terrain: Terrain;
  /** 19.0 None in Germany and Paris. */
  readonly zone?: Zone;
  /** 7.2 Mobilization Center. */
  readonly centre?: true;
  /** 20.0 Counts for victory; every centre does. */
  readonly objective?: true;
  readonly coast?: true;
  /** 14.1 Fort symbols of the Maginot Line. */
  readonly maginot?: number;
  /** The town. */
  readonly at: readonly [lat: number, lon: number];
  readonly src: {
    readonly name: Fact;
    readonly nation?: Fact;
    readonly terrain?: Fact;
    readonly zone?: Fact;
    readonly centre?: Fact;
    readonly objective?: Fact;
    readonly maginot?: Fact;
  };
}
export interface BorderRow {
  readonly a: string;
  readonly b: string;
  readonly river: River;
  /** The river's name, where there is one. */
  readonly along?: string;
  readonly src: Fact;
}

const TOWN = reconstructed(
  'chief town of the ground; 69 such Areas fill the sheet of 2.0 at the scale of armies, and Hirson',
);
const AXES = reconstructed(
  'three axes through the Low Countries or directly (19.0): North the plain to the Somme and lower Seine, Centre the Ardennes and the Oise, South Lorraine and Champagne',
);
const HIGHLAND = reconstructed(
  'Highlands (2.1) where the ground rises above the plain: Ardennes, Eifel, Vosges, Black Forest',
);
const WATER = reconstructed('Dutch Water Line (2.1): what the Dutch could flood before Holland and Zeeland');
const PEEL = reconstructed('Swamp (2.1): the Peel, the only great bog behind a frontier of 1940');
const GERMAN_CENTRE = reconstructed(
  'six German centres: with 7 French, 3 of the Low Countries, Paris and Dunkirk 20 objectives, so that 11 is a task for both (20.0)',
);
const FRENCH_CENTRE = reconstructed('seven French centres, seats of military regions with their depots and railways');
const LOW_CENTRE = printed('7.2.5');
const EACH_CENTRE = deduced('20.0 counts centres with Paris and Dunkirk, so each centre is an objective');

type Place = readonly [name: string, lat: number, lon: number, shown?: string];
type More = Partial<Omit<AreaRow, 'name' | 'shown' | 'at' | 'nation' | 'src'>> & { readonly src?: AreaRow['src'] };

const centreFact = (nation: Nation): Fact => {
  if (nation === 'Germany') return GERMAN_CENTRE;
  return nation === 'France' ? FRENCH_CENTRE : LOW_CENTRE;
};
const TERRAIN_FACTS: { readonly [T in Terrain]?: Fact } = {
  highland: HIGHLAND,
  waterline: WATER,
  swamp: PEEL,
  city: printed('2.1, 20.0'),
};
const area = (
  nation: Nation,
  zone: Zone | undefined,
  [name, lat, lon, shown = name]: Place,
  more: More = {},
): AreaRow => {
  const { src, ...facts } = more;
  const terrain = facts.terrain ?? 'clear';
  const ground = TERRAIN_FACTS[terrain];
  return {
    name,
    shown,
    nation,
    terrain,
    ...(zone ? { zone } : {}),
    ...facts,
    ...(facts.centre ? { objective: true } : {}),
    at: [lat, lon],
    src: {
      name: TOWN,
      ...(ground ? { terrain: ground } : {}),
      ...(zone ? { zone: AXES } : {}),
      ...(facts.centre ? { centre: centreFact(nation), objective: EACH_CENTRE } : {}),
      ...src,
    },
  };
};
const CENTRE = { centre: true } as const;
const COAST = { coast: true } as const;
const HIGH = { terrain: 'highland' } as const;
const FLOOD = { terrain: 'waterline', coast: true } as const;
/** 7.2.5 Named in the rules. */
const NAMED = { src: { name: printed('7.2.5') } } as const;
const fort = (maginot: number, why: string): More => ({
  maginot,
  src: { name: TOWN, maginot: reconstructed(`${maginot} of 9 symbols: ${why}`) },
});
const paris = (name: string, lat: number, lon: number): AreaRow =>
  area('France', undefined, [name, lat, lon], {
    terrain: 'city',
    objective: true,
    src: { name: printed('20.0'), terrain: printed('2.1'), objective: printed('20.0') },
  });

export const AREAS: readonly AreaRow[] = [
  area('Netherlands', 'North', ['Groningen', 53.05, 6.6], COAST),
  area('Netherlands', 'North', ['Zwolle', 52.45, 6.25]),
  area('Netherlands', 'North', ['Amsterdam', 52.6, 4.85], FLOOD),
  area('Netherlands', 'North', ['Utrecht', 52.1, 5.25], { terrain: 'waterline' }),
  area('Netherlands', 'North', ['Rotterdam', 51.95, 4.45], { ...FLOOD, ...CENTRE, ...NAMED }),
  area('Netherlands', 'North', ['Arnhem', 51.95, 5.95]),
  area('Netherlands', 'North', ['Breda', 51.55, 4.75]),
  area('Netherlands', 'North', ['Eindhoven', 51.4, 5.65], { terrain: 'swamp' }),
  area('Netherlands', 'North', ['Zeeland', 51.45, 3.85], FLOOD),

  area('Belgium', 'North', ['Bruges', 51.1, 3.1], COAST),
  area('Belgium', 'North', ['Ghent', 50.95, 3.75]),
  area('Belgium', 'North', ['Antwerp', 51.15, 4.6], { ...CENTRE, ...NAMED }),
  area('Belgium', 'North', ['Brussels', 50.8, 4.4], { ...CENTRE, ...NAMED }),
  area('Belgium', 'North', ['Hasselt', 51.0, 5.35]),
  area('Belgium', 'Centre', ['Liege', 50.6, 5.7, 'Liège']),
  area('Belgium', 'Centre', ['Namur', 50.4, 4.85]),
  area('Belgium', 'Centre', ['Mons', 50.45, 3.95]),
  area('Belgium', 'Centre', ['Bastogne', 50.05, 5.55], HIGH),
  area('Belgium', 'Centre', ['Luxembourg', 49.75, 6.15], {
    ...HIGH,
    src: { name: TOWN, nation: reconstructed('12.0 does not name Luxembourg: to enter it is to enter Belgium') },
  }),

  area('France', 'North', ['Dunkirk', 50.95, 2.4], {
    ...COAST,
    objective: true,
    src: { name: printed('20.0'), objective: printed('20.0') },
  }),
  area('France', 'North', ['Boulogne', 50.65, 1.8], COAST),
  area('France', 'North', ['Lille', 50.55, 3.1], CENTRE),
  area('France', 'North', ['Arras', 50.25, 2.75]),
  area('France', 'North', ['Abbeville', 50.05, 1.75], COAST),
  area('France', 'North', ['Amiens', 49.85, 2.35]),
  area('France', 'North', ['Rouen', 49.5, 1.05], { ...COAST, ...CENTRE }),
  area('France', 'Centre', ['Saint-Quentin', 49.85, 3.35, 'St-Quentin']),
  area('France', 'Centre', ['Hirson', 49.92, 4.08]),
  area('France', 'Centre', ['Sedan', 49.7, 4.75], HIGH),
  area('France', 'Centre', ['Laon', 49.55, 3.7]),
  area('France', 'Centre', ['Soissons', 49.3, 3.2]),
  area('France', 'South', ['Reims', 49.2, 4.15], CENTRE),
  paris('Paris North', 49.02, 2.35),
  paris('Paris East', 48.82, 2.62),
  paris('Paris South-West', 48.75, 2.1),
  area('France', 'South', ['Chalons', 48.85, 4.45, 'Châlons']),
  area('France', 'South', ['Verdun', 49.2, 5.3]),
  area('France', 'South', ['Metz', 49.1, 6.25], {
    ...CENTRE,
    ...fort(3, 'the strongest sectors, Crusnes to Faulquemont'),
  }),
  area(
    'France',
    'South',
    ['Sarreguemines', 48.98, 7.05],
    fort(2, 'Rohrbach and the works east of the gap of the Saar'),
  ),
  area('France', 'South', ['Nancy', 48.65, 6.2], CENTRE),
  area('France', 'South', ['Strasbourg', 48.6, 7.6], fort(2, 'Haguenau and the Vosges, casemates on the Rhine')),
  area('France', 'South', ['Colmar', 48.0, 7.3], fort(1, 'casemates on the Rhine')),
  area('France', 'South', ['Epinal', 48.15, 6.5, 'Épinal'], HIGH),
  area('France', 'South', ['Belfort', 47.6, 6.75], { ...CENTRE, ...fort(1, 'the old ring and the works of Altkirch') }),
  area('France', 'South', ['Chaumont', 48.1, 5.25]),
  area('France', 'South', ['Troyes', 48.3, 4.05]),
  area('France', 'South', ['Melun', 48.35, 2.85]),
  area('France', 'South', ['Orleans', 47.95, 1.95, 'Orléans']),
  area('France', 'South', ['Auxerre', 47.75, 3.55]),
  area('France', 'South', ['Dijon', 47.35, 5.05], CENTRE),

  area('Germany', undefined, ['Emden', 53.25, 7.45], COAST),
  area('Germany', undefined, ['Munster', 52.1, 7.5, 'Münster']),
  area('Germany', undefined, ['Wesel', 51.7, 6.7]),
  area('Germany', undefined, ['Ruhr', 51.45, 7.35], CENTRE),
  area('Germany', undefined, ['Dusseldorf', 51.15, 6.65, 'Düsseldorf']),
  area('Germany', undefined, ['Cologne', 50.9, 6.9], CENTRE),
  area('Germany', undefined, ['Aachen', 50.75, 6.35]),
  area('Germany', undefined, ['Sauerland', 51.1, 8.1], HIGH),
  area('Germany', undefined, ['Koblenz', 50.35, 7.45], { ...HIGH, ...CENTRE }),
  area('Germany', undefined, ['Trier', 50.05, 6.75], HIGH),
  area('Germany', undefined, ['Frankfurt', 50.1, 8.6], CENTRE),
  area('Germany', undefined, ['Giessen', 50.6, 8.75]),
  area('Germany', undefined, ['Mainz', 49.85, 8.0]),
  area('Germany', undefined, ['Saarbrucken', 49.4, 7.05, 'Saarbrücken']),
  area('Germany', undefined, ['Kaiserslautern', 49.4, 7.75], HIGH),
  area('Germany', undefined, ['Mannheim', 49.45, 8.55], CENTRE),
  area('Germany', undefined, ['Karlsruhe', 48.95, 8.45]),
  area('Germany', undefined, ['Stuttgart', 48.75, 9.2], CENTRE),
  area('Germany', undefined, ['Freiburg', 47.95, 8.05], HIGH),
  area('Germany', undefined, ['Ulm', 48.3, 9.7]),
];

const NEXT_DOOR = reconstructed('neighbours on the ground, with no great river between them');
const land = (a: string, ...others: readonly string[]): readonly BorderRow[] =>
  others.map(b => ({ a, b, river: 'none', src: NEXT_DOOR }));
const minor = (along: string, a: string, ...others: readonly string[]): readonly BorderRow[] =>
  others.map(b => ({ a, b, river: 'minor', along, src: historical(`the ${along} runs between them`) }));
const major = (along: string, a: string, ...others: readonly string[]): readonly BorderRow[] =>
  others.map(b => ({ a, b, river: 'major', along, src: historical(`the ${along} runs between them`) }));

/** 2.1 Common borders, each once; where four Areas meet, two of them touch at the point only and are no neighbours. */
export const BORDERS: readonly BorderRow[] = [
  ...land('Groningen', 'Zwolle', 'Emden', 'Munster'),
  {
    a: 'Groningen',
    b: 'Amsterdam',
    river: 'major',
    along: 'Afsluitdijk',
    src: historical('30 km of dyke, held at Kornwerderzand to the end'),
  },
  ...land('Zwolle', 'Munster', 'Wesel'),
  ...minor('IJssel', 'Zwolle', 'Utrecht', 'Arnhem'),
  ...minor('IJssel', 'Arnhem', 'Wesel'),
  ...land('Amsterdam', 'Utrecht', 'Rotterdam'),
  ...land('Utrecht', 'Rotterdam', 'Arnhem'),
  ...major('Waal', 'Utrecht', 'Breda', 'Eindhoven'),
  ...major('Hollands Diep', 'Rotterdam', 'Breda', 'Zeeland'),
  ...major('Waal', 'Arnhem', 'Eindhoven'),
  ...land('Breda', 'Antwerp', 'Eindhoven', 'Hasselt', 'Zeeland'),
  ...land('Eindhoven', 'Hasselt'),
  ...major('Meuse', 'Eindhoven', 'Dusseldorf', 'Aachen', 'Liege'),
  ...minor('Scheldt', 'Zeeland', 'Antwerp', 'Ghent', 'Bruges'),

  ...land('Bruges', 'Ghent', 'Dunkirk', 'Lille'),
  ...minor('Scheldt', 'Ghent', 'Antwerp', 'Brussels', 'Mons'),
  ...land('Ghent', 'Lille'),
  ...land('Antwerp', 'Hasselt'),
  ...minor('Dyle', 'Brussels', 'Antwerp', 'Hasselt', 'Namur'),
  ...land('Brussels', 'Mons'),
  ...land('Hasselt', 'Namur'),
  ...major('Meuse', 'Hasselt', 'Liege'),
  ...land('Liege', 'Aachen', 'Trier', 'Bastogne'),
  ...major('Meuse', 'Namur', 'Liege', 'Bastogne'),
  ...land('Namur', 'Mons', 'Hirson', 'Sedan'),
  ...minor('Scheldt', 'Mons', 'Lille'),
  ...land('Mons', 'Hirson'),
  ...land('Bastogne', 'Luxembourg', 'Trier', 'Metz'),
  ...major('Meuse', 'Bastogne', 'Sedan', 'Verdun'),
  ...minor('Moselle', 'Luxembourg', 'Trier', 'Saarbrucken'),
  ...land('Luxembourg', 'Metz'),

  ...land('Dunkirk', 'Boulogne', 'Lille', 'Arras'),
  ...land('Boulogne', 'Arras'),
  ...minor('Somme', 'Boulogne', 'Abbeville'),
  ...land('Lille', 'Arras', 'Saint-Quentin', 'Hirson'),
  ...land('Arras', 'Saint-Quentin'),
  ...minor('Somme', 'Arras', 'Abbeville', 'Amiens'),
  ...land('Abbeville', 'Amiens', 'Rouen'),
  ...minor('Somme', 'Amiens', 'Saint-Quentin'),
  ...land('Amiens', 'Rouen', 'Soissons', 'Paris North'),
  ...land('Rouen', 'Paris North'),
  ...minor('Seine', 'Rouen', 'Paris South-West', 'Orleans'),
  ...land('Saint-Quentin', 'Hirson', 'Laon'),
  ...minor('Aisne', 'Saint-Quentin', 'Soissons'),
  ...land('Hirson', 'Laon', 'Sedan'),
  ...land('Sedan', 'Laon', 'Verdun'),
  ...minor('Aisne', 'Sedan', 'Reims'),
  ...minor('Aisne', 'Laon', 'Soissons', 'Reims'),
  ...land('Soissons', 'Reims', 'Paris North'),
  ...minor('Marne', 'Soissons', 'Paris East', 'Troyes'),
  ...minor('Marne', 'Reims', 'Chalons', 'Troyes'),
  ...minor('Aisne', 'Reims', 'Verdun'),
  ...minor('Marne', 'Paris North', 'Paris East'),
  ...minor('Seine', 'Paris South-West', 'Paris North', 'Paris East'),
  ...minor('Seine', 'Paris East', 'Melun'),
  ...land('Paris East', 'Troyes'),
  ...land('Paris South-West', 'Melun', 'Orleans'),
  ...land('Chalons', 'Verdun', 'Chaumont', 'Troyes'),
  ...land('Verdun', 'Chaumont'),
  ...major('Meuse', 'Verdun', 'Metz', 'Nancy'),
  ...land('Metz', 'Nancy', 'Sarreguemines', 'Saarbrucken'),
  ...land('Sarreguemines', 'Nancy', 'Strasbourg', 'Saarbrucken', 'Kaiserslautern'),
  ...land('Nancy', 'Epinal', 'Strasbourg'),
  ...minor('Meuse', 'Nancy', 'Chaumont'),
  ...land('Strasbourg', 'Epinal', 'Colmar', 'Kaiserslautern'),
  ...major('Rhine', 'Strasbourg', 'Karlsruhe', 'Freiburg'),
  ...land('Colmar', 'Epinal', 'Belfort'),
  ...major('Rhine', 'Colmar', 'Freiburg'),
  ...land('Epinal', 'Belfort', 'Chaumont'),
  ...land('Belfort', 'Chaumont', 'Dijon'),
  ...land('Chaumont', 'Troyes', 'Dijon'),
  ...land('Troyes', 'Auxerre', 'Dijon'),
  ...minor('Seine', 'Troyes', 'Melun'),
  ...land('Melun', 'Orleans', 'Auxerre'),
  ...land('Auxerre', 'Orleans', 'Dijon'),

  ...land('Emden', 'Munster'),
  ...land('Munster', 'Wesel', 'Ruhr', 'Sauerland'),
  ...land('Wesel', 'Ruhr'),
  ...major('Rhine', 'Dusseldorf', 'Wesel', 'Ruhr'),
  ...land('Ruhr', 'Sauerland'),
  ...land('Dusseldorf', 'Aachen', 'Cologne'),
  ...major('Rhine', 'Cologne', 'Ruhr', 'Sauerland'),
  ...land('Cologne', 'Aachen', 'Koblenz', 'Trier'),
  ...land('Aachen', 'Trier'),
  ...land('Sauerland', 'Giessen'),
  ...major('Rhine', 'Koblenz', 'Sauerland', 'Giessen'),
  ...land('Koblenz', 'Trier'),
  ...minor('Moselle', 'Mainz', 'Koblenz', 'Trier'),
  ...minor('Moselle', 'Saarbrucken', 'Trier'),
  ...land('Frankfurt', 'Giessen', 'Mannheim'),
  ...major('Rhine', 'Mainz', 'Frankfurt', 'Mannheim'),
  ...land('Mainz', 'Saarbrucken', 'Kaiserslautern'),
  ...land('Saarbrucken', 'Kaiserslautern'),
  ...major('Rhine', 'Kaiserslautern', 'Mannheim', 'Karlsruhe'),
  ...land('Mannheim', 'Karlsruhe', 'Stuttgart'),
  ...land('Karlsruhe', 'Stuttgart', 'Freiburg'),
  ...land('Stuttgart', 'Freiburg', 'Ulm'),
  ...land('Freiburg', 'Ulm'),
];
