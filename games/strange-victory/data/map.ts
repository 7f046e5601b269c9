import { deduced, historical, printed, reconstructed, type Fact } from '../../../engine/facts.ts';

/**
 * The map sheet is not in the rulebook. Printed are: three staging areas and their names, five bridges, seven strategic
 * areas, numbered ports, the fortress Avesnes, Cambrai next to it, Calais, and 42 areas in all (5.1). The rest is
 * rebuilt from the ground of May 1940: real towns, real crossings, borders where roads and marches really went.
 */
export const LETTERS = ['A', 'B', 'C', 'I'] as const;
export type Letter = (typeof LETTERS)[number];
export const KINDS = ['staging', 'regular', 'strategic', 'port', 'fortress'] as const;
export type Kind = (typeof KINDS)[number];

export interface AreaRow {
  /** Plain ASCII, the id everywhere. */
  readonly name: string;
  /** As lettered on the map. */
  readonly shown: string;
  readonly kind: Kind;
  readonly letter?: Letter;
  readonly forest?: true;
  readonly port?: number;
  readonly roman?: string;
  /** 8.3.2 What strengthens the infantry of a fortress, in words. */
  readonly works?: string;
  /** The town. */
  readonly at: readonly [lat: number, lon: number];
  readonly src: { readonly name: Fact; readonly kind: Fact; readonly letter?: Fact; readonly forest?: Fact };
}
export interface BorderRow {
  readonly a: string;
  readonly b: string;
  readonly src: Fact;
}
export interface BridgeRow {
  readonly from: string;
  readonly to: string;
  readonly at: string;
  readonly src: Fact;
}

type Place = readonly [name: string, shown: string, lat: number, lon: number];

const ZONES = reconstructed(
  'letters go west: A the Ardennes and the Meuse, B Sambre, Oise and Scheldt with their canals, C Artois and Picardy; nine A, ten B and nine C villages score about the 18 points that make 51+ all but everything (11.1, 11.2)',
);
const VILLAGE = deduced('42 areas (5.1) less 7 strategic, 6 ports and Avesnes leave 28 regular ones');
const SIX_PORTS = deduced('one die chooses the port (10.2.1), so six, numbered 1 to 6');
const TOWN = reconstructed('a town the panzer divisions passed or fought for');

const staging = ([name, shown, lat, lon]: Place, roman: string): AreaRow => ({
  name,
  shown,
  kind: 'staging',
  roman,
  at: [lat, lon],
  src: { name: printed('3.1.1'), kind: printed('3.1.1') },
});

const regular = ([name, shown, lat, lon]: Place, letter: Letter, woods?: string): AreaRow => ({
  name,
  shown,
  kind: 'regular',
  letter,
  at: [lat, lon],
  ...(woods ? { forest: true } : {}),
  src: { name: TOWN, kind: VILLAGE, letter: ZONES, ...(woods ? { forest: reconstructed(woods) } : {}) },
});

const strategic = (
  [name, shown, lat, lon]: Place,
  letter: Letter,
  why: string,
  source: Fact = TOWN,
  woods?: string,
): AreaRow => ({
  name,
  shown,
  kind: 'strategic',
  letter,
  at: [lat, lon],
  ...(woods ? { forest: true } : {}),
  src: { name: source, kind: reconstructed(why), letter: ZONES, ...(woods ? { forest: reconstructed(woods) } : {}) },
});

const port = (
  [name, shown, lat, lon]: Place,
  number: number,
  source: Fact = TOWN,
  kind: Fact = SIX_PORTS,
): AreaRow => ({
  name,
  shown,
  kind: 'port',
  letter: 'I',
  port: number,
  at: [lat, lon],
  src: { name: source, kind, letter: printed('3.1.4') },
});

/** 3.1 Staging areas first, then A, the fortress, B, C, and the ports by number. */
export const AREAS: readonly AreaRow[] = [
  staging(['Dinant', 'Dinant', 50.261, 4.912], 'I'),
  // 3.1.1 prints Maubeuge, a town 50 km to the west; XXXXI Korps really stood before Montherme. The name stays, the place is Montherme's.
  staging(['Maubeuge', 'Maubeuge', 49.885, 4.843], 'II'),
  staging(['Sedan', 'Sedan', 49.702, 4.94], 'III'),

  regular(
    ['Philippeville', 'Philippeville', 50.196, 4.543],
    'A',
    'woods of Fagne and Famenne on the road to Froidchapelle',
  ),
  regular(['Beaumont', 'Beaumont', 50.236, 4.239], 'A', 'woods of the Thudinie'),
  regular(['Couvin', 'Couvin', 50.052, 4.496], 'A', 'Ardennes: woods of the Viroin and the Eau Noire'),
  regular(['Chimay', 'Chimay', 50.048, 4.317], 'A', 'forest of Chimay and Rance'),
  regular(['Rocroi', 'Rocroi', 49.925, 4.522], 'A', 'Ardennes: woods of the Meuse bends'),
  regular(['Mezieres', 'Mézières', 49.762, 4.716], 'A'),
  regular(["Signy-l'Abbaye", 'Signy-l’Abbaye', 49.7, 4.42], 'A', 'forest of Signy'),
  regular(['Rethel', 'Rethel', 49.512, 4.367], 'A'),
  strategic(
    ['Hirson', 'Hirson', 49.922, 4.084],
    'A',
    'railway knot and bastion where the Maginot works ended',
    TOWN,
    'forests of Saint-Michel and Hirson',
  ),
  regular(['Montcornet', 'Montcornet', 49.694, 4.016], 'A'),

  {
    name: 'Avesnes',
    shown: 'Avesnes',
    kind: 'fortress',
    letter: 'I',
    forest: true,
    works: 'Fort of Solre-le-Château',
    at: [50.123, 3.931],
    src: { name: printed('3.1.5'), kind: printed('3.1.5'), letter: printed('3.1.5'), forest: printed('3.1.5') },
  },

  regular(['Vervins', 'Vervins', 49.835, 3.907], 'B'),
  regular(['Marle', 'Marle', 49.739, 3.77], 'B'),
  regular(['Guise', 'Guise', 49.901, 3.628], 'B'),
  regular(['Laon', 'Laon', 49.564, 3.624], 'B'),
  regular(['Valenciennes', 'Valenciennes', 50.358, 3.523], 'B'),
  regular(['Bohain', 'Bohain', 49.985, 3.453], 'B'),
  regular(['La Fere', 'La Fère', 49.663, 3.365], 'B', 'forest of Saint-Gobain'),
  strategic(['Saint-Quentin', 'St-Quentin', 49.848, 3.288], 'B', 'crossroads and canal port on the way to the Somme'),
  strategic(['Cambrai', 'Cambrai', 50.176, 3.235], 'B', 'six main roads meet there', printed('8.3.7')),
  regular(['Chauny', 'Chauny', 49.615, 3.218], 'B', 'forest of Coucy'),

  regular(['Douai', 'Douai', 50.371, 3.079], 'B'),
  regular(['Ham', 'Ham', 49.748, 3.073], 'B'),
  regular(['Peronne', 'Péronne', 49.932, 2.935], 'C'),
  regular(['Bapaume', 'Bapaume', 50.104, 2.85], 'C'),
  strategic(['Arras', 'Arras', 50.291, 2.778], 'C', 'British headquarters and railway centre, held until 23 May'),
  regular(['Albert', 'Albert', 50.002, 2.651], 'C'),
  regular(['Bethune', 'Béthune', 50.53, 2.64], 'C'),
  regular(['Hazebrouck', 'Hazebrouck', 50.724, 2.538], 'C'),
  regular(['Doullens', 'Doullens', 50.157, 2.341], 'C'),
  regular(['Saint-Pol', 'St-Pol', 50.381, 2.334], 'C'),
  strategic(['Amiens', 'Amiens', 49.894, 2.296], 'C', 'railway centre and bridges of the Somme'),
  strategic(['Saint-Omer', 'St-Omer', 50.748, 2.261], 'C', 'key of the Aa canal line'),
  regular(['Hesdin', 'Hesdin', 50.373, 2.036], 'C', 'forest of Hesdin'),
  strategic(['Abbeville', 'Abbeville', 50.106, 1.836], 'C', 'last bridges of the Somme before the sea'),
  regular(['Montreuil', 'Montreuil', 50.464, 1.763], 'C'),

  port(['Saint-Valery', 'St-Valery', 50.188, 1.628], 1),
  port(['Etaples', 'Étaples', 50.518, 1.641], 2),
  port(['Boulogne', 'Boulogne', 50.726, 1.614], 3),
  port(['Calais', 'Calais', 50.952, 1.854], 4, printed('8.3.2'), printed('8.3.2')),
  port(['Gravelines', 'Gravelines', 50.986, 2.128], 5),
  port(
    ['Dunkirk', 'Dunkirk', 51.034, 2.377],
    6,
    historical('evacuated from 26 May 1940; named in 1.0 as history, not as an area'),
  ),
];

const march = (a: string, b: string, record: string): BorderRow => ({ a, b, src: reconstructed(record) });
const road = (a: string, ...neighbours: readonly string[]): readonly BorderRow[] =>
  neighbours.map(b => ({ a, b, src: reconstructed('neighbouring towns joined by a main road') }));
const coast = (a: string, b: string): BorderRow => ({
  a,
  b,
  src: reconstructed('neighbours on the coast; the border never matters, a division stays in its port (8.2.11)'),
});

/** 3.0 Common borders between the 42. Each stands once. */
export const BORDERS: readonly BorderRow[] = [
  { a: 'Avesnes', b: 'Cambrai', src: printed('8.3.7') },

  march('Philippeville', 'Avesnes', '7th Panzer, 16 May: Philippeville, Froidchapelle, Sivry, Solre-le-Chateau'),
  ...road('Philippeville', 'Beaumont', 'Couvin', 'Chimay'),
  march('Beaumont', 'Avesnes', '5th Panzer, 16 May, on the northern road'),
  march('Beaumont', 'Valenciennes', 'road by Maubeuge and Bavay, north of the Avesnes works'),
  ...road('Couvin', 'Chimay', 'Rocroi'),
  ...road('Chimay', 'Rocroi', 'Hirson', 'Avesnes'),
  ...road('Rocroi', 'Hirson', 'Mezieres'),
  march('Rocroi', "Signy-l'Abbaye", '6th Panzer, 15 May: from Montherme by Liart to Montcornet'),
  march('Mezieres', "Signy-l'Abbaye", '2nd Panzer, 15 and 16 May: Boutancourt, Poix-Terron, the woods of Signy'),
  ...road('Mezieres', 'Rethel'),
  ...road("Signy-l'Abbaye", 'Rethel', 'Hirson'),
  march("Signy-l'Abbaye", 'Montcornet', '2nd and 6th Panzer meet at Montcornet, 16 May'),
  ...road('Rethel', 'Montcornet'),
  ...road('Hirson', 'Avesnes', 'Vervins', 'Montcornet'),
  march('Montcornet', 'Marle', '1st Panzer, 16 May'),
  ...road('Montcornet', 'Vervins', 'Laon'),

  ...road('Avesnes', 'Valenciennes', 'Vervins', 'Guise'),
  ...road('Vervins', 'Guise', 'Marle'),
  ...road('Marle', 'Laon', 'La Fere', 'Guise'),
  ...road('Guise', 'La Fere', 'Saint-Quentin', 'Bohain'),
  march('Guise', 'Cambrai', 'road by Wassigny and Le Cateau, west of the Sambre canal'),
  ...road('Laon', 'La Fere', 'Chauny'),
  ...road('Valenciennes', 'Cambrai', 'Douai'),
  ...road('Bohain', 'Cambrai', 'Saint-Quentin', 'Peronne'),
  ...road('La Fere', 'Saint-Quentin', 'Chauny'),
  march('Saint-Quentin', 'Peronne', 'XIX Korps, 18 May'),
  ...road('Saint-Quentin', 'Ham'),
  ...road('Chauny', 'Ham', 'Saint-Quentin'),
  ...road('Cambrai', 'Douai', 'Bapaume', 'Peronne'),
  march('Cambrai', 'Arras', '7th Panzer, 20 May, on the Roman road'),

  ...road('Douai', 'Arras', 'Bethune'),
  ...road('Ham', 'Peronne', 'Albert', 'Amiens'),
  march('Peronne', 'Albert', '2nd Panzer takes Albert, 20 May'),
  ...road('Peronne', 'Bapaume'),
  ...road('Bapaume', 'Arras', 'Albert'),
  march('Bapaume', 'Doullens', '6th Panzer takes Doullens, 20 May'),
  ...road('Arras', 'Bethune', 'Saint-Pol', 'Doullens'),
  march('Albert', 'Amiens', 'XIX Korps, 20 May'),
  ...road('Albert', 'Doullens'),
  ...road('Bethune', 'Saint-Pol', 'Hazebrouck'),
  march('Bethune', 'Saint-Omer', 'canal line by Aire, 24 May'),
  ...road('Hazebrouck', 'Saint-Omer', 'Dunkirk'),
  ...road('Doullens', 'Amiens', 'Saint-Pol', 'Hesdin', 'Abbeville'),
  ...road('Saint-Pol', 'Hesdin', 'Saint-Omer'),
  ...road('Amiens', 'Abbeville'),
  ...road('Saint-Omer', 'Hesdin', 'Montreuil', 'Boulogne', 'Calais', 'Gravelines', 'Dunkirk'),
  ...road('Hesdin', 'Abbeville', 'Montreuil'),
  march('Abbeville', 'Montreuil', '2nd Panzer, 22 May: Abbeville, Montreuil, Boulogne'),
  ...road('Abbeville', 'Saint-Valery'),
  ...road('Montreuil', 'Saint-Valery', 'Etaples', 'Boulogne'),

  coast('Etaples', 'Boulogne'),
  coast('Boulogne', 'Calais'),
  coast('Calais', 'Gravelines'),
  coast('Gravelines', 'Dunkirk'),
];

/**
 * 3.1.1 Five bridges, the only way out of the staging areas. The count is printed, the places are the real crossings:
 * two for XV Korps, one for XXXXI (both its divisions had to use Montherme), two for XIX.
 */
export const BRIDGES: readonly BridgeRow[] = [
  {
    from: 'Dinant',
    to: 'Beaumont',
    at: 'Houx',
    src: historical('5th Panzer crossed at Houx, 13 May, and went by Mettet and Walcourt to Beaumont'),
  },
  {
    from: 'Dinant',
    to: 'Philippeville',
    at: 'Bouvignes',
    src: historical('7th Panzer bridged the Meuse at Bouvignes, 13 and 14 May'),
  },
  {
    from: 'Maubeuge',
    to: 'Rocroi',
    at: 'Montherme',
    src: historical('6th Panzer crossed at Montherme, 13 May; 8th Panzer followed'),
  },
  { from: 'Sedan', to: 'Mezieres', at: 'Donchery', src: historical('2nd Panzer crossed at Donchery, 13 and 14 May') },
  {
    from: 'Sedan',
    to: 'Rethel',
    at: 'Glaire',
    src: historical('1st Panzer crossed at Glaire (Gaulier), 13 May, and went by Chemery and Vendresse'),
  },
];
