/** Glicko-2 (M. Glickman, glicko.net): each game is a rating period of its own, and time without games makes a rating less certain. */
import { Glicko2 } from 'glicko2';

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}
export const NEW: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
const TAU = 0.5;
const SCALE = 173.7178;
/** A deviation of 50 grows to 110 in about a year. */
const PERIOD_MS = 4 * 86_400_000;

/** A rating after `idle` milliseconds without a game. */
export const rested = (r: Rating, idle: number): Rating => {
  const drift = SCALE * r.volatility;
  return {
    ...r,
    deviation: Math.min(NEW.deviation, Math.sqrt(r.deviation ** 2 + (drift ** 2 * Math.max(0, idle)) / PERIOD_MS)),
  };
};
/** Both ratings after one game; `score` is the first player's: 1, 0 or a half. */
export const after = (a: Rating, b: Rating, score: number): readonly [Rating, Rating] => {
  const system = new Glicko2({ tau: TAU, rating: NEW.rating, rd: NEW.deviation, vol: NEW.volatility });
  const [x, y] = [a, b].map(r => system.makePlayer(r.rating, r.deviation, r.volatility)) as [
    ReturnType<Glicko2['makePlayer']>,
    ReturnType<Glicko2['makePlayer']>,
  ];
  system.updateRatings([[x, y, score]]);
  const read = (p: typeof x): Rating => ({
    rating: p.getRating(),
    deviation: Math.min(NEW.deviation, p.getRd()),
    volatility: p.getVol(),
  });
  return [read(x), read(y)];
};
