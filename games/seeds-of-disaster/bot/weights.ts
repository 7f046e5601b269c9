/** What the staff weighs by, in steps of an army: intentions turn some of them, weaker players are unsure of all. */
export const WEIGHTS = {
  /** An objective taken or lost. */
  objective: 9,
  /** Ground that is taken on the way. */
  ground: 0.8,
  /** The pull of objectives that are still the enemy's, by the way that leads to them. */
  pull: 1,
  north: 1,
  centre: 1,
  south: 0.8,
  paris: 1,
  /** What lies open to the enemy, and how much of it a unit that stands in his way covers. */
  guard: 1,
  block: 0.5,
  /** Standing next to more than one can bear. */
  danger: 0.35,
  /** An attack that could be made from there. */
  join: 1,
  /** A step of the enemy's and one of ours. */
  kill: 1,
  own: 1.05,
  disrupted: 1.5,
  broken: 5,
  driven: 1.5,
  /** What an attack must be worth, and a move. */
  boldness: 0.4,
  stir: 0.35,
  /** Strong units before weak ones to where it pulls; tanks to an army. */
  mass: 1,
  riders: 1,
  /** Factors that are thought enough where the enemy is near. */
  cover: 1,
  /** An Area of theirs by what lies behind it, one of ours by what it bars. */
  beyond: 1,
  behind: 1,
  /** What an Area is to whoever leaves it unfought. */
  stay: 1,
  /** After a fight: the pull on those who advance, what they leave behind, and where the beaten are of use. */
  pursuit: 1,
  rear: 1,
  refuge: 1,
  /** Two dice and a corps for who wins among the tanks; the one jump. */
  benefit: 3.5,
  jump: 1.5,
  cp: 0.55,
  ip: 0.4,
  fleet: 0.7,
  /** Before the war: what a purchase is worth for each RP. */
  panzer: 1,
  air: 1,
  foot: 1,
  technology: 1,
  manoeuvre: 1,
  secrets: 1,
  /** The general's alone: what a gap in the line is that somebody closes; attacks that several march to together, or none. */
  line: 0,
  concert: 0,
  /** 14.0 Forts: whether they are counted on where they help an attack, how far each symbol keeps the enemy off, and steps the Westwall is built to. */
  sorties: 0,
  bars: 0,
  westwall: 0,
};
export type Weights = typeof WEIGHTS;

/** What a hint says of winning (`bots/win-chance.ts`): fitted to 60 games from 1934, `npm run calibration -- --game seeds-of-disaster --scenario 1934 --games 60 --seed hope`. */
export const HOPE = { german: [-0.369, 0.36, -0.074, -0.295], allied: [1.859, 0.381, -2.522, -0.405] } as const;
/** The same for the campaign alone: `--scenario 1940`. */
export const HOPE_1940 = { german: [-0.541, 0.415, 2.53, -0.515], allied: [0.438, 0.404, -3.212, -0.446] } as const;
