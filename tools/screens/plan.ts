/** What is played: scenarios, sizes and themes, from the command line. */
import { parseArgs } from 'node:util';
import { TABLED } from '../../games/shelf.ts';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;
export type SizeName = keyof typeof SIZES;
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** One game in one look. */
export interface Play {
  readonly game: string;
  readonly scenario: string;
  readonly size: SizeName;
  readonly theme: Theme;
  readonly seed: string;
  /** At most this many steps of the player. */
  readonly steps: number;
  /** So many of the player's choices are played without looking, after each step that is looked at. */
  readonly skip: number;
  /** The side that the player has, by its place in the game's list. */
  readonly side: number;
  readonly guided: boolean;
}
export interface Plan {
  readonly plays: readonly Play[];
  readonly json: boolean;
  readonly pictures: string;
  /** A server that runs already. */
  readonly url?: string;
}
export const USAGE = `npm run screens -- [--game id] [--scenario id] [--seed text] [--size desktop|laptop|phone] [--theme light|dark]
  [--steps n] [--skip n] [--side 0|1] [--quick] [--json] [--pictures folder] [--url http://…]`;

const QUICK_STEPS = 25;
const isOneOf = <T extends string>(all: readonly T[], text: string): text is T =>
  (all as readonly string[]).includes(text);
const listOf = <T extends string>(all: readonly T[], text: string | undefined, what: string): readonly T[] => {
  if (text === undefined) return all;
  const found = text.split(',');
  const wrong = found.find(t => !isOneOf(all, t));
  if (wrong !== undefined) throw new Error(`--${what} takes ${all.join(', ')}, not ${wrong}`);
  return found as T[];
};
const numberFrom = (text: string | undefined, otherwise: number, what: string): number => {
  const n = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(n) || n < 0) throw new Error(`--${what} takes a whole number`);
  return n;
};
const readArgs = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      scenario: { type: 'string' },
      seed: { type: 'string', default: 'one' },
      size: { type: 'string' },
      theme: { type: 'string' },
      steps: { type: 'string' },
      skip: { type: 'string' },
      side: { type: 'string' },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      url: { type: 'string' },
      pictures: { type: 'string', default: '.cache/screens' },
    },
  }).values;

const hash = (text: string): number => [...text].reduce((h, c) => (h * 31 + c.charCodeAt(0)) >>> 0, 7);
/** Without --size or --theme a scenario is played in every size, each in one of the themes; the seed says which side and whether the guide is on. */
export const planOf = (args: readonly string[]): Plan => {
  const v = readArgs(args);
  const games = TABLED.filter(l => v.game === undefined || v.game.split(',').includes(l.id));
  const sizes = listOf(Object.keys(SIZES) as SizeName[], v.size, 'size');
  const themes = listOf(THEMES, v.theme, 'theme');
  const seed = v.seed;
  const plays = games
    .flatMap(l => l.card.scenarios.map(s => ({ game: l.id, scenario: s.id, players: l.card.players })))
    .filter(s => v.scenario === undefined || v.scenario.split(',').includes(s.scenario))
    .flatMap(({ game, scenario, players }, i) =>
      sizes.flatMap((size, j) => {
        const looks = v.theme === undefined ? [THEMES[(i + j + hash(seed)) % THEMES.length]!] : themes;
        const side = v.side === undefined ? (hash(seed) + i + j) % players : numberFrom(v.side, 0, 'side');
        return looks.map(theme => ({
          game,
          scenario,
          size,
          theme,
          seed,
          steps: numberFrom(v.steps, v.quick ? QUICK_STEPS : Number.MAX_SAFE_INTEGER, 'steps'),
          skip: numberFrom(v.skip, 0, 'skip'),
          side,
          guided: (hash(seed) + i) % 2 === 0,
        }));
      }),
    );
  if (!plays.length) throw new Error('nothing to play: no such game or scenario');
  return { plays, json: v.json, pictures: v.pictures, ...(v.url === undefined ? {} : { url: v.url }) };
};
/** The command that plays one of them again. */
export const commandFor = (p: Play): string =>
  `npm run screens -- --game ${p.game} --scenario ${p.scenario} --seed ${p.seed} --size ${p.size} --theme ${p.theme} --side ${p.side}${p.skip ? ` --skip ${p.skip}` : ''}`;
