/** 4.0 Attacks: declared, revealed, rolled. */
import { roll } from '../../../engine/chance.ts';
import { blockedBy, cells, granted, no, ok, trackCell, type Decision } from '../../../engine/decide.ts';
import { done, next, type Next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { boxIn } from '../box.ts';
import { GRID, type FordSide } from '../data/tables.ts';
import { foe, heldBy, holderOf, inFog, lose, spend, turnUp, unitAt } from '../state.ts';
import { call, emit, steps, type Battle } from './flow.ts';
import { beside, cannotAct, DONE, type Done } from './march.ts';

export const DIE = 6;
export const DEFENCE = 3;
type Attack = { readonly do: 'attack'; readonly from: number; readonly hex: number };
const attack = (attacker: FordSide, { from, hex }: Attack): Next =>
  call('battle', { attacker, from, hex }, `4.0/${attacker}`);
export const attacking: Decision<Attack | Done> = {
  verbs: ['attack', 'done'],
  ends: ['done'],
  candidates: (g, a) => [
    ...heldBy(g, a.side).flatMap(from =>
      beside(from)
        .filter(hex => holderOf(g, hex) === foe(a.side))
        .map(hex => ({ do: 'attack', from, hex }) as const),
    ),
    DONE,
  ],
  judge: (g, a, c) => {
    if (c.do === 'done') return ok;
    const { from, hex } = c;
    if (inFog(g)) return blockedBy(trackCell('fog'), '2.1', 'nobody attacks in fog');
    const idle = cannotAct(g, a.side, from, '4.0', 'marched or attacked');
    if (idle) return idle;
    if (!beside(from).includes(hex as HexId))
      return no('4.0', `${GRID.labels[hex]} is not next to ${GRID.labels[from]}`, [hex]);
    return holderOf(g, hex) === foe(a.side)
      ? granted({ bars: 'chance' })
      : blockedBy(cells('holder', hex), '4.0', `there is no enemy in ${GRID.labels[hex]}`, [hex]);
  },
  take: (_g, a, c) => (c.do === 'done' ? next : attack(a.side as FordSide, c)),
  say: (_g, _a, c) =>
    c.do === 'done' ? 'No more attacks' : `Attack ${GRID.labels[c.hex]} from ${GRID.labels[c.from]}`,
};

const resolve = (g: State, { attacker, from, hex }: Battle, die: number): void => {
  const [own, enemy] = [unitAt(g, from)!, unitAt(g, hex)!];
  const [strength, against] = [boxIn(g).units[own]!.strength, boxIn(g).units[enemy]!.strength];
  const lost = strength + die > against + DEFENCE ? enemy : die === 1 ? own : undefined;
  emit(g, { is: 'fought', case: '4.1', who: attacker, unit: own, against: enemy, die });
  spend(g, from);
  if (lost === undefined) return;
  lose(g, lost);
  emit(g, { is: 'lost', case: '4.2', unit: lost });
};
export const battle = steps('battle', [
  {
    at: '4.1/up',
    case: '4.1',
    name: 'Both are turned up',
    run: (g, { vars }) => {
      for (const hex of [vars.from, vars.hex]) turnUp(g, unitAt(g, hex)!);
      return next;
    },
  },
  {
    at: '4.1',
    case: '4.1',
    name: 'The attacker rolls',
    run: (_g, { vars }) => roll(vars.attacker, '4.1', DIE),
    fed: (g, { vars }, [die]) => {
      resolve(g, vars, die!);
      return done();
    },
  },
]);
