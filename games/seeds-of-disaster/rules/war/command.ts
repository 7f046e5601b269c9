/** 6.3 Command Events: a d66 roll for each side, modified by its experience of this week (6.4). */
import { roll } from '../../../../engine/chance.ts';
import { next, type Next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { A, boxOf, G, type SideNo } from '../../model/box.ts';
import { AT } from '../../model/state.ts';
import { BOTH, experiencesOf, sideName } from '../../model/tracks.ts';
import { applyEffects } from '../cards/effects.ts';
import { d66, rowFor } from '../turn/intelligence.ts';
import { ledgerOf } from '../turn/roll-modifiers.ts';
import { emit, steps } from '../flow.ts';

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** 6.3 The Germans move their result towards 66, the Allies towards 11. */
const modifierOf = (g: State, s: SideNo): number => (s === G ? 1 : -1) * experiencesOf(g, s).length;
/** 6.3.3, 6.3.4 Events 11 and 66 happen once a game, and the Allies do not repeat the German event of this week. */
const isVoid = (g: State, s: SideNo, no: number): boolean => {
  if (no === 11 && g.cells[AT.command11] === 1) return true;
  if (no === 66 && g.cells[AT.command66] === 1) return true;
  return s === A && g.cells[AT.rolled] === no;
};
const commands = (g: State, s: SideNo, dice: readonly number[]): Next => {
  const modifier = modifierOf(g, s);
  const event = d66(dice[0]!, dice[1]!, modifier);
  const idle = isVoid(g, s, event);
  const step = s === G ? 1 : -1;
  const ledger = ledgerOf(...experiencesOf(g, s).map(name => ['6.4', upperFirst(name), step] as const));
  emit(g, { is: 'command', case: '6.3', side: s, dice, faces: dice, modifier, no: event, happens: !idle, ledger });
  if (event === 11) g.cells[AT.command11] = 1;
  if (event === 66) g.cells[AT.command66] = 1;
  g.cells[AT.rolled] = s === G ? event : 0;
  if (!idle) applyEffects(g, rowFor(boxOf(g).tables.command, event)?.effects ?? [], s, '6.3.1');
  return next;
};
export const commandSteps = BOTH.flatMap(s =>
  steps('week', [
    {
      at: `6.3/${sideName(s)}`,
      case: '6.3.2',
      name: 'Command Events',
      run: () => roll(sideName(s), '6.3', 6, 6),
      fed: (g, _f, dice) => commands(g, s, dice),
    },
  ]),
);
