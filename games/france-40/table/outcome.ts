/** 11.3-11.6 What a result does to the units concerned: before the die from the view, after it from the log. */
import type { Vars } from '../../../engine/state.ts';
import type { FightKinds, LoggedBattle } from '../../../screen/fight/battle-from-log.ts';
import { sharing } from '../../../screen/frame/reading.ts';
import { andList, capital, spelled, orList } from '../../../screen/words.ts';
import type { Result } from '../data/charts.ts';
import type { FateView, ResultWords } from '../view.ts';

export const FIGHT: FightKinds = {
  begins: ['look', 'declared'],
  result: 'result',
  follows: ['instead', 'reduced', 'eliminated', 'retreated', 'advanced', 'capitulated'],
};
export const RESULT_NAMES: { readonly [R in Result]: readonly [name: string, ruleCase: string] } = {
  AE: ['Attacker eliminated', '11.6'],
  AS: ['Attack stalled', '11.5'],
  BB: ['Bloodbath', '11.4'],
  DR: ['Defender retreats', '11.3'],
  DE: ['Defender eliminated', '11.6'],
};
/** The names of units and hexes. */
export interface Called {
  unit(name: string): string;
  hex(hex: string): string;
  /** Whether this is a town without units now. */
  isLeft?(hex: string): boolean;
}

const isAre = (n: number): string => (n === 1 ? 'is' : 'are');
const suffers = ({ units, fate, left = 0 }: FateView, say: Called): string => {
  const who = sharing(units.map(say.unit), andList);
  if (fate === 'lost') return `${who} ${isAre(units.length)} lost`;
  if (fate === 'back') return `${who} ${units.length === 1 ? 'goes' : 'go'} back`;
  return `${who} ${units.length === 1 ? 'drops' : 'drop'} to ${spelled(left, 'step')}`;
};
const said = (f: FateView, say: Called): string => {
  if (f.one) return `${sharing(f.units.map(say.unit), orList)} ${f.fate === 'lost' ? 'is lost' : 'loses a step'}`;
  return suffers(f, say);
};
/** Joins units with the same fate into one phrase. */
const together = (fates: readonly FateView[]): readonly FateView[] =>
  [...Map.groupBy(fates, f => `${f.fate} ${f.left} ${f.one ? f.units.join() : ''} ${f.stuck}`).values()].map(all => ({
    ...all[0]!,
    units: all.flatMap(f => f.units),
  }));
const sentence = (fates: readonly FateView[], say: Called): string => {
  const [stuck, free] = [true, false].map(is => together(fates.filter(f => (f.stuck ?? false) === is)));
  const words = free!.map(f => said(f, say)).join(', ');
  if (!stuck!.length) return words;
  const none = `no way out, so it counts as DE: ${stuck!.map(f => said(f, say)).join(', ')}`;
  return words ? `${words}; for others ${none}` : none;
};

/** Before the die: what the result would do to known units; `hidden` ones are only counted. */
export const wouldDo = ({ result, words, fates }: ResultWords, hidden: number, say: Called): string => {
  const text = sentence(fates, say);
  if (!text) return words;
  const more = hidden && (result === 'DE' || result === 'DR') ? `; and ${spelled(hidden, 'unit')} not known` : '';
  return `${text}${more}`;
};

const fateOf = (e: Vars, fate: FateView['fate'], stuck: boolean): FateView => ({
  units: [String(e['unit'])],
  fate,
  ...(e['left'] === undefined ? {} : { left: Number(e['left']) }),
  ...(stuck ? { stuck: true } : {}),
});
/** After the die: losses, retreats and advances from the log; empty while nothing has happened yet. */
export const cameOf = ({ result, after }: LoggedBattle, say: Called): string => {
  const events = after.map(l => l.event);
  const of = (kind: string): readonly Vars[] => events.filter(e => e['is'] === kind);
  /** 11.3 A retreat costs steps only where a unit had no retreat path. */
  const noWay = result.event['result'] === 'DR' && !of('instead').length;
  const losses = events.flatMap(e => {
    const stuck = noWay && e['side'] !== result.event['side'];
    if (e['is'] === 'eliminated') return [fateOf(e, 'lost', stuck)];
    return e['is'] === 'reduced' ? [fateOf(e, 'reduced', stuck)] : [];
  });
  const back = of('retreated').map(e => `${say.unit(String(e['unit']))} goes back to ${say.hex(String(e['hex']))}`);
  const into = of('advanced').map(e => say.unit(String(e['unit'])));
  const moved = into.length ? [`${sharing(into, andList)} ${into.length === 1 ? 'moves' : 'move'} in`] : [];
  const all = [sentence(losses, say), ...back, ...moved].filter(Boolean);
  if (!all.length) return result.event['result'] === 'AS' ? 'Nobody loses or moves.' : '';
  return `${capital(all.join('; '))}.`;
};
