/** 5.13 Operation Dynamo is declared: when, and from which port. Who then leaves by sea is in exits.ts. */
import { blockedBy, cells, no, ok, type Decision } from '../../../engine/decide.ts';
import { next } from '../../../engine/flow.ts';
import { A, BRITISH } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { isPort, placed } from '../model/ground.ts';
import { ALLIED, anyOnMap, AT, controls, is1940, turnOf } from '../model/state.ts';
import { ask, emit, steps } from './flow.ts';
import { neutralAt } from './neutrals.ts';
import { statusCell } from './obstacles.ts';
import { isNeutralGround } from './supply.ts';

const PASS = { do: 'pass' } as const;
const toEmbark = (hex: number) => ({ do: 'dynamo', hex }) as const;
export const evacuating: Decision<ReturnType<typeof toEmbark> | typeof PASS> = {
  verbs: ['dynamo', 'pass'],
  ends: ['pass'],
  caution: (_g, _a, c) =>
    c.do === 'dynamo' ? { says: ['Declared once in the game, and from this port alone'], asks: true } : undefined,
  candidates: g => [PASS, ...boxOf(g).PORT_HEXES.map(toEmbark)],
  judge: (g, _a, c) => {
    if (c.do === 'pass') return ok;
    if (!isPort(g, c.hex)) return no('5.13', `${placed(g, c.hex)} is no port`, [c.hex]);
    if (isNeutralGround(g, c.hex))
      return blockedBy(statusCell(neutralAt(g, c.hex)), '5.13', `${placed(g, c.hex)} is neutral`, [c.hex]);
    return controls(g, A, c.hex)
      ? ok
      : blockedBy(cells('control', c.hex), '5.13', `${placed(g, c.hex)} is not in Allied hands`, [c.hex]);
  },
  take: (g, _a, c) => {
    if (c.do === 'dynamo') {
      g.cells[AT.dynamo] = turnOf(g);
      g.cells[AT.dynamoPort] = c.hex;
      emit(g, { is: 'dynamo', case: '5.13', hex: c.hex });
    }
    return next;
  },
  say: (g, _a, c) => (c.do === 'pass' ? 'Not yet' : `Operation Dynamo from ${placed(g, c.hex)}`),
};

/** 5.13 Asked on turn 5 and later, until it is declared, while any British unit is on the map. */
export const dynamoPhase = steps('turn', [
  {
    at: '5.13',
    case: '5.13',
    name: 'Operation Dynamo',
    when: g => is1940(g) && turnOf(g) >= chartsOf(g).dynamo.fromTurn && !g.cells[AT.dynamo] && anyOnMap(g, BRITISH),
    run: () => ask(ALLIED, 'evacuating', '5.13'),
  },
]);
