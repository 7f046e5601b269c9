/** The words printed on a sheet of hexes, drawn into its tiles under the counters; names of cities lie above the counters and are only placed here. */
import { DIRS, type Orientation } from '../../kernel/hex.ts';
import { corner, idOf, middle, middleOf, onSheet, type Sheet, type Spot } from '../../kernel/sheet.ts';
import { inkOf, type Ink } from '../map/inks.ts';
import type { PlateSource } from '../map/Plate.tsx';

type Style = 'number' | 'town' | 'country' | 'small country' | 'region' | 'sea' | 'river';
export interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly style: Style;
  readonly turn?: number;
}
/** A word that has its place, given in widths of a hex right and down, as the kernel has them. */
export const wordAt = (sheet: Sheet, text: string, u: number, down: number, style: Style, turn = 0): Word => {
  const [x, y] = onSheet(sheet, u, down);
  return { text, x, y, style, ...(turn ? { turn } : {}) };
};
interface Type {
  readonly font: string;
  readonly size: number;
  readonly ink: Ink;
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

interface Named {
  readonly hex: string;
  readonly name: string;
}
/** What is to be lettered; names as they are written. Hexes are 60 units wide. */
export interface Lettered {
  readonly sheet: Sheet;
  /** Words that have their place: countries, regions, seas. */
  readonly placed: readonly Word[];
  readonly cities: readonly (Named & { readonly big: boolean })[];
  /** Names that count as no city. */
  readonly towns: readonly Named[];
  readonly rivers: readonly { readonly a: string; readonly b: string; readonly name: string }[];
  /** Hexes whose foot is taken: there a name stands above, after the number. */
  readonly footTaken: ReadonlySet<string>;
  isNumbered(hex: number): boolean;
  /** The towns are drawn by `TownNames`, not into the tiles. */
  readonly townsGiveWay?: boolean;
}
export interface CityWord extends Spot {
  readonly name: string;
  readonly big: boolean;
  /** Printed before a name that stands above. */ readonly number?: string;
}
/** A town that gives way to counters: its dot and name in the middle of its hex, and where the name stands while something lies there. */
export interface TownWord {
  readonly hex: string;
  readonly name: string;
  readonly dot: Spot;
  readonly free: Spot;
  readonly beside: Spot;
}
export interface Lettering {
  readonly cities: readonly CityWord[];
  /** Of a map whose towns give way: they lie over the plate. Asked for once, they are laid out with all other words. */
  readonly towns: () => readonly TownWord[];
  /** Draws the words of a part of the sheet; the context is in map units. `k`: pixels a unit on the screen. */
  readonly letter: NonNullable<PlateSource['letter']>;
}

/** From the middle of a hex to the baselines in it: a flat-top hex has less height. */
const LINES: {
  readonly [O in Orientation]: {
    readonly number: number;
    readonly above: number;
    readonly town: number;
    readonly city: number;
    readonly big: number;
  };
} = {
  pointy: { number: -24, above: -20.5, town: 29.5, city: 31.5, big: 34 },
  flat: { number: -21, above: -21.5, town: 26.5, city: 27, big: 32 },
};
const linesOn = ({ grid }: Sheet) => LINES[grid.orientation];

/** A town's name stands at the foot of its hex, where a counter leaves it free. */
const footWords = ({ sheet, towns, footTaken }: Lettered): readonly Word[] =>
  towns
    .filter(t => !footTaken.has(t.hex))
    .map(({ hex, name }) => {
      const { x, y } = middleOf(sheet, hex);
      return { text: name, x, y: y + linesOn(sheet).town, style: 'town' };
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

/** A name above stands aside where a town's comes near. */
const cityWords = ({ sheet, cities, footTaken }: Lettered, feet: readonly Disc[]): readonly CityWord[] =>
  cities.map(({ hex, name, big }) => {
    const { x, y } = middleOf(sheet, hex);
    const at = linesOn(sheet);
    const depth = (dx: number): number =>
      overlap(discs(name.length + 4, 10.6, 5, { x: x + dx, y: y + at.above }), feet);
    if (!footTaken.has(hex)) return { name, big, x: big ? x + 14 : x, y: y + (big ? at.big : at.city) };
    return {
      name,
      big,
      x: x + [0, -14, 14].reduce((best, dx) => (depth(dx) < depth(best) ? dx : best)),
      y: y + at.above + 1,
      number: hex,
    };
  });

/** A river's name over or under a hexside, read from the left. */
const along = (sheet: Sheet, { name, a, b }: Lettered['rivers'][number]): readonly Word[] => {
  const hex = idOf(sheet, a);
  const dir = DIRS.find(k => sheet.grid.near[hex * 6 + k] === idOf(sheet, b))!;
  const [ax, ay] = corner(sheet, hex, dir);
  const [bx, by] = corner(sheet, hex, dir + 1);
  const flip = bx < ax || (bx === ax && by > ay);
  const turn = (Math.atan2(flip ? ay - by : by - ay, flip ? ax - bx : bx - ax) * 180) / Math.PI;
  const lift = ((turn + 90) * Math.PI) / 180;
  return [6, -12].map(up => ({
    text: name,
    x: (ax + bx) / 2 - up * Math.cos(lift),
    y: (ay + by) / 2 - up * Math.sin(lift),
    style: 'river',
    turn,
  }));
};
/** Each river once or twice, about where `share` of it lies, where the hexside is free of other names. */
const riverWords = ({ sheet, rivers }: Lettered, taken: Disc[]): readonly Word[] =>
  [...Map.groupBy(rivers, s => s.name).values()].flatMap(sides =>
    (sides.length > 14 ? [0.28, 0.76] : [0.5]).map(share => {
      const ways = sides.flatMap(s => along(sheet, s));
      const word = clearest(ways, taken, i => Math.abs(Math.floor(i / 2) / sides.length - share) * 24 + (i % 2));
      taken.push(...discsOf(word));
      return word;
    }),
  );
/** Towns in hexes whose foot is taken, each with its number on the other side. */
const townsAbove = ({ sheet, towns, footTaken }: Lettered, taken: readonly Disc[]): readonly Word[] =>
  towns
    .filter(t => footTaken.has(t.hex))
    .flatMap(({ hex, name }) => {
      const { x, y } = middleOf(sheet, hex);
      const { above } = linesOn(sheet);
      const half = name.length * 2.2;
      const town = clearest(
        [0, 10, -10, 20, -20].map(dx => ({ text: name, x: x + dx, y: y + above, style: 'town' })),
        taken,
        i => i,
      );
      return [town, { text: hex, x: town.x + (town.x > x ? -1 : 1) * (half + 11), y: y + above, style: 'number' }];
    });
/** A hex's number in the tip of the hex, a little aside where a name comes near. */
const NUDGES = [0, -4, 4, -8, 8];
const numberWord = (sheet: Sheet, hex: number, taken: readonly Disc[]): Word => {
  const { x, y } = middle(sheet, hex);
  const up = linesOn(sheet).number;
  return clearest(
    NUDGES.map(dx => ({ text: sheet.grid.labels[hex]!, x: x + dx, y: y + up, style: 'number' })),
    taken.filter(d => Math.abs(d.x - x) < 40 && Math.abs(d.y - y - up) < 20),
    i => i,
  );
};
const allWords = (map: Lettered, cities: readonly CityWord[], feet: readonly Word[]): readonly Word[] => {
  const { sheet, placed } = map;
  const named = cities.flatMap(c => discs(c.name.length + (c.number ? 4 : 0), c.big ? 14 : 10.6, c.big ? 7 : 5, c));
  const taken = [...named, ...[...placed.filter(w => w.style === 'region'), ...feet].flatMap(discsOf)];
  const towns = [...feet, ...townsAbove(map, taken)];
  taken.push(...towns.flatMap(discsOf));
  const rivers = riverWords(map, taken);
  /** Numbers that a name above does not print already. */
  const printed = new Set([...map.cities, ...map.towns].map(n => n.hex).filter(h => map.footTaken.has(h)));
  const numbers = sheet.grid.labels.flatMap((label, hex) =>
    map.isNumbered(hex) && !printed.has(label) ? [numberWord(sheet, hex, taken)] : [],
  );
  return [...placed, ...numbers, ...rivers, ...towns];
};

/** From the middle distance on letters grow slower than the map; a country's name is never too small to read. */
const NEAR_ZOOM = 1.6;
const MIN_LETTER_PX = 12;
export const growth = (k: number): number => (k > NEAR_ZOOM ? (NEAR_ZOOM / k) ** 0.55 : 1);
const sizeAt = (style: Style, k: number): number => {
  const { size } = TYPES[style];
  return style.endsWith('country') ? Math.max(size, MIN_LETTER_PX / k) : size * growth(k);
};

function draw(words: readonly Word[], ...[ctx, theme, k, box]: Parameters<Lettering['letter']>): void {
  const far = 160;
  ctx.textAlign = 'center';
  ctx.lineJoin = 'round';
  ctx.textRendering = 'geometricPrecision';
  for (const word of words) {
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
      ctx.strokeStyle = inkOf(theme, 'halo');
      ctx.lineWidth = type.halo * grown;
      ctx.strokeText(word.text, 0, 0);
    }
    ctx.globalAlpha = type.opacity;
    ctx.fillStyle = inkOf(theme, type.ink);
    ctx.fillText(word.text, 0, 0);
    ctx.restore();
  }
}

/** The name of a town under its dot. */
const UNDER = 11;
const townsOf = ({ sheet, towns }: Lettered, words: readonly Word[]): readonly TownWord[] =>
  towns.flatMap(({ hex, name }) => {
    const dot = middleOf(sheet, hex);
    const word = words.find(
      w => w.style === 'town' && w.text === name && Math.hypot(w.x - dot.x, w.y - dot.y) < sheet.hex,
    );
    const beside = word && { x: word.x, y: word.y };
    return beside ? [{ hex, name, dot, free: { x: dot.x, y: dot.y + UNDER }, beside }] : [];
  });
/** The words are laid out when the first tile is lettered. */
export const letteringOf = (map: Lettered): Lettering => {
  const feet = footWords(map);
  const cities = cityWords(map, feet.flatMap(discsOf));
  let words: readonly Word[] | undefined;
  const laid = (): readonly Word[] => (words ??= allWords(map, cities, feet));
  let printed: readonly Word[] | undefined;
  const onPlate = (): readonly Word[] =>
    (printed ??= map.townsGiveWay ? laid().filter(w => w.style !== 'town') : laid());
  return { cities, towns: () => townsOf(map, laid()), letter: (...tile) => draw(onPlate(), ...tile) };
};
