/** 4.0 Points by turn for the chart of a game. The Dyle-Breda point appears only at the end. */
import type { Tally } from '../../../engine/pack.ts';
import type { State } from '../../../engine/state.ts';
import { chartsOf } from '../model/box.ts';
import { is1940 } from '../model/state.ts';
import { germanCitiesLost, vpLines } from '../rules/victory.ts';

/** 4.4 Scored after the last turn, not where the game ended at once. */
const isDyleScored = (g: State): boolean =>
  g.wait.for === 'over' && (g.wait.result as { readonly why?: string }).why === undefined;
export const TALLY: Tally = {
  title: g => (is1940(g) ? 'German points' : 'German cities in French hands'),
  lines: g =>
    is1940(g)
      ? vpLines(g).filter(l => l.case !== '4.4' || isDyleScored(g))
      : [{ name: 'German cities', points: germanCitiesLost(g) }],
  bands: g =>
    is1940(g)
      ? chartsOf(g).levels.map(({ name, from, to }) => ({
          name,
          ...(from === undefined ? {} : { from }),
          ...(to === undefined ? {} : { to }),
        }))
      : [],
};
