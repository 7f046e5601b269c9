/** How the log of War Comes Early is read: moves by stack, attacks with what came of them, by phase. */
import type { FightKinds } from '../../../screen/fight/battle-from-log.ts';
import { describeMoves } from '../../../screen/frame/grouped.ts';
import { inLogLines, type LoggedMove, type Reading } from '../../../screen/frame/reading.ts';
import type { LogLine } from '../../../engine/table.ts';
import type { Called } from '../../../screen/war/unit-names.ts';
import type { Gazetteer } from '../../../screen/war/view.ts';

export const FIGHT: FightKinds = {
  begins: ['look', 'declared', 'flieger', 'broken'],
  result: 'result',
  follows: [
    'broken',
    'eliminated',
    'garrison',
    'armyLost',
    'replacement',
    'scattered',
    'advanced',
    'breached',
    'taken',
    'points',
    'capitulated',
  ],
};
const PHASES: { readonly [kind: string]: string } = {
  moved: 'movement',
  declared: 'attacks',
  formed: 'reorganisation',
};
const WHO: { readonly [side: string]: string } = { german: 'German', allied: 'Allied' };
/** The rest of a move stands in the line after it, where one may know it. */
const moveOf = (l: LogLine, next: LogLine | undefined, names: Gazetteer, called: Called): LoggedMove | undefined => {
  const e = l.event;
  if (e['is'] !== 'moved') return undefined;
  const units = next?.event['is'] === 'movedUnits' ? (next.event['units'] as readonly string[]) : [];
  return {
    from: names.placed(String(e['from'])),
    to: names.placed(String(e['hex'])),
    units: units.map(called.unit),
    more: Number(e['count']) - units.length,
  };
};
export const readingFor = (names: Gazetteer, called: Called): Reading => ({
  textOf: (l, next) => {
    const move = moveOf(l, next, names, called);
    if (move) return `${describeMoves([move])}.`;
    return l.event['is'] === 'setUp' ? l.text.replace(/: ./, start => start.toUpperCase()) : called.line(l.text);
  },
  phase: l => {
    const name = PHASES[String(l.event['is'])];
    const who = WHO[String(l.event['side'])];
    return name && who ? `${who} ${name}` : undefined;
  },
  move: (l, next) => moveOf(l, next, names, called),
  silent: ['movedUnits'],
  fights: FIGHT,
  ...inLogLines(called.line),
  keeps: {
    battles: ['result', 'declared'],
    losses: ['eliminated', 'armyLost', 'garrison', 'broken'],
    points: ['points', 'taken', 'capitulated', 'violated', 'bonus', 'terror'],
  },
});
