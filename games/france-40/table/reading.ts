/** How the log reads: moves by stack, attacks with their outcome, units and towns by name. */
import type { Vars } from '../../../engine/state.ts';
import type { LogLine } from '../../../engine/table.ts';
import { describeMoves } from '../../../screen/frame/grouped.ts';
import { sharing, type LoggedMove, type Reading } from '../../../screen/frame/reading.ts';
import { andList, spelled } from '../../../screen/words.ts';
import type { Result } from '../data/charts.ts';
import { cameOf, FIGHT, RESULT_NAMES, type Called } from './outcome.ts';

const WHO: { readonly [side: string]: string } = { german: 'German', allied: 'Allied' };
const who = (e: Vars): string => WHO[String(e['side'])] ?? '';
const PHASES: { readonly [kind: string]: string } = {
  moved: 'movement',
  rolledMove: 'movement',
  left: 'movement',
  declared: 'attacks',
  result: 'attacks',
};
/** All units of a move are named in the next line, which only their side has (3.10). */
const moveOf = (l: LogLine, next: LogLine | undefined, say: Called): LoggedMove | undefined => {
  const e = l.event;
  if (e['is'] !== 'moved') return undefined;
  const all = next?.event['is'] === 'movedUnits' ? (next.event['units'] as readonly string[]) : undefined;
  const named = all ?? (e['unit'] === undefined ? [] : [String(e['unit'])]);
  return {
    from: say.hex(String(e['from'])),
    to: say.hex(String(e['hex'])),
    units: named.map(say.unit),
    more: Number(e['count']) - named.length,
    ...(say.isLeft?.(String(e['from'])) ? { leaves: say.hex(String(e['from'])) } : {}),
  };
};
const listOf = (units: unknown, say: Called): string => sharing((units as readonly string[]).map(say.unit), andList);
type Line = (e: Vars, say: Called) => string;
const unit = (e: Vars, say: Called): string => say.unit(String(e['unit']));
const hex = (e: Vars, say: Called): string => say.hex(String(e['hex']));
const LINES: { readonly [kind: string]: Line } = {
  declared: (e, say) => `${who(e)} attack on ${hex(e, say)} by ${listOf(e['units'], say)}.`,
  look: (e, say) =>
    e['hex'] === undefined
      ? `Removed: ${listOf(e['units'], say)}.`
      : `In ${hex(e, say)}: ${listOf(e['units'], say) || 'a fort'}.`,
  result: (e, say) =>
    `${hex(e, say)} at ${String(e['odds'])}${e['die'] ? `, die ${String(e['die'])}` : ', no die needed'}: ${RESULT_NAMES[e['result'] as Result][0].toLowerCase()}.`,
  reduced: (e, say) =>
    `${unit(e, say)} ${e['left'] === undefined ? 'loses a step' : `drops to ${spelled(Number(e['left']), 'step')}`}.`,
  eliminated: (e, say) => `${unit(e, say)} is lost.`,
  retreated: (e, say) => (e['unit'] === undefined ? '' : `${unit(e, say)} goes back to ${hex(e, say)}.`),
  advanced: (e, say) => (e['unit'] === undefined ? '' : `${unit(e, say)} moves into ${hex(e, say)}.`),
  replaced: (e, say) => `${unit(e, say)} is brought up by a step.`,
  displaced: (e, say) => `An Allied unit goes from ${say.hex(String(e['from']))} to ${hex(e, say)}.`,
  dynamo: (e, say) => `Operation Dynamo is declared from ${hex(e, say)}.`,
  arrived: (e, say) => `The reinforcement arrives at ${hex(e, say)}.`,
};
export const readingFor = (say: Called): Reading => ({
  textOf: (l, next) => {
    const move = moveOf(l, next, say);
    if (move) return `${describeMoves([move])}.`;
    return LINES[String(l.event['is'])]?.(l.event, say) || l.text;
  },
  phase: l => {
    const name = PHASES[String(l.event['is'])];
    return name && who(l.event) ? `${who(l.event)} ${name}` : undefined;
  },
  move: (l, next) => moveOf(l, next, say),
  silent: ['movedUnits'],
  fights: FIGHT,
  fought: ({ result: { event: e } }) => {
    const die = e['die'] ? `, die ${String(e['die'])}` : '';
    return `${hex(e, say)} at ${String(e['odds'])}${die}: ${RESULT_NAMES[e['result'] as Result][0].toLowerCase()}`;
  },
  cameOf: f => cameOf(f, say),
  keeps: {
    battles: ['result', 'declared', 'coup'],
    losses: ['reduced', 'eliminated', 'left'],
    points: ['eliminated', 'left', 'violated', 'capitulated', 'dynamo', 'coupCheck', 'crisis', 'ruhr', 'haltCheck'],
  },
});
