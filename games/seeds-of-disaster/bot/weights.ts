/** The staff's weights, in steps of an army. The general's intentions change some of them; weaker levels shake all of them at random. */
export const WEIGHTS = {
  /** An objective taken or lost. */
  objective: 9,
  /** Any Area taken. */
  ground: 0.8,
  /** The pull of enemy objectives, altogether and by zone. */
  pull: 1,
  north: 1,
  centre: 1,
  south: 0.8,
  paris: 1,
  /** Covering an objective of ours, and an Area on the enemy's way to it. */
  guard: 1,
  block: 0.5,
  /** Standing next to stronger enemies. */
  danger: 0.35,
  /** What a unit adds to an attack it could make from an Area. */
  join: 1,
  /** An enemy step lost and one of ours; an army Disrupted; a Breakthrough with Poised Forces; being driven back. */
  kill: 1,
  own: 1.05,
  disrupted: 1.5,
  broken: 5,
  driven: 1.5,
  /** The least worth of an attack, and of a move. */
  boldness: 0.4,
  stir: 0.35,
  /** How much more a pull counts for strong units; mobile corps joining an army. */
  mass: 1,
  riders: 1,
  /** Scales the factors needed to cover an Area. */
  cover: 1,
  /** An enemy Area for the objectives beyond it, an own Area for what it covers. */
  beyond: 1,
  behind: 1,
  /** The Area given up by a retreat before combat. */
  stay: 1,
  /** After a battle: the pull on advancing units, the Areas they leave, and Areas to retreat to. */
  pursuit: 1,
  rear: 1,
  refuge: 1,
  /** The Poised Forces benefit; the one parachute assault. */
  benefit: 3.5,
  jump: 1.5,
  cp: 0.55,
  ip: 0.4,
  fleet: 0.7,
  /** Before the war: steps of mobile corps, fleets and infantry; whether to buy technology and hold manoeuvres; counterespionage. */
  panzer: 1,
  air: 1,
  foot: 1,
  technology: 1,
  manoeuvre: 1,
  secrets: 1,
  /** Used by the general only: closing a gap in the line; whether attacks are concerted. */
  line: 0,
  concert: 0,
  /** 14.0 Forts: whether they count for attacks out of them, how much distance each symbol adds for the enemy, and the steps the Westwall is built to. */
  sorties: 0,
  bars: 0,
  westwall: 0,
};
export type Weights = typeof WEIGHTS;

/** The fitted win chance of hints (`bots/win-chance.ts`), from 60 games from 1934: `npm run calibration -- --game seeds-of-disaster --scenario 1934 --games 60 --seed hope`. */
export const HOPE = { german: [-0.369, 0.36, -0.074, -0.295], allied: [1.859, 0.381, -2.522, -0.405] } as const;
/** The same for the campaign alone: `--scenario 1940`. */
export const HOPE_1940 = { german: [-0.541, 0.415, 2.53, -0.515], allied: [0.438, 0.404, -3.212, -0.446] } as const;
