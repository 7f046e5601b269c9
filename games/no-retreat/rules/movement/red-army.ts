/** 20.2.2 The Red Army is set up in the Soviet Union when the stance readies it. */
import { blockedBy, drawNumber, no, type Decision, type Verdict, places } from '../../../../engine/decide.ts';
import { again, type Step } from '../../../../engine/flow.ts';
import type { State, Vars } from '../../../../engine/state.ts';
import { counterOf, G, nameOf, nationOf, SOVIETS } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { countryNo } from '../../model/ground.ts';
import { beside, RESERVE, WAITING } from '../../model/places.ts';
import { happened, isFrance, landIn, putUnit, sideName, unitsOfIn } from '../../model/state.ts';
import { mayStand, sayDeploy, setUp, type Deploying } from './redeployments.ts';
import { ask } from '../flow.ts';

const USSR = countryNo('USSR');
const isNorthern = (g: State, unit: number): boolean => counterOf(g, unit).group.startsWith('Byelo');
const waitingArmy = (g: State): readonly number[] =>
  unitsOfIn(g, G, beside(g, WAITING)).filter(u => nationOf(g, u) === SOVIETS);
/** Has the Red Army been readied, with units still waiting to be set up? */
const isMustering = (g: State): boolean => !isFrance(g) && happened(g, 'readied') && waitingArmy(g).length > 0;
const mayMuster = (g: State, unit: number, hex: number): Verdict => {
  const { COUNTRY, HEXES } = boxOf(g);
  if (nationOf(g, unit) !== SOVIETS) return no('20.2.2', `${nameOf(g, unit)} is not of the Red Army`);
  if (!waitingArmy(g).includes(unit))
    return blockedBy(places(unit), '20.2.2', `${nameOf(g, unit)} is not waiting to be set up`);
  if (COUNTRY[hex] !== USSR) return no('20.2.2', `${nameOf(g, unit)} is set up only in the Soviet Union`, [hex]);
  if ((HEXES[hex]!.northOfPripet === true) !== isNorthern(g, unit))
    return no('20.2.2', `${nameOf(g, unit)} is set up only ${isNorthern(g, unit) ? 'north' : 'south'} of the Pripet`, [
      hex,
    ]);
  return mayStand(g, unit, hex);
};
export const mustering: Decision<Deploying> = {
  verbs: ['deploy'],
  candidates: g => {
    const hexes = landIn(g, USSR);
    return waitingArmy(g).flatMap(unit => hexes.map((hex): Deploying => ({ do: 'deploy', unit, hex })));
  },
  judge: (g, _a, c) => mayMuster(g, c.unit, c.hex),
  sample: (g, _a, rnd) => {
    const hexes = landIn(g, USSR);
    const units = waitingArmy(g);
    const nth = (k: number): Deploying => ({
      do: 'deploy',
      unit: units[Math.floor(k / hexes.length)]!,
      hex: hexes[k % hexes.length]!,
    });
    return nth(drawNumber(units.length * hexes.length, k => mayMuster(g, nth(k).unit, nth(k).hex).ok, rnd));
  },
  take: (g, _a, c) => {
    setUp(g, c, '20.2.2');
    return again;
  },
  say: (g, _a, c) => sayDeploy(g, c),
};
/** The German player sets the units up; those without room go to the Reserve. */
export const musterStep: Step<Vars, '20.2.2'> = {
  at: '20.2.2',
  case: '20.2.2',
  name: 'Red Army readied',
  when: g => isMustering(g),
  run: g => {
    const [unit] = waitingArmy(g);
    if (landIn(g, USSR).some(hex => mayMuster(g, unit!, hex).ok)) return ask(sideName(G), 'mustering', '20.2.2');
    putUnit(g, unit!, beside(g, RESERVE));
    return again;
  },
};
