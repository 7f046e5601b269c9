/** The words printed on the sheet, drawn into its tiles under the counters; the names of cities lie above them and are in city-names.tsx. */
import { GRID, HEXES, HEXSIDES, TOWNS } from '../data/map.ts';
import { corner, idOf, middle, middleOf, onSheet } from './sheet.ts';
import { tokenOf, type Theme, type Token } from './plate.ts';

type Style = 'number' | 'town' | 'country' | 'small country' | 'region' | 'sea' | 'river';
interface Word { readonly text: string; readonly x: number; readonly y: number; readonly style: Style; readonly turn?: number }
interface Type { readonly font: string; readonly size: number; readonly ink: Token; readonly opacity: number; readonly spaced: number; readonly halo: number; /** Pixels a unit from which it is drawn. */ readonly from: number }

const TYPES: { readonly [S in Style]: Type } = {
  number: { font: '500 SIZE "Barlow Condensed"', size: 8, ink: 'grid', opacity: 0.62, spaced: 0.2, halo: 0, from: 0.8 },
  town: { font: '400 SIZE "Old Standard TT"', size: 9.4, ink: 'ink', opacity: 0.92, spaced: 0, halo: 2.4, from: 0.62 },
  country: { font: '400 SIZE "Old Standard TT"', size: 34, ink: 'ink', opacity: 0.36, spaced: 14, halo: 0, from: 0 },
  'small country': { font: '400 SIZE "Old Standard TT"', size: 18, ink: 'ink', opacity: 0.42, spaced: 6, halo: 0, from: 0 },
  region: { font: 'italic 400 SIZE "Old Standard TT"', size: 12.5, ink: 'ink', opacity: 0.72, spaced: 2, halo: 2.2, from: 0.5 },
  sea: { font: 'italic 400 SIZE "Old Standard TT"', size: 22, ink: 'riverText', opacity: 1, spaced: 3.5, halo: 0, from: 0 },
  river: { font: 'italic 400 SIZE "Old Standard TT"', size: 9.6, ink: 'riverText', opacity: 1, spaced: 0.6, halo: 2.4, from: 0.8 },
};
export const FONTS: readonly string[] = [...new Set(Object.values(TYPES).map(t => t.font.replace('SIZE', '12px')))];

/** As they are written, where the data keeps to plain letters. */
const WRITTEN: { readonly [name: string]: string } = {
  'Saint-Etienne': 'Saint-Étienne', Wurzburg: 'Würzburg', Saarbrucken: 'Saarbrücken', Liege: 'Liège', Munster: 'Münster', Osnabruck: 'Osnabrück', Zurich: 'Zürich', Ruhr: 'The Ruhr', Macon: 'Mâcon', 'Chalon-sur-Saone': 'Chalon-sur-Saône',
  Besancon: 'Besançon', Epinal: 'Épinal', Chalons: 'Châlons', Orleans: 'Orléans', Montmedy: 'Montmédy', Compiegne: 'Compiègne', Evreux: 'Évreux', Saone: 'Saône', Rhone: 'Rhône', 'Saint-Dizier': 'St-Dizier', 'Saint-Quentin': 'St-Quentin', 'St Gallen': 'St. Gallen',
};
export const written = (name: string): string => WRITTEN[name] ?? name;

const at = (text: string, place: number, row: number, style: Style, turn = 0): Word => { const [x, y] = onSheet(place, -row * Math.sqrt(0.75)); return { text, x, y, style, ...(turn ? { turn } : {}) }; };
const PLACED: readonly Word[] = [
  at('FRANCE', 24.6, 21.5, 'country'), at('GERMANY', 40.4, 35.4, 'country'), at('FRANCE', 22.8, 31.4, 'small country'), at('BELGIUM', 32.3, 35.5, 'small country'), at('NETHERLANDS', 38.3, 39.5, 'small country'),
  at('GERMANY', 41.2, 21.2, 'small country'), at('SWITZERLAND', 32.4, 11.5, 'small country'), at('ENGLAND', 24, 42.2, 'small country'),
  at('Ardennes', 33.1, 29.5, 'region'), at('Argonne', 28.9, 26.4, 'region', 60), at('Eifel', 36.3, 29.5, 'region'), at('Picardy', 23.6, 34.5, 'region'), at('Champagne', 26.4, 26.5, 'region'), at('Flanders', 29.6, 36.5, 'region'),
  at('Lorraine', 31.4, 20.5, 'region'), at('Vosges', 33.3, 18.5, 'region', -60), at('Black Forest', 35.4, 16.4, 'region', -64), at('Hunsrück', 37.3, 25.5, 'region'), at('Sauerland', 42, 29.5, 'region'), at('Jura', 27.4, 13.5, 'region', -30),
  at('Brabant', 35, 36.5, 'region'), at('Normandy', 19.6, 35.5, 'region'), at('Burgundy', 23.5, 18.5, 'region'), at('Westphalia', 42.4, 36.5, 'region'), at('Swabia', 40.3, 15.5, 'region'), at('Palatinate', 37.6, 22.5, 'region'),
  at('Maginot Line', 33.6, 24.1, 'region', 58), at('North Sea', 29.5, 41.4, 'sea'), at('English Channel', 20.2, 39.4, 'sea', 8), at('Zuiderzee', 38.6, 41.2, 'region'),
];
const NUMBERS: readonly Word[] = GRID.labels.map((text, hex) => ({ text, x: middle(hex).x, y: middle(hex).y - 24, style: 'number' }));
/** A town's name stands at the foot of its hex, where a counter leaves it free. */
const TOWN_WORDS: readonly Word[] = TOWNS.map(({ hex, name }) => { const { x, y } = middleOf(hex); return { text: written(name), x, y: y + 29.5, style: 'town' }; });

/** Each river once or twice along a hexside of its own, read from the left. */
function riverWords(): readonly Word[] {
  const words: Word[] = [];
  for (const [name, sides] of Map.groupBy(HEXSIDES.filter(s => s.kind === 'river' && s.name), s => s.name!)) {
    const spread = sides.length > 14 ? [0.28, 0.76] : [0.5];
    for (const share of spread) {
      const { a, b } = sides[Math.floor(sides.length * share)]!, hex = idOf(a), dir = [0, 1, 2, 3, 4, 5].find(k => GRID.near[hex * 6 + k] === idOf(b))!, [ax, ay] = corner(hex, dir), [bx, by] = corner(hex, dir + 1);
      const flip = bx < ax || (bx === ax && by > ay), turn = (Math.atan2(flip ? ay - by : by - ay, flip ? ax - bx : bx - ax) * 180) / Math.PI, lift = (turn + 90) * (Math.PI / 180);
      words.push({ text: written(name), x: (ax + bx) / 2 - 6 * Math.cos(lift), y: (ay + by) / 2 - 6 * Math.sin(lift), style: 'river', ...(turn ? { turn } : {}) });
    }
  }
  return words;
}
const WORDS: readonly Word[] = [...PLACED, ...NUMBERS.filter((_, hex) => HEXES[hex]!.terrain !== 'sea'), ...TOWN_WORDS, ...riverWords()];

/** Draws the words of a part of the sheet; the context is in map units. `k`: pixels a unit on the screen. */
export const letter = (ctx: CanvasRenderingContext2D, theme: Theme, k: number, box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }): void => {
  const far = 160;
  ctx.textAlign = 'center';
  ctx.lineJoin = 'round';
  ctx.textRendering = 'geometricPrecision';
  for (const word of WORDS) {
    const type = TYPES[word.style];
    if (k < type.from || word.x < box.x - far || word.y < box.y - far || word.x > box.x + box.w + far || word.y > box.y + box.h + far) continue;
    ctx.save();
    ctx.translate(word.x, word.y);
    if (word.turn) ctx.rotate((word.turn * Math.PI) / 180);
    ctx.font = type.font.replace('SIZE', `${type.size}px`);
    ctx.letterSpacing = `${type.spaced}px`;
    if (type.halo) { ctx.globalAlpha = 0.85; ctx.strokeStyle = tokenOf(theme, 'halo'); ctx.lineWidth = type.halo; ctx.strokeText(word.text, 0, 0); }
    ctx.globalAlpha = type.opacity;
    ctx.fillStyle = tokenOf(theme, type.ink);
    ctx.fillText(word.text, 0, 0);
    ctx.restore();
  }
};
