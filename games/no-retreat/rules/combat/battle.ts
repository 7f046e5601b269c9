/** 14.5 A battle step by step. A counterattack goes back to the choice of its table (14.7.3). */
import { ok, type Decision, blockedBy, untilOver } from '../../../../engine/decide.ts';
import { isReported } from '../../../../engine/events.ts';
import { done, next, type Step } from '../../../../engine/flow.ts';
import { roll } from '../../../../engine/chance.ts';
import type { State } from '../../../../engine/state.ts';
import { A, G, nameOf } from '../../model/army.ts';
import { RESULTS, TABLES, type Result, type TableId } from '../../data/rows.ts';
import { placed } from '../../model/ground.ts';
import { at, AT, foe, sideName, sideNo } from '../../model/state.ts';
import { advanceStep } from './advance.ts';
import { battleIn, isShock, putBattle, type Battle } from './battle-vars.ts';
import { loseStep, mayLose, scoreEvent } from './losses.ts';
import { attackAcross } from '../movement/control.ts';
import { markFought } from './eligible-attackers.ts';
import { blowHexes, blowWith, turnable } from './marker-placement.ts';
import { COUNTERBLOW, layMark, liftMark, WITH } from './markers.ts';
import { provoke } from '../movement/neutrals.ts';
import {
  aboutBattle,
  footings,
  mayChooseGround,
  mayUse,
  oddsNow,
  oddsOf,
  reckonedOf,
  resultOf,
  tablesFor,
  type Odds,
} from './odds.ts';
import { convertedBy, wishCase, wishFor } from './conversions.ts';
import { loopStep, resultSteps } from './results.ts';
import { finishTodo, isDoing, todoOf } from './result-queue.ts';
import { takeOut, usable } from '../cards/pool.ts';
import { isGivenUpBattle } from './battle-kinds.ts';
import { commitmentSteps } from './support.ts';
import { ask, askSecretly, emit, goto, steps } from '../flow.ts';

// 14.5-1 The table ----------------------------------------------------------------------------------------------------
export const choosing: Decision<{ readonly do: 'use'; readonly crt: number }> = {
  verbs: ['use'],
  candidates: g => tablesFor(g, battleIn(g)).map(t => ({ do: 'use', crt: TABLES.indexOf(t) })),
  judge: (g, _a, c) => mayUse(g, battleIn(g), TABLES[c.crt]!),
  take: (g, _a, c) => {
    putBattle(g, { ...battleIn(g), table: TABLES[c.crt]! });
    return next;
  },
  forced: ['use'],
  say: (_g, _a, c) => `Use the ${TABLES[c.crt]} table`,
};
// 14.3.6 The ground ----------------------------------------------------------------------------------------------------
/** Names of hexsides in a choice, by number. */
export const OVER = ['none', 'river', 'great river'] as const;
type Grounding = { readonly do: 'ground'; readonly hex: number; readonly over: number };
export const grounding: Decision<Grounding> = {
  verbs: ['ground'],
  candidates: g => footings(g, battleIn(g)).map(({ hex, over }) => ({ do: 'ground', hex, over })),
  judge: (g, _a, c) =>
    footings(g, battleIn(g)).some(f => f.hex === c.hex && f.over === c.over)
      ? ok
      : blockedBy(
          untilOver(g),
          '14.3.6',
          `the ground of ${placed(g, c.hex)}, hexside ${OVER[c.over]}, is not among those to choose`,
          [c.hex],
        ),
  take: (g, _a, c) => {
    putBattle(g, { ...battleIn(g), site: c.hex, over: c.over });
    emit(g, { is: 'ground', case: '14.3.6', hex: c.hex, over: c.over });
    return next;
  },
  say: (g, _a, c) => `The terrain of ${placed(g, c.hex)}${c.over ? `, over the ${OVER[c.over]}` : ''}`,
};
/** 13.2.1, 18.9 A German attack on a neutral brings it into the war; one over the Rhine opens the Swiss Front. */
const setOff = (g: State, b: Battle): void => {
  if (b.attacker !== G) return;
  provoke(g, b.defenders);
  attackAcross(g, b.attackers, b.hexes);
};

// 14.7.4 A Counterblow from the table -------------------------------------------------------------------------------------
type Blowing = { readonly do: 'blow'; readonly hex: number; readonly with: number } | { readonly do: 'pass' };
export const blowing: Decision<Blowing> = {
  verbs: ['blow', 'pass'],
  candidates: g => {
    const b = battleIn(g);
    const all = blowHexes(g, b).flatMap(hex =>
      blowWith(g, b, hex).map(by => ({ do: 'blow', hex, with: WITH.indexOf(by) }) as const),
    );
    return all.length ? all : [{ do: 'pass' }];
  },
  judge: (g, _a, c) => {
    const b = battleIn(g);
    if (c.do === 'pass')
      return blowHexes(g, b).length
        ? blockedBy(untilOver(g), '14.7.4', 'a marker is to be had: the Counterblow is laid')
        : ok;
    if (!blowHexes(g, b).includes(c.hex))
      return blockedBy(untilOver(g), '14.7.4', `no Counterblow can lie in ${placed(g, c.hex)}`, [c.hex]);
    return blowWith(g, b, c.hex).includes(WITH[c.with]!)
      ? ok
      : blockedBy(untilOver(g), '14.7.4', `no ${WITH[c.with]} marker is to be had`);
  },
  take: (g, a, c) => {
    const b = battleIn(g);
    if (c.do === 'pass') {
      finishTodo(g);
      return next;
    }
    const by = WITH[c.with]!;
    if (b.kind === 'target') {
      const m = turnable(g, b, by);
      g.cells[at(g).marker + m] = c.hex;
      g.cells[at(g).markerFace + m] = COUNTERBLOW;
      emit(g, { is: 'declared', case: '14.7.4', side: sideNo(a.side), hex: c.hex, kind: 'counterblow', with: c.with });
    } else layMark(g, sideNo(a.side), c.hex, 'counterblow', by);
    finishTodo(g);
    return next;
  },
  forced: ['blow'],
  say: (g, _a, c) =>
    c.do === 'pass' ? 'No marker is left' : `Counterblow in ${placed(g, c.hex)} with a ${WITH[c.with]} marker`,
};
const blowStep: Step<Battle, '14.7.4'> = {
  at: '14.7.4',
  case: '14.7.4',
  name: 'Counterblow',
  when: isDoing('blow'),
  run: (g, { vars: b }) =>
    (b.kind === 'counterblow' ? askSecretly : ask)(sideName(b.phasing), 'blowing', '14.7.4', aboutBattle(g, b)),
};

// 14.7.2 Shock markers demand at least one loss ---------------------------------------------------------------------------
const rootAttacker = (b: Battle) => (b.depth % 2 === 0 ? b.attacker : foe(b.attacker));
const shockOwes = (g: State, b: Battle): readonly number[] => {
  const kind = b.rootRetreated ? 'counterblow' : 'target';
  const side = kind === 'target' ? rootAttacker(b) : foe(rootAttacker(b));
  return isShock(b, kind) && b.lost[side] === 0 ? mayLose(g, b, side) : [];
};
export const suffering: Decision<{ readonly do: 'lose'; readonly unit: number }> = {
  verbs: ['lose'],
  candidates: g => shockOwes(g, battleIn(g)).map(unit => ({ do: 'lose', unit })),
  judge: (g, _a, c) =>
    shockOwes(g, battleIn(g)).includes(c.unit)
      ? ok
      : blockedBy(untilOver(g), '14.7.2', `${nameOf(g, c.unit)} does not bear this loss`),
  take: (g, _a, c) => {
    loseStep(g, c.unit, '14.7.2');
    return next;
  },
  forced: ['lose'],
  say: (g, _a, c) => `${nameOf(g, c.unit)} loses a step for the shock marker`,
};

const applied = (g: State, result: Result, { armour, label }: Odds): void =>
  putBattle(g, { ...battleIn(g), result, armour, odds: label });
const tell = (g: State, b: Battle, die: number): void => {
  const odds = oddsNow(g, b);
  const rolled = die ? resultOf(g, b, die, odds) : odds.automatic!;
  emit(g, {
    is: 'result',
    case: '14.7',
    hexes: b.hexes,
    side: b.attacker,
    crt: TABLES.indexOf(b.table as TableId),
    odds: odds.label,
    die,
    came: RESULTS.indexOf(rolled),
    ...(isReported(g) && { ledger: reckonedOf(odds) }),
  });
  const result = convertedBy(g, b, rolled);
  applied(g, result, odds);
  if (result !== rolled) emit(g, { is: 'converted', case: '14.7', came: RESULTS.indexOf(result) });
};
export const battleSteps = steps('battle', [
  {
    at: '14.5/begin',
    case: '14.5',
    name: 'Battle',
    run: (g, { vars: b }) => {
      emit(g, { is: 'battle', case: '14.5', side: b.attacker, units: b.attackers, hexes: b.hexes });
      setOff(g, b);
      markFought(g, b.rootUnits);
      return next;
    },
  },
  {
    at: '14.5/table',
    case: '14.5',
    name: 'Combat table',
    when: (_g, { vars: b }) => b.table === '',
    run: (_g, { vars: b }) => ask(sideName(b.attacker), 'choosing', '14.5', { hex: b.hexes[0]! }),
  },
  {
    at: '14.3.6',
    case: '14.3.6',
    name: 'Terrain',
    when: (g, { vars: b }) => b.site === undefined && mayChooseGround(g, b),
    run: (g, { vars: b }) => ask(sideName(foe(b.attacker)), 'grounding', '14.3.6', aboutBattle(g, b)),
  },
  ...commitmentSteps,
  {
    at: '14.5/given',
    case: '26.2',
    name: 'Surrender!',
    when: (_g, { vars: b }) => isGivenUpBattle(b),
    run: (g, { vars: b }) => {
      takeOut(g, usable(g, A, 'Surrender!')[0]!);
      g.cells[AT.given]!++;
      scoreEvent(g, -1, '26.2');
      applied(g, 'DE', oddsOf(g, b));
      return goto('14.7/do');
    },
  },
  {
    at: '14.5/prepared',
    case: '5.2.1',
    name: 'Prepared',
    when: (_g, { vars: b }) => b.support.some(s => s.what === 'prepared') && b.table !== 'Prepared',
    run: (g, { vars: b }) => {
      putBattle(g, { ...b, table: 'Prepared' });
      return next;
    },
  },
  {
    at: '14.5/die',
    case: '14.5',
    name: 'Attacker rolls',
    run: (g, { vars: b }) => {
      if (!oddsNow(g, b).automatic) return roll(sideName(b.attacker), '14.5', 6);
      tell(g, b, 0);
      return next;
    },
    fed: (g, { vars: b }, [die]) => {
      tell(g, b, die!);
      return next;
    },
  },
  {
    at: '14.7/wish',
    case: '14.7',
    name: 'Convert the result',
    when: (g, { vars: b }) => wishFor(g, b) !== undefined,
    run: (g, { vars: b }) => ask(sideName(foe(b.attacker)), 'converting', wishCase(b), aboutBattle(g, b)),
  },
  {
    at: '14.7/do',
    case: '14.7',
    name: 'Apply the result',
    run: (g, { vars: b }) => {
      putBattle(g, { ...b, todo: todoOf(b, b.result as Result) });
      return next;
    },
  },
  ...resultSteps,
  advanceStep,
  blowStep,
  loopStep,
  {
    at: '14.7.2',
    case: '14.7.2',
    name: 'Losses for shock markers',
    when: (g, { vars: b }) => shockOwes(g, b).length > 0,
    run: (g, { vars: b }) =>
      ask(sideName(b.rootRetreated ? foe(rootAttacker(b)) : rootAttacker(b)), 'suffering', '14.7.2', aboutBattle(g, b)),
  },
  {
    at: '14.5/end',
    case: '14.5',
    name: 'Battle over',
    run: (g, { vars: b }) => {
      if (b.kind !== 'assault') for (const hex of b.rootHexes) liftMark(g, hex);
      return done();
    },
  },
]);
