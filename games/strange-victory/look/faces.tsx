/** The faces of the counters, centred on 0 0 in map units. A division is 42 wide, everything Allied 34 or 32. */
import { For, Show, type JSX } from 'solid-js';
import type { CounterView } from '../view/counters.ts';
import type { DivisionView } from '../view.ts';
import { KorpsShape, useHue } from './korps.tsx';

const TANK = [
  'M9.500 6.800 11.500 2.600h8.300l2.400 2.200h11.300v1.500H22.400l.4 1h6.700l3.700 2.600v1.500H1.800L1 9.700 3.300 7z',
  'M2.600 11.800h29.200c2.600 0 3.600 1.500 3.600 3.200S34 18.400 31.600 18.400H4.200C1.900 18.400.6 17 .6 15.200s.9-3.400 2-3.400z' +
    [5.5, 11.8, 18.1, 24.4, 30.7]
      .map(x => `M${x} 13.400a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400z`)
      .join(''),
] as const;
const TRUCK = [
  'M2 5h19v9.500H2zM22.500 7.500h6.300l3.900 4V15h-10.200zM24 9v3h6l-2.700-3z',
  'M1 15.200h33v1.300H1zM8 14.100a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400zM27 14.100a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400z',
] as const;
const SHIELD = 'M-8.500-9.500Q-4-8.500 0-10.500 4-8.500 8.500-9.500V0Q8.500 7 0 11-8.500 7-8.500 0z';

/** Unit symbols in a box of 22 x 15 (the standard icons: infantry, armour, reconnaissance). */
const SYMBOLS: Readonly<Record<string, string>> = {
  infantry: 'M-11-7.5 11 7.500M-11 7.500 11-7.500',
  armour: 'M-4-3.200H4a3.200 3.200 0 0 1 0 6.400H-4a3.200 3.200 0 0 1 0-6.400z',
  recon: 'M-11 7.500 11-7.500',
};

/** A card of the given side with its edge and shadow: plain shapes, no filters. */
export const Card = (props: { side: number; class?: string; children?: JSX.Element }): JSX.Element => {
  const at = () => -props.side / 2;
  return (
    <g class={props.class}>
      <rect class="cs" x={at() + 1.6} y={at() + 2.4} width={props.side} height={props.side} rx={3.2} />
      <rect class="ce" x={at() + 0.4} y={at() + 0.9} width={props.side} height={props.side} rx={3} />
      <rect class="cf" x={at()} y={at()} width={props.side} height={props.side} rx={2.8} />
      <path class="cl" d={`M${at() + 1} ${-at() - 3}V${at() + 3.4}a2.400 2.400 0 0 1 2.400-2.400H${-at() - 3}`} />
      {props.children}
    </g>
  );
};

const Dice = (props: { count: number }): JSX.Element => (
  <For each={Array.from({ length: props.count }, (_, i) => -3.1 - (props.count - 1) * 4 + i * 8)}>
    {x => (
      <>
        <rect x={x} y={12.2} width={6.2} height={6.2} rx={1.2} class="dd" />
        <circle cx={x + 3.1} cy={15.3} r={0.95} class="dp" />
      </>
    )}
  </For>
);

const Badge = (props: { damage: 'disordered' | 'shocked' }): JSX.Element => (
  <g class={`dmg ${props.damage}`} transform="translate(18 18)">
    <circle r={8} />
    <text y={3.6}>{props.damage === 'disordered' ? 'D' : 'S'}</text>
  </g>
);

/** 4.2.1 A panzer division: tank on the advancing side, lorry on the resupply side, its dice below. */
export const DivisionFace = (props: { of: DivisionView }): JSX.Element => (
  <Card side={42} class={`dv ${props.of.face}`}>
    <g transform="translate(-14.500 -14.500) scale(1.06)">
      <KorpsShape hue={useHue()(props.of.korps)} />
    </g>
    <text class="dn" x={17} y={-9.5}>
      {props.of.name.replace(/\D+/, '')}
    </text>
    <g class="tk" transform="translate(-17.500 -8.500) scale(.97)">
      <For each={props.of.face === 'advancing' ? TANK : TRUCK}>{d => <path fill-rule="evenodd" d={d} />}</For>
    </g>
    <Dice count={props.of.dice} />
    <Show when={props.of.damage !== 'none' && props.of.damage}>
      {damage => <Badge damage={damage() as 'disordered' | 'shocked'} />}
    </Show>
  </Card>
);

/** 4.3 A garrison face down: its shield letter and nothing else. Coastal counters lie under it as a pile. */
export const GarrisonFace = (props: { letter: string; count?: number }): JSX.Element => (
  <g class={`ga g${props.letter}`}>
    <Show when={(props.count ?? 1) > 1}>
      <g transform="translate(2.600 -2.600)">
        <Card side={32} class="under" />
      </g>
    </Show>
    <Card side={32}>
      <path class="gh" d="M-16-10h32M-16-4h32M-16 2h32M-16 8h32" />
      <path class="gs" d={SHIELD} />
      <text y={5.4}>{props.letter}</text>
    </Card>
    <Show when={(props.count ?? 1) > 1}>
      <g class="badge" transform="translate(18 -18)">
        <circle r={6.2} />
        <text y={3.3}>{props.count}</text>
      </g>
    </Show>
  </g>
);

/** An Allied counter turned up: its symbol, strength and, if it has one, name. */
export const AlliedFace = (props: { of: CounterView }): JSX.Element => (
  <Card side={34} class={`foe ${props.of.type}`}>
    <rect class="cu" x={-11} y={-13.5} width={22} height={15} />
    <g transform="translate(0 -6)">
      <path class="cu" d={SYMBOLS[props.of.type] ?? ''} />
    </g>
    <text y={14}>{props.of.strength}</text>
  </Card>
);

/** A counter found in a garrison that is no fighting unit. */
export const FoundFace = (props: { type: string; word: string }): JSX.Element => (
  <Card side={34} class="found">
    <g transform="translate(-14 -14)">
      <path d={ASSET_PATHS[props.type] ?? ''} />
    </g>
    <text y={13}>{props.word}</text>
  </Card>
);

/** Silhouettes of the assets and of the other things a counter may show, 28 x 22. */
export const ASSET_PATHS: Readonly<Record<string, string>> = {
  stuka:
    'M1 12c3-1 6-1 8-2.500L10.500 4h2l1 5.500c5 .5 9 2.500 12 3.500-4 .6-8 .4-12.200 0l-1 5 2.200 1.500h-5l1.400-1.700-.6-4.800C7 13.500 4 13 1 12zM7.500 13.700h1.700v3.300H7.500zM15.500 13.700h1.700v3.300h-1.700z',
  guns: 'M1 9.500 17 4.300l.6 1.700L9.500 9.600l2 3.400h13v1.600H14.800a4.700 4.700 0 1 1-8-3.300L7 9.900 1.500 11zM10 12.300a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400zM18 14.500l8 2.500v1.500l-9-2.500z',
  gas: 'M6 5h3V3h8v2h3.500L22 7v12.500H6zM9.800 8.500 8.500 9.800l4 3.700-4 3.700 1.300 1.300 3.900-3.600 3.900 3.600 1.300-1.300-4-3.700 4-3.700-1.300-1.300-3.900 3.600z',
  recon:
    'M6.500 10.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zm0 2a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM21.500 10.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zm0 2a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM6 14.300 10.300 8.300 9 5.700h4.500L13 8h3.200l2.600-4H22v1.800h-2.200L17.700 9.500l4.500 5-1.400 1.200-3-3.300.8 2.600h-8.400l-.4-3.500-2.200 3.800z',
  giraud:
    'M6 8.500c0-4 15-4 15 0l1 4.500c-4-2-13-2-17 0zM4.500 13.500c4-2.500 14-2.500 18 0l1.500 2.500c-5-2.500-16-2.500-21 0z',
  breakdown:
    'M13 2.500l2 .2.6 2.600 1.900.8 2.300-1.400 1.500 1.500-1.400 2.300.8 1.900 2.600.6v2.200l-2.600.6-.8 1.900 1.400 2.300-1.500 1.500-2.300-1.400-1.900.8-.6 2.600h-2.200l-.6-2.600-1.900-.8L8 19.500 6.500 18l1.400-2.300-.8-1.900-2.600-.6V11l2.600-.6.8-1.900L6.500 6.200 8 4.700l2.300 1.400 1.900-.8zM14 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
  refugees:
    'M3 7h12l2 6H5zM6 14.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm0 1.700a1.300 1.300 0 1 1 0 2.600 1.300 1.300 0 0 1 0-2.600zM20.500 3.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM19 8.500h3l1 6-1.200.3.700 5.700h-1.800l-1-5-1 5h-1.800l.8-7-3-1.200.5-1.600 2.800.6z',
  armour: '',
  infantry: '',
};
