/** 14.6.2, 14.7, 2.3 The legend: ground with what it costs and does, counters, markers, overlays, and the codes of the combat tables. */
import type { JSX } from 'solid-js';
import { Code, Ground, Hatch, Legends, Line, type Sign, type SignGroup } from '../../../screen/frame/Legends.tsx';
import { Chit, type ChitFace } from '../../../screen/parts/Chit.tsx';
import { discSign, groundSign, lineSigns, sampleOf } from '../../../screen/war/signs.tsx';
import { RESULTS, type TerrainRow } from '../data/rows.ts';
import { backOf, counterblowOf, LAID, targetOf } from '../look/chits.ts';
import { everyUnit } from './choices.ts';
import { codeOf, RESULT_WORDS } from './results.ts';
import { useNr, type NrTable } from './state.ts';

const columns = (n: number): string => (n === 1 ? 'a column' : `${n} columns`);
/** 'costs 2; two columns for the defender; no armour bonus'. */
export const effectOf = (t: TerrainRow, crossing = false): string =>
  [
    crossing ? (t.mp === 1 ? '' : `costs ${t.mp} to cross`) : t.mp === 'all' ? 'costs all movement' : `costs ${t.mp}`,
    t.shift ? `the defender gains ${columns(t.shift)}` : '',
    t.noArmour ? 'no armour bonus' : '',
    t.noMobile ? 'bars Mobile attacks and Blitzkrieg' : '',
    t.stopsAdvance ? 'ends an advance' : '',
    t.noAttacks ? 'nobody attacks out of it' : '',
  ]
    .filter(Boolean)
    .join('; ');
const ground = (sign: JSX.Element, row: TerrainRow, crossing = false): Sign =>
  groundSign(sign, row.name, effectOf(row, crossing), '14.6.2');
const grounds = ({ box: { ground: g } }: NrTable): SignGroup => ({
  title: 'Ground',
  signs: [
    ground(<Ground of="clear" />, g.terrain.open),
    ground(<Ground of="forest" />, g.terrain.forest),
    ground(<Ground of="rough" />, g.terrain.rough),
    ground(<Ground of="clear" />, g.terrain.marsh),
    ground(<Ground of="city" />, g.terrain.minor),
    ground(<Ground of="city" />, g.terrain.major),
    ground(<Ground of="clear" />, g.terrain.fortified),
    ground(<Ground of="sea" />, g.terrain.ez),
    ground(<Line of="river" />, g.river, true),
    ground(<Line of="river" />, g.great, true),
    {
      sign: <Line of="frontier" />,
      word: 'Frontier',
      does: 'neutrals are closed until they are at war',
      case: '13.2.1',
    },
  ],
});
const counters = (table: NrTable): SignGroup => {
  const some = sampleOf(everyUnit(table.view()));
  return {
    title: 'Counters',
    signs: [
      {
        sign: some(u => !u.mobile && u.sp > 1),
        word: 'Unit',
        does: 'strength and movement below; dots are steps',
        case: '2.3.1',
      },
      { sign: some(u => u.mobile), word: 'Red movement', does: 'mobile: may fight on the Mobile tables', case: '2.3' },
      { sign: some(u => u.reduced), word: 'Reduced', does: 'its other side, with a step less', case: '2.3' },
      discSign(2, 'units in the stack: two at most', '13.3.1'),
    ],
  };
};
const marker = (face: ChitFace, word: string, does: string, ruleCase: string): Sign => ({
  sign: <Chit face={face} size={30} />,
  word,
  does,
  case: ruleCase,
});
const markers = (): SignGroup => ({
  title: 'Markers',
  signs: [
    marker(targetOf('german'), 'Target', 'the hex must be attacked', '14.1.1'),
    marker(
      counterblowOf('allied'),
      'Counterblow',
      'the enemy must attack there, without terrain; costs a card',
      '14.1.2',
    ),
    marker(backOf('german', 'Blitz!'), 'Blitz!, Shock!', 'a column right for the attacker', '14.6.4'),
    marker(backOf('german', 'Hold!'), 'Hold!', 'a column left for the defender', '14.6.3'),
    marker(LAID['Blitzkrieg!'], 'Blitzkrieg!', 'the panzers under it assault or advance once more', '15.0'),
    marker(LAID['No Actions'], 'No Actions', 'neither moves nor attacks', '2.7'),
    marker(LAID['Low Supply'], 'Low Supply', 'a turn without a line', '12.4'),
    marker(LAID['No Supply'], 'No Supply', 'may not attack, and surrenders when it falls', '12.4'),
  ],
});
const lights = (): SignGroup => ({
  title: 'Overlays',
  signs: [
    { sign: <Hatch of="zn" />, word: 'Enemy zones', does: 'of all three camps', case: '13.1' },
    { sign: <Hatch of="sp" />, word: 'Supply', does: 'where a line can be traced', case: '12.2' },
    ...lineSigns(['where the unit in hand can go', '13.0'], ['with its odds', '14.5']),
  ],
});
const codes = (): SignGroup => ({
  title: 'Results of combat',
  signs: RESULTS.map(r => ({ sign: <Code of={codeOf(r)} />, word: RESULT_WORDS[r], case: '14.7' })),
});

export function Signs(): JSX.Element {
  const table = useNr();
  return <Legends groups={[codes(), grounds(table), counters(table), markers(), lights()]} />;
}
