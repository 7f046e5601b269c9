/** 11.3, 12.1 The legend: ground with what it costs and does, works, counters, overlays. */
import type { JSX } from 'solid-js';
import { Ground, Hatch, Legends, Line, type Sign, type SignGroup } from '../../../screen/frame/Legends.tsx';
import { discSign, groundSign, lineSigns, sampleOf } from '../../../screen/war/signs.tsx';
import type { GroundKind } from '../data/charts.ts';
import { AirMark, BreachMark, RailheadMark } from '../look/faces.tsx';
import { everyUnit } from './choices.ts';
import { useWce, type WceTable } from './state.ts';

type Terrain = WceTable['box']['charts']['terrain'][GroundKind];
const points = (n: number | null | undefined): string => (n === null ? 'by rail only' : `${n}`);
const shiftWords = (shift: number): string => {
  if (shift === 0) return '';
  const columns = Math.abs(shift) === 1 ? 'a column' : `${Math.abs(shift)} columns`;
  return `${shift < 0 ? 'defender' : 'attacker'} gains ${columns}`;
};
/** 'costs 2, mechanised 3; defender gains a column'. */
const effectOf = ({ foot, mechanised, shift, concentric, garrison }: Terrain): string =>
  [
    foot === undefined ? '' : `costs ${foot}${mechanised === foot ? '' : `, mechanised ${points(mechanised)}`}`,
    shiftWords(shift),
    garrison ? `garrison of ${garrison}` : '',
    concentric ? '' : 'no gain for a concentric attack',
  ]
    .filter(Boolean)
    .join('; ');
const ground = (sign: JSX.Element, row: Terrain): Sign => groundSign(sign, row.name, effectOf(row), '12.2');
const grounds = ({ box: { charts } }: WceTable): SignGroup => ({
  title: 'Ground and works',
  signs: [
    ground(<Ground of="clear" />, charts.terrain.clear),
    ground(<Ground of="forest" />, charts.terrain.woods),
    ground(<Ground of="rough" />, charts.terrain.rough),
    ground(<Ground of="rough" />, charts.terrain.mountain),
    ground(<Ground of="city" />, charts.terrain.city),
    ground(<Mark of={<path class="wk" d="M2 16 8 3H28L34 16z" />} />, charts.terrain.czech),
    ground(<Mark of={<path class="wk hv" d="M2 16 8 3H28L34 16z" />} />, charts.terrain['czech heavy']),
    { sign: <Line of="river" />, word: 'River', does: 'a column for the defender if all attack across', case: '12.2' },
    {
      sign: <Line of="frontier" />,
      word: 'Frontier',
      does: 'neutrals are closed until they are violated',
      case: '3.3',
    },
  ],
});
const Mark = (props: { readonly of: JSX.Element }): JSX.Element => (
  <svg class="sgm" viewBox="-1 0 38 20" width={36} height={20} aria-hidden="true">
    {props.of}
  </svg>
);
const Marker = (props: { readonly of: JSX.Element }): JSX.Element => (
  <svg class="sgm" viewBox="-15 -15 30 30" width={30} height={30} aria-hidden="true">
    {props.of}
  </svg>
);
const markers = (): SignGroup => ({
  title: 'Markers',
  signs: [
    {
      sign: <Marker of={<AirMark />} />,
      word: 'Aircraft',
      does: 'a shift for troops in and next to it',
      case: '6.2.2',
    },
    {
      sign: <Marker of={<RailheadMark />} />,
      word: 'Railhead',
      does: 'the Soviets are fed four hexes beyond it',
      case: '10.3',
    },
    { sign: <Marker of={<BreachMark />} />, word: 'Breached', does: 'the works there count no more', case: '11.5' },
  ],
});
const counters = (table: WceTable): SignGroup => {
  const some = sampleOf(everyUnit(table.view()));
  return {
    title: 'Counters',
    signs: [
      {
        sign: some(u => u.components > 0),
        word: 'Army',
        does: 'breaks down into corps: as many as it has dots',
        case: '7.1',
      },
      {
        sign: some(u => u.size === 'corps' && !u.mechanised),
        word: 'Corps',
        does: 'one corps equivalent',
        case: '12.3',
      },
      { sign: some(u => u.mechanised), word: 'Mechanised', does: 'halved against cities', case: '1.4' },
      { sign: some(u => u.side === 'german'), word: 'Cut corner', does: 'fights on the German side' },
      discSign(3, 'units in the stack; the top one is seen', '8.3'),
    ],
  };
};
const lights = (): SignGroup => ({
  title: 'Overlays',
  signs: [
    { sign: <Hatch of="zn" />, word: 'Enemy zones', does: 'bar columns and cut lines', case: '9.0' },
    ...lineSigns(['dotted line: normal; beyond it in column only', '11.6'], ['with the factors that count', '12.1']),
  ],
});

export function Signs(): JSX.Element {
  const table = useWce();
  return <Legends groups={[grounds(table), counters(table), markers(), lights()]} />;
}
