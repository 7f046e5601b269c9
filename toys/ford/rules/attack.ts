/** 4.0 Attacks: declared, turned up, rolled. */
import { roll } from '../../../engine/chance.ts';
import { blockedBy, cells, granted, no, ok, trackCell, type Decision } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { call, done, next, type Frame, type Step } from '../../../engine/flow.ts';
import type { Side, State } from '../../../engine/state.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { boxIn } from '../box.ts';
import { GRID } from '../data/tables.ts';
import { foe, heldBy, holderOf, inFog, lose, spend, turnUp, unitAt } from '../state.ts';
import { beside, cannotAct, DONE } from './march.ts';

export const DIE = 6;
export const DEFENCE = 3;
export const attacking: Decision = {
  verbs: ['attack', 'done'],
  ends: ['done'],
  candidates: (g, a) => [
    ...heldBy(g, a.side).flatMap(from =>
      beside(from)
        .filter(hex => holderOf(g, hex) === foe(a.side))
        .map(hex => ({ do: 'attack', from, hex })),
    ),
    DONE,
  ],
  judge: (g, a, c) => {
    if (c.do === 'done') return ok;
    const [from, hex] = [c.from as number, c.hex as number];
    if (inFog(g)) return blockedBy(trackCell('fog'), '2.1', 'nobody attacks in fog');
    const idle = cannotAct(g, a.side, from, '4.0', 'marched or attacked');
    if (idle) return idle;
    if (!beside(from).includes(hex as HexId))
      return no('4.0', `${GRID.labels[hex]} is not next to ${GRID.labels[from]}`, [hex]);
    return holderOf(g, hex) === foe(a.side)
      ? granted({ bars: 'chance' })
      : blockedBy(cells('holder', hex), '4.0', `there is no enemy in ${GRID.labels[hex]}`, [hex]);
  },
  take: (_g, a, c) =>
    c.do === 'done' ? next : call('battle', { attacker: a.side, from: c.from!, hex: c.hex! }, `4.0/${a.side}`),
  say: (_g, _a, c) =>
    c.do === 'done'
      ? 'No more attacks'
      : `Attack ${GRID.labels[c.hex as number]} from ${GRID.labels[c.from as number]}`,
};

const hexesOf = (f: Frame): readonly number[] => [f.vars.from as number, f.vars.hex as number];
const resolve = (g: State, f: Frame, die: number): void => {
  const [own, enemy] = hexesOf(f).map(hex => unitAt(g, hex)!) as [number, number];
  const [strength, against] = [own, enemy].map(u => boxIn(g).units[u]!.strength) as [number, number];
  const lost = strength + die > against + DEFENCE ? enemy : die === 1 ? own : undefined;
  emit(g, { is: 'fought', case: '4.1', who: f.vars.attacker!, unit: own, against: enemy, die });
  spend(g, f.vars.from as number);
  if (lost === undefined) return;
  lose(g, lost);
  emit(g, { is: 'lost', case: '4.2', unit: lost });
};
export const battle: readonly Step[] = [
  {
    at: '4.1/up',
    case: '4.1',
    name: 'Both are turned up',
    run: (g, f) => {
      for (const hex of hexesOf(f)) turnUp(g, unitAt(g, hex)!);
      return next;
    },
  },
  {
    at: '4.1',
    case: '4.1',
    name: 'The attacker rolls',
    run: (_g, f) => roll(f.vars.attacker as Side, '4.1', DIE),
    fed: (g, f, [die]) => {
      resolve(g, f, die!);
      return done();
    },
  },
];
