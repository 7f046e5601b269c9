/** 4.0, 5.0 Cards and intelligence: which events to play, when to use a card for its value, where to look. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import { bestOf } from '../../../bots/weights.ts';
import type { State } from '../../../engine/state.ts';
import { heightOf } from '../model/army.ts';
import { A, boxOf, G, type SideNo } from '../model/box.ts';
import type { Effect } from '../data/effects.ts';
import { MACHINE } from '../rules/machine.ts';
import { cardRow, handSize, valueOf } from '../rules/cards/cards.ts';
import { dueCard } from '../rules/cards/hand.ts';
import { columnOf, ipOf, monthOf, other, permanentOf, rpOf, temporaryOf, yearOf } from '../model/tracks.ts';
import type { Situation } from './situation.ts';
import type { Weights } from './weights.ts';
import { chosenArea, chosenCard } from '../rules/choice-fields.ts';

const signOf = (who: string, s: SideNo): number => {
  if (who === 'both') return 0;
  if (who === 'player') return 1;
  if (who === 'enemy') return -1;
  return (who === 'german') === (s === G) ? 1 : -1;
};
const POINT = { cp: 0.6, ip: 0.45, rp: 0.33, drm: 1.4, permanent: 1.3, temporary: 0.5, column: 0.4 } as const;
/** The worth of a halved price, by the RPs its side has. */
const saved = (g: State, s: SideNo, price: string): number => {
  const row = boxOf(g).tables.prices.find(p => p.name === price);
  if (!row) return 0;
  const mine = (row.side === 'german') === (s === G);
  return (mine ? 1 : -1) * Math.min(8, 1 + rpOf(g, row.side === 'german' ? G : A) * 0.06);
};
const PERMITS = { belgium: A, lowCountries: A, metier: A, pact: A } as const;
const PERMIT_WORTH = { belgium: 2, lowCountries: 0.6, metier: 3, pact: 9 } as const;
/** The worth of an effect in steps, to the side that plays the card. A higher status is good for the Germans, more so from 1938 on. */
const effectWorth = (g: State, s: SideNo, e: Effect): number => {
  switch (e.does) {
    case 'cp':
    case 'ip':
    case 'rp':
    case 'drm':
    case 'permanent':
    case 'temporary':
    case 'column':
      return signOf(e.who, s) * POINT[e.does] * e.by;
    case 'status':
      return e.by * (s === G ? 1 : -1) * (yearOf(g) >= 1938 ? 1 : 0.5);
    case 'half':
      return saved(g, s, e.price);
    case 'dearer':
      return s === G ? 1 : -1;
    case 'permit':
      return PERMIT_WORTH[e.what] * (PERMITS[e.what] === s ? 1 : -1);
    case 'events':
      return 1;
    default:
      return 0.3;
  }
};
export const eventWorth = (g: State, s: SideNo, card: number): number =>
  cardRow(g, card).effects.reduce((sum, e) => sum + effectWorth(g, s, e), 0);

/** 4.1 Plays the card that is due or the best event. Otherwise discards a card without value whose event would help the enemy. */
export const playCards = (g: State, a: Question, s: SideNo): Choice => {
  const position = MACHINE.positionFor(g, a.side);
  const choices = MACHINE.choices(g, a);
  const plays = choices.filter(c => c.do === 'play');
  const keep = (card: number): number => 0.35 * valueOf(position, card);
  const worth = (c: Choice): number => eventWorth(position, s, chosenCard(c)) - keep(chosenCard(c));
  const best = plays.length ? bestOf(plays, worth) : undefined;
  if (best && (worth(best) > 0 || dueCard(position, s) >= 0)) return best;
  const away = choices.filter(c => c.do === 'discard' && valueOf(position, chosenCard(c)) === 0 && worth(c) < -2);
  if (away.length) return bestOf(away, c => -worth(c));
  return choices.find(c => c.do === 'done') ?? best ?? choices[0]!;
};

/** The worth of keeping a card, to trump with it or to play its event. */
const keptFor = (g: State, s: SideNo, card: number): number =>
  Math.max(0.25 * valueOf(g, card), 0.7 * eventWorth(g, s, card));
const useWorth = (g: State, s: SideNo, c: Choice): number => {
  const foe = other(s);
  const value = valueOf(g, chosenCard(c));
  switch (c.do) {
    case 'steal':
      return 1.1;
    case 'raid':
      return 0.5 * Math.min(value, ipOf(g, foe));
    case 'bar':
      return 0.3 * columnOf(g, foe) + 0.15 * (permanentOf(g, foe) + temporaryOf(g, foe));
    default: {
      const share = c.share as number;
      return 0.55 * Math.min(share, permanentOf(g, foe) + 6) + 0.1 * (value - share) - (share < value ? 0.3 : 0);
    }
  }
};
/** 4.3 Uses a card if that is worth more than keeping it. The enemy may trump, the more likely the more cards he holds. */
export const counter = (g: State, a: Question, s: SideNo, w: Weights): Choice => {
  const position = MACHINE.positionFor(g, a.side);
  const choices = MACHINE.choices(g, a).filter(c => c.do !== 'pass');
  if (choices.length === 0) return { do: 'pass' };
  const trumped = Math.min(0.6, 0.07 * handSize(position, other(s)));
  const late = monthOf(position) > 0 ? 0.5 : 1;
  const net = (c: Choice): number => {
    const high = valueOf(position, chosenCard(c));
    const stands = 1 - trumped * Math.max(0, 1 - 0.25 * high);
    return w.secrets * stands * useWorth(position, s, c) - late * keptFor(position, s, chosenCard(c));
  };
  const best = bestOf(choices, net);
  return net(best) > 0.15 ? best : { do: 'pass' };
};
/** 4.4, 4.2.1, 4.3.5 Answers with the card that costs least to give up, if that is less than the stake. */
export const answer = (g: State, a: Question, s: SideNo, stake: number): Choice => {
  const choices = MACHINE.choices(g, a).filter(c => c.do !== 'pass');
  if (choices.length === 0) return { do: 'pass' };
  const cost = (c: Choice): number => keptFor(g, s, chosenCard(c)) * (monthOf(g) > 1 ? 0.3 : 1);
  const best = bestOf(choices, c => -cost(c));
  return cost(best) < stake ? best : { do: 'pass' };
};
/** 5.2.2 With 8 IPs or more, looks at the highest enemy stack next to our units. */
export const look = (x: Situation, a: Question): Choice => {
  const { g } = x;
  if (ipOf(g, x.s) < 8) return { do: 'done' };
  const choices = MACHINE.choices(g, a).filter(c => c.do === 'look' && heightOf(g, chosenArea(c)) > 1);
  const near = choices.filter(c => x.box.nextTo[chosenArea(c)]!.some(n => x.own[n]! > 0));
  return near.length ? bestOf(near, c => heightOf(g, chosenArea(c))) : { do: 'done' };
};
/** 5.2.1 Sometimes spends an IP on a high column: it gains half an IP on average. */
export const read = (g: State, s: SideNo, rnd: Rnd): Choice =>
  ipOf(g, s) > 0 && ipOf(g, s) < 14 && columnOf(g, s) >= 3 && rnd(3) === 0 ? { do: 'read' } : { do: 'pass' };
