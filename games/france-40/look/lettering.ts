/** The words printed on the sheet, drawn into its tiles under the counters; the names of cities lie above them and are in city-names.tsx. */
import { GRID, HEXES, HEXSIDES, TOWNS } from '../data/map.ts';
import { UNITS } from '../data/units.ts';
import { corner, idOf, middle, middleOf, onSheet, type Spot } from './sheet.ts';
import { tokenOf, type Theme, type Token } from './plate.ts';

type Style = 'number' | 'town' | 'country' | 'small country' | 'region' | 'sea' | 'river';
interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly style: Style;
  readonly turn?: number;
}
interface Type {
  readonly font: string;
  readonly size: number;
  readonly ink: Token;
  readonly opacity: number;
  readonly spaced: number;
  readonly halo: number;
  /** Pixels a unit from which it is drawn. */ readonly from: number;
}

const TYPES: { readonly [S in Style]: Type } = {
  number: { font: '500 SIZE "Barlow Condensed"', size: 8, ink: 'grid', opacity: 0.62, spaced: 0.2, halo: 0, from: 0.8 },
  town: { font: '400 SIZE "Old Standard TT"', size: 9.4, ink: 'ink', opacity: 0.92, spaced: 0, halo: 2.4, from: 0.62 },
  country: { font: '400 SIZE "Old Standard TT"', size: 34, ink: 'ink', opacity: 0.36, spaced: 14, halo: 0, from: 0 },
  'small country': {
    font: '400 SIZE "Old Standard TT"',
    size: 18,
    ink: 'ink',
    opacity: 0.42,
    spaced: 6,
    halo: 0,
    from: 0,
  },
  region: {
    font: 'italic 400 SIZE "Old Standard TT"',
    size: 13.5,
    ink: 'ink',
    opacity: 0.86,
    spaced: 2,
    halo: 2.6,
    from: 0.6,
  },
  sea: {
    font: 'italic 400 SIZE "Old Standard TT"',
    size: 22,
    ink: 'riverText',
    opacity: 1,
    spaced: 3.5,
    halo: 0,
    from: 0,
  },
  river: {
    font: 'italic 400 SIZE "Old Standard TT"',
    size: 9.6,
    ink: 'riverText',
    opacity: 1,
    spaced: 0.6,
    halo: 2.4,
    from: 0.8,
  },
};
export const FONTS: readonly string[] = [...new Set(Object.values(TYPES).map(t => t.font.replace('SIZE', '12px')))];

/** As they are written, where the data keeps to plain letters. */
const WRITTEN: { readonly [name: string]: string } = {
  'Saint-Etienne': 'Saint-Étienne',
  Wurzburg: 'Würzburg',
  Saarbrucken: 'Saarbrücken',
  Liege: 'Liège',
  Munster: 'Münster',
  Osnabruck: 'Osnabrück',
  Zurich: 'Zürich',
  Ruhr: 'The Ruhr',
  Macon: 'Mâcon',
  'Chalon-sur-Saone': 'Chalon-sur-Saône',
  Besancon: 'Besançon',
  Epinal: 'Épinal',
  Chalons: 'Châlons',
  Orleans: 'Orléans',
  Montmedy: 'Montmédy',
  Compiegne: 'Compiègne',
  Evreux: 'Évreux',
  Saone: 'Saône',
  Rhone: 'Rhône',
  'Saint-Dizier': 'St-Dizier',
  'Saint-Quentin': 'St-Quentin',
  'St Gallen': 'St. Gallen',
};
export const written = (name: string): string => WRITTEN[name] ?? name;

/** A casemate takes the foot of its hex: there the name stands above, after the number. */
const FORTS: ReadonlySet<string> = new Set(UNITS.flatMap(u => u.hex ?? []));
const NAME_ABOVE = -24.5;
export interface CityWord extends Spot {
  readonly name: string;
  readonly big: boolean;
  /** Printed before a name that stands above. */ readonly number?: string;
}
const BIG = ['Paris', 'Ruhr'];

const at = (text: string, place: number, row: number, style: Style, turn = 0): Word => {
  const [x, y] = onSheet(place, -row * Math.sqrt(0.75));
  return { text, x, y, style, ...(turn ? { turn } : {}) };
};
const PLACED: readonly Word[] = [
  at('FRANCE', 24.6, 21.5, 'country'),
  at('GERMANY', 40.4, 35.4, 'country'),
  at('FRANCE', 22.8, 31.4, 'small country'),
  at('BELGIUM', 32.3, 35.5, 'small country'),
  at('NETHERLANDS', 38.3, 39.5, 'small country'),
  at('GERMANY', 41.2, 21.2, 'small country'),
  at('SWITZERLAND', 32.4, 11.5, 'small country'),
  at('ENGLAND', 24, 42.2, 'small country'),
  at('Ardennes', 33.1, 29.5, 'region'),
  at('Argonne', 28.9, 26.4, 'region', 60),
  at('Eifel', 36.3, 29.5, 'region'),
  at('Picardy', 23.6, 34.5, 'region'),
  at('Champagne', 26.4, 26.5, 'region'),
  at('Flanders', 29.6, 36.5, 'region'),
  at('Lorraine', 31.4, 20.5, 'region'),
  at('Vosges', 33.3, 18.5, 'region', -60),
  at('Black Forest', 35.4, 16.4, 'region', -64),
  at('Hunsrück', 37.3, 25.5, 'region'),
  at('Sauerland', 42, 29.5, 'region'),
  at('Jura', 27.4, 13.5, 'region', -30),
  at('Brabant', 35, 36.5, 'region'),
  at('Normandy', 19.6, 35.5, 'region'),
  at('Burgundy', 23.5, 18.5, 'region'),
  at('Westphalia', 42.4, 36.5, 'region'),
  at('Swabia', 40.3, 15.5, 'region'),
  at('Palatinate', 37.6, 22.5, 'region'),
  at('Maginot Line', 33.6, 24.1, 'region', 58),
  at('North Sea', 29.5, 41.4, 'sea'),
  at('English Channel', 20.2, 39.4, 'sea', 8),
  at('Zuiderzee', 38.6, 41.2, 'region'),
];
/** A town's name stands at the foot of its hex, where a counter leaves it free; in a hex with a fort above, with the number on the side that is free. */
const FOOT_WORDS: readonly Word[] = TOWNS.filter(t => !FORTS.has(t.hex)).map(({ hex, name }) => {
  const { x, y } = middleOf(hex);
  return { text: written(name), x, y: y + 29.5, style: 'town' };
});

// Words that keep clear of each other: a word is a row of discs, near enough --------------------------------------------
interface Disc extends Spot {
  readonly r: number;
}
const discs = (chars: number, size: number, wide: number, { x, y }: Spot, turn = 0): readonly Disc[] => {
  const length = chars * wide;
  const count = Math.max(2, Math.ceil(length / size));
  const a = (turn * Math.PI) / 180;
  const up = size * 0.33;
  return Array.from({ length: count }, (_, i) => {
    const along = length * (i / (count - 1) - 0.5);
    return {
      x: x + along * Math.cos(a) + up * Math.sin(a),
      y: y + along * Math.sin(a) - up * Math.cos(a),
      r: size * 0.42,
    };
  });
};
const discsOf = (w: Word): readonly Disc[] => {
  const { size, spaced, font } = TYPES[w.style];
  return discs(w.text.length, size, size * (font.includes('Barlow') ? 0.4 : 0.46) + spaced, w, w.turn);
};
/** How deep a word would lie over others. */
const overlap = (word: readonly Disc[], others: readonly Disc[]): number =>
  word.reduce(
    (sum, a) => sum + others.reduce((deepest, b) => Math.max(deepest, a.r + b.r - Math.hypot(a.x - b.x, a.y - b.y)), 0),
    0,
  );
const clearest = (words: readonly Word[], others: readonly Disc[], prefer: (i: number) => number): Word => {
  const cost = words.map((w, i) => overlap(discsOf(w), others) + prefer(i));
  return words[cost.indexOf(Math.min(...cost))]!;
};

const FEET = FOOT_WORDS.flatMap(discsOf);
/** Paris and the Ruhr have one name for their three hexes; a name above stands aside where a town's comes near. */
export const CITIES: readonly CityWord[] = HEXES.filter(
  h => h.city && (!BIG.includes(h.city) || HEXES.find(o => o.city === h.city) === h),
).map(h => {
  const { x, y } = middleOf(h.hex);
  const big = BIG.includes(h.city!);
  const name = written(h.city!);
  const depth = (dx: number): number =>
    overlap(discs(name.length + 4, 10.6, 5, { x: x + dx, y: y + NAME_ABOVE }), FEET);
  if (!FORTS.has(h.hex)) return { name, big, x: big ? x + 14 : x, y: y + (big ? 34 : 31.5) };
  return {
    name,
    big,
    x: x + [0, -14, 14].reduce((best, dx) => (depth(dx) < depth(best) ? dx : best)),
    y: y + NAME_ABOVE + 1,
    number: h.hex,
  };
});

/** A river's name over or under a hexside, read from the left. */
const along = (text: string, { a, b }: { readonly a: string; readonly b: string }): readonly Word[] => {
  const hex = idOf(a);
  const dir = [0, 1, 2, 3, 4, 5].find(k => GRID.near[hex * 6 + k] === idOf(b))!;
  const [ax, ay] = corner(hex, dir);
  const [bx, by] = corner(hex, dir + 1);
  const flip = bx < ax || (bx === ax && by > ay);
  const turn = (Math.atan2(flip ? ay - by : by - ay, flip ? ax - bx : bx - ax) * 180) / Math.PI;
  const lift = ((turn + 90) * Math.PI) / 180;
  return [6, -12].map(up => ({
    text,
    x: (ax + bx) / 2 - up * Math.cos(lift),
    y: (ay + by) / 2 - up * Math.sin(lift),
    style: 'river',
    turn,
  }));
};
/** Each river once or twice, about where `share` of it lies, where the hexside is free of other names. */
const riverWords = (taken: Disc[]): readonly Word[] =>
  [
    ...Map.groupBy(
      HEXSIDES.filter(s => s.kind === 'river' && s.name),
      s => s.name!,
    ),
  ].flatMap(([name, sides]) =>
    (sides.length > 14 ? [0.28, 0.76] : [0.5]).map(share => {
      const ways = sides.flatMap(s => along(written(name), s));
      const word = clearest(ways, taken, i => Math.abs(Math.floor(i / 2) / sides.length - share) * 24 + (i % 2));
      taken.push(...discsOf(word));
      return word;
    }),
  );
/** Towns in hexes with a fort, each with its number on the other side. */
const fortTowns = (taken: readonly Disc[]): readonly Word[] =>
  TOWNS.filter(t => FORTS.has(t.hex)).flatMap(({ hex, name }) => {
    const { x, y } = middleOf(hex);
    const text = written(name);
    const half = text.length * 2.2;
    const town = clearest(
      [10, -10, 20, -20].map(dx => ({ text, x: x + dx, y: y + NAME_ABOVE, style: 'town' })),
      taken,
      i => i,
    );
    return [town, { text: hex, x: town.x + (town.x > x ? -1 : 1) * (half + 11), y: y + NAME_ABOVE, style: 'number' }];
  });
/** A hex's number in the tip of the hex, a little aside where a name comes near. */
const NUDGES = [0, -4, 4, -8, 8];
const numberWord = (text: string, hex: number, taken: readonly Disc[]): Word => {
  const { x, y } = middle(hex);
  return clearest(
    NUDGES.map(dx => ({ text, x: x + dx, y: y - 24, style: 'number' })),
    taken.filter(d => Math.abs(d.x - x) < 40 && Math.abs(d.y - y + 24) < 20),
    i => i,
  );
};
/** Numbers that a name above does not print already. */
const isNumbered = (label: string, hex: number): boolean =>
  HEXES[hex]!.terrain !== 'sea' && !(FORTS.has(label) && (HEXES[hex]!.city || TOWNS.some(t => t.hex === label)));
function allWords(): readonly Word[] {
  const cities = CITIES.flatMap(c => discs(c.name.length + (c.number ? 4 : 0), c.big ? 14 : 10.6, c.big ? 7 : 5, c));
  const taken = [...cities, ...[...PLACED.filter(w => w.style === 'region'), ...FOOT_WORDS].flatMap(discsOf)];
  const towns = [...FOOT_WORDS, ...fortTowns(taken)];
  taken.push(...towns.flatMap(discsOf));
  const rivers = riverWords(taken);
  return [
    ...PLACED,
    ...GRID.labels.flatMap((text, hex) => (isNumbered(text, hex) ? [numberWord(text, hex, taken)] : [])),
    ...rivers,
    ...towns,
  ];
}
let printed: readonly Word[] | undefined;

/** From the middle distance on letters grow slower than the map; a country's name is never too small to read. */
const NEAR = 1.6;
const LEAST = 12;
export const growth = (k: number): number => (k > NEAR ? (NEAR / k) ** 0.55 : 1);
const sizeAt = (style: Style, k: number): number => {
  const { size } = TYPES[style];
  return style.endsWith('country') ? Math.max(size, LEAST / k) : size * growth(k);
};

/** Draws the words of a part of the sheet; the context is in map units. `k`: pixels a unit on the screen. */
export const letter = (
  ctx: CanvasRenderingContext2D,
  theme: Theme,
  k: number,
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
): void => {
  const far = 160;
  ctx.textAlign = 'center';
  ctx.lineJoin = 'round';
  ctx.textRendering = 'geometricPrecision';
  for (const word of (printed ??= allWords())) {
    const type = TYPES[word.style];
    const size = sizeAt(word.style, k);
    const grown = size / type.size;
    if (
      k < type.from ||
      word.x < box.x - far ||
      word.y < box.y - far ||
      word.x > box.x + box.w + far ||
      word.y > box.y + box.h + far
    )
      continue;
    ctx.save();
    ctx.translate(word.x, word.y);
    if (word.turn) ctx.rotate((word.turn * Math.PI) / 180);
    ctx.font = type.font.replace('SIZE', `${size}px`);
    ctx.letterSpacing = `${type.spaced * grown}px`;
    if (type.halo) {
      ctx.globalAlpha = 0.85;
      ctx.strokeStyle = tokenOf(theme, 'halo');
      ctx.lineWidth = type.halo * grown;
      ctx.strokeText(word.text, 0, 0);
    }
    ctx.globalAlpha = type.opacity;
    ctx.fillStyle = tokenOf(theme, type.ink);
    ctx.fillText(word.text, 0, 0);
    ctx.restore();
  }
};
