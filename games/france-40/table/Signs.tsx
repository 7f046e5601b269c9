/** 10.5, 11.10 The legend: ground with what it costs and does, counters, overlays, and the codes of the results table. */
import type { JSX } from 'solid-js';
import { Code, Ground, Hatch, Legends, Line, type Sign, type SignGroup } from '../../../screen/frame/Legends.tsx';
import type { TerrainRow } from '../data/charts.ts';
import { discSign, groundSign, lineSigns, sampleOf } from '../../../screen/war/signs.tsx';
import { useHex, type HexTable } from './state.ts';
import { everyUnit } from './units.ts';
import { effectOf, RESULT_SIGNS } from './signs.ts';

const ground = (sign: JSX.Element, row: TerrainRow): Sign => groundSign(sign, row.name, effectOf(row), '10.5');
const grounds = ({ box: { charts } }: HexTable): SignGroup => ({
  title: 'Ground',
  signs: [
    ground(<Ground of="clear" />, charts.terrain.clear),
    ground(<Ground of="rough" />, charts.terrain.rough),
    ground(<Ground of="forest" />, charts.terrain.ardennes),
    ground(<Ground of="city" />, charts.terrain.city),
    { sign: <Line of="river" />, word: 'River', does: 'attackers across it are halved', case: '11.12' },
    {
      sign: <Line of="frontier" />,
      word: 'Frontier',
      does: 'in the colour of each country; neutrals are closed',
      case: '4.3',
    },
  ],
});
const counters = (table: HexTable): SignGroup => {
  const some = sampleOf(everyUnit(table.view()));
  return {
    title: 'Counters',
    signs: [
      {
        sign: some(u => u.mechanised),
        word: 'Mechanised corps',
        does: 'attack and defence below; a pip is a step, open when lost',
        case: '2.5',
      },
      {
        sign: some(u => u.size !== 'fort' && !u.mechanised),
        word: 'Infantry and the rest',
        does: 'the mark at the top left is the nation’s',
        case: '2.0',
      },
      { sign: some(u => u.size === 'fort'), word: 'Fort', does: 'lies under any unit in its hex', case: '11.14' },
      { sign: <i class="sg-oos" />, word: 'Amber strip', does: 'out of supply: attacks at half', case: '8.3' },
      { sign: <i class="sg-done" />, word: 'Ticked corner', does: 'has moved or fought in this phase' },
      discSign(3, 'units in the stack; only the top one is seen', '3.10'),
    ],
  };
};
const lights = (): SignGroup => ({
  title: 'Overlays',
  signs: [
    {
      sign: <Hatch of="zn" />,
      word: 'Enemy zones',
      does: 'whoever enters must stop, but for mechanised corps',
      case: '7.3',
    },
    { sign: <Hatch of="sp" />, word: 'Supply', does: 'where a line can be traced', case: '8.0' },
    ...lineSigns(['where the unit in hand can go', '10.4'], ['with the factors that count', '11.9']),
  ],
});
const codes = (scenario: '1940' | '1939'): SignGroup => ({
  title: 'Results of combat',
  signs: RESULT_SIGNS.map(r => ({ sign: <Code of={r.code} />, word: r.name, does: r.does[scenario], case: r.case })),
});

export function Signs(): JSX.Element {
  const table = useHex();
  return <Legends groups={[codes(table.view().scenario), grounds(table), counters(table), lights()]} />;
}
