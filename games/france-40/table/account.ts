/** 4.0 The victory points in the margin: levels with short names, and a line for each way to score. */
import type { AccountLine } from '../../../screen/frame/Bands.tsx';
import type { Band } from '../../../screen/frame/bands.ts';
import type { VictoryView } from '../view.ts';

/** Names of the levels that fit under a space of the track. */
const SHORT: { readonly [level: string]: string } = {
  Draw: 'draw',
  'German marginal victory': 'marg.',
  'German major victory': 'major',
  'Endsieg: the war is won': 'decisive',
};
const NAMES: { readonly [c: string]: string } = {
  '4.4': 'Dyle-Breda Plan',
  '4.5': 'Brittany',
  '4.6': 'Mediterranean',
  '4.7': 'Paris',
  '4.8': 'Maginot Line',
  '4.9': 'British corps',
  '4.10': 'Own panzer corps',
};
export const MAX_LINES = 9;
export const bandsOf = ({ levels }: VictoryView): readonly Band[] =>
  levels.map(l => ({ ...l, ...(SHORT[l.name] ? { short: SHORT[l.name]! } : {}) }));

const signed = (n: number): string => {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
};
export const accountOf = ({ lines, levels }: VictoryView): readonly AccountLine[] =>
  lines.map(l => ({
    name: (levels.length && NAMES[l.case]) || l.name,
    case: l.case,
    detail: l.detail,
    points: l.most ? signed(l.points) : '',
    ...(l.most ? { of: signed(l.most) } : {}),
    scored: l.points !== 0,
  }));
