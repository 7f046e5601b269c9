/** What has happened and still applies, although no marker on a track shows it: stance events, Alternate Events, the end of the game, cards of this turn. */
import { counted } from '../../../engine/words.ts';
import type { State } from '../../../engine/state.ts';
import { ALT_NAMES } from '../data/alternate.ts';
import { placed } from '../model/ground.ts';
import { STANCE_EVENTS } from '../rules/turn/stance.ts';
import { mayTurnBad } from '../rules/movement/weather.ts';
import { givenMarkers } from '../rules/combat/losses.ts';
import {
  ALT_EVENTS,
  altVP,
  AT,
  frontNo,
  frontOf,
  happened,
  isAlt,
  isFrance,
  option,
  SIDES,
  STANCES,
} from '../model/state.ts';
import { marked, marksIn } from '../rules/flow.ts';

export interface InForce {
  readonly case: string;
  readonly name: string;
}
/** 20.2 The marker may have moved back since. */
const byStance = (v: State): readonly InForce[] =>
  STANCE_EVENTS[frontNo(v)]!.flatMap((once, box) =>
    once && happened(v, once) ? [{ case: isFrance(v) ? '20.2.1' : '20.2.2', name: STANCES[frontOf(v)][box]! }] : [],
  );
/** 21.1.1 to 21.1.6, three events each. */
const byCards = (v: State): readonly InForce[] =>
  ALT_EVENTS.flatMap((event, i) =>
    isAlt(v, event) ? [{ case: `21.1.${1 + Math.floor(i / 3)}`, name: ALT_NAMES[event]! }] : [],
  );
/** 8.1, 17.6 A side that lost its leader, or should have, draws no markers this turn. */
const byChecks = (v: State): readonly InForce[] =>
  SIDES.flatMap((side, i) =>
    v.cells[AT.unled + i] === 1
      ? [{ case: '17.6', name: `No markers for the ${side === 'german' ? 'German' : 'Allied'} player this turn` }]
      : [],
  );
/** 26.4 Positive points belong to the German player. */
const byPoints = (v: State): readonly InForce[] => {
  const points = option(v, 'altScoring') ? altVP(v) : 0;
  if (points === 0) return [];
  const who = points > 0 ? 'German' : 'Allied';
  return [{ case: '26.4', name: `${counted(Math.abs(points), 'Alternate Event point')} of the ${who} player` }];
};
/** 5.2.1 Events of this turn or phase that still have an effect, by the marks they left. */
const byEvents = (v: State): readonly InForce[] => {
  const turn = marksIn(v, 'turn');
  const count = (marks: readonly string[], name: string): number => marks.filter(m => m === name).length;
  const sure = count(turn, 'sureEvacuation') - count(turn, 'evacuated surely');
  const water = waterNow(v);
  const urged = [...new Set(marksIn(v, 'movement').filter(m => m.startsWith('mp ')))];
  return [
    ...(sure > 0 ? [`${counted(sure, 'unit')} may be evacuated without a check`] : []),
    ...(marked(v, 'playerTurn', 'blitzAny') ? ['Blitzkrieg! markers for any mobile units'] : []),
    ...(water === '' ? [] : [water]),
    ...urged.map(m => `${placed(v, Number(m.slice(3)))}: movement points +${count(marksIn(v, 'movement'), m)}`),
  ].map(name => ({ case: '5.2.1', name }));
};
/** 5.1 Bridges: the last card applies. */
const waterNow = (v: State): string => {
  const marks = marksIn(v, 'movement').filter(m => m.startsWith('water '));
  if (marks.length === 0) return '';
  const blown = marks.length - 1 - marks.lastIndexOf('water river');
  return blown === 0 ? 'Rivers cost nothing' : `Rivers cost ${2 * blown} points more`;
};
export const inForce = (v: State): readonly InForce[] => {
  const given = givenMarkers(v);
  return [
    ...byChecks(v),
    ...byEvents(v),
    ...byStance(v),
    ...(happened(v, 'swiss front') ? [{ case: '18.9', name: 'Swiss Front' }] : []),
    ...(mayTurnBad(v) ? [] : [{ case: '19.11', name: 'No bad weather this turn' }]),
    ...(happened(v, 'game end') ? [{ case: '20.1.7', name: 'The game ends after this turn' }] : []),
    ...byCards(v),
    ...byPoints(v),
    ...(given > 0 ? [{ case: '26.2', name: `${counted(given, 'Surrender! marker')} given in battle` }] : []),
  ];
};
