/** Nations, and their colours as different eyes see them. */
import { For, type JSX } from 'solid-js';
import { NationFace, Nations, type NationGroup } from '../../parts/Nations.tsx';
import { PAINTS } from '../../parts/paint.ts';
import type { Section } from '../section.ts';

/** Machado and others 2009, severity 1; the last is luminance alone. */
const EYES = [
  ['normal', '1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0'],
  ['protan', '.152 1.053 -.205 0 0 .115 .786 .099 0 0 -.004 -.048 1.052 0 0 0 0 0 1 0'],
  ['deutan', '.367 .861 -.228 0 0 .280 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0'],
  ['grey', '.213 .715 .072 0 0 .213 .715 .072 0 0 .213 .715 .072 0 0 0 0 0 1 0'],
] as const;
const Eyes = (): JSX.Element => (
  <dl class="eyes">
    <For each={EYES}>
      {([name, matrix]) => (
        <div>
          <dt>{name}</dt>
          <dd style={{ filter: `url(#eye-${name})` }}>
            <svg width={0} height={0} aria-hidden="true">
              <filter id={`eye-${name}`} color-interpolation-filters="linearRGB">
                <feColorMatrix values={matrix} />
              </filter>
            </svg>
            <For each={PAINTS}>{(p, i) => <NationFace paint={p} size={44} cut={i() % 3 === 0} />}</For>
          </dd>
        </div>
      )}
    </For>
  </dl>
);

const SOUTH: NationGroup = {
  name: 'In the south',
  cut: true,
  nations: [
    {
      id: 'HU',
      name: 'Hungary',
      paint: 'HU',
      standing: 'war',
      marker: { is: 'cup' },
      armies: { left: 2, of: 3 },
      back: [8],
    },
    { id: 'IT', name: 'Italy', paint: 'IT', standing: 'war', marker: { is: 'acting' }, armies: { left: 4, of: 5 } },
    { id: 'YG', name: 'Yugoslavia', paint: 'YG', standing: 'neutral' },
    { id: 'SK', name: 'Slovakia', paint: 'SK', standing: 'collapsed', note: 'turn 3' },
  ],
};

const FOURTEEN: readonly NationGroup[] = [
  {
    name: 'German side',
    cut: true,
    nations: [
      {
        id: 'G',
        name: 'Germany',
        paint: 'G',
        standing: 'war',
        note: '2 corps free',
        armies: { left: 7, of: 7 },
        back: [6],
      },
      {
        id: 'PL',
        name: 'Poland',
        paint: 'PL',
        standing: 'war',
        marker: { is: 'cup' },
        armies: { left: 6, of: 8 },
        back: [6, 7],
      },
      {
        id: 'HU',
        name: 'Hungary',
        paint: 'HU',
        standing: 'war',
        marker: { is: 'cup' },
        armies: { left: 2, of: 3 },
        back: [8],
      },
      {
        id: 'IT',
        name: 'Italy',
        paint: 'IT',
        standing: 'war',
        marker: { is: 'drawn', box: 2 },
        armies: { left: 4, of: 5 },
      },
    ],
  },
  {
    name: 'Against it',
    nations: [
      {
        id: 'CZ',
        name: 'Czechoslovakia',
        paint: 'CZ',
        standing: 'war',
        marker: { is: 'drawn', box: 1 },
        armies: { left: 4, of: 4 },
        back: [7, 9],
      },
      {
        id: 'F',
        name: 'France',
        paint: 'F',
        standing: 'war',
        note: 'moved, fights next',
        marker: { is: 'acting' },
        armies: { left: 9, of: 9 },
      },
      { id: 'UK', name: 'Britain', paint: 'UK', standing: 'war', marker: { is: 'with', other: 'France' } },
      {
        id: 'SU',
        name: 'Soviet Union',
        paint: 'SU',
        standing: 'war',
        marker: { is: 'cup' },
        armies: { left: 5, of: 6 },
        back: [6, 6, 8],
      },
      {
        id: 'YG',
        name: 'Yugoslavia',
        paint: 'YG',
        standing: 'war',
        marker: { is: 'cup' },
        armies: { left: 3, of: 3 },
      },
      {
        id: 'RO',
        name: 'Romania',
        paint: 'RO',
        standing: 'war',
        marker: { is: 'with', other: 'Yugoslavia' },
        armies: { left: 2, of: 2 },
      },
      {
        id: 'LI',
        name: 'Lithuania',
        paint: 'LI',
        standing: 'war',
        note: 'violated, turn 4',
        marker: { is: 'with', other: 'the Soviets' },
      },
    ],
  },
  {
    name: 'Neutral, or fallen',
    nations: [
      { id: 'B', name: 'Belgium', paint: 'B', standing: 'neutral' },
      { id: 'N', name: 'Netherlands', paint: 'N', standing: 'neutral' },
      { id: 'DN', name: 'Denmark', paint: 'DN', standing: 'collapsed', note: 'turn 4' },
    ],
  },
];

export const NATIONS: Section = {
  id: 'nations',
  title: 'Nations',
  note: 'hue, weave, mark; the cut corner is a side, whatever the nation',
  parts: [
    {
      name: 'Fourteen nations',
      note: 'at war, neutral, collapsed; marker in the cup, drawn, acting, another’s',
      wide: 'panel',
      show: () => <Nations case="5.2" groups={FOURTEEN} />,
    },
    {
      name: 'In a margin',
      note: '240 pixels wide',
      wide: 'card',
      show: () => (
        <div class="margin-240">
          <Nations groups={[SOUTH]} />
        </div>
      ),
    },
    { name: 'All faces, four eyes', note: 'a weave beside each hue', wide: 'half', show: Eyes },
  ],
};
