/** Parts every table has already: sequence of play, dice, icons. */
import { For, type JSX } from 'solid-js';
import { DiceTray } from '../../dice/Dice.tsx';
import { SmallDie } from '../../dice/SmallDie.tsx';
import { Sequence, type Phase } from '../../frame/Sequence.tsx';
import { Icon, ICONS } from '../../frame/icons.tsx';
import '../../style/table.css';
import '../../style/panels.css';
import type { Section, Specimen } from '../section.ts';

const PHASES: readonly Phase[] = [
  {
    roman: 'I',
    name: 'Allied',
    steps: [
      { name: 'Supply', case: '6.0', state: 'past' },
      { name: 'Movement', case: '8.0', state: 'past' },
    ],
  },
  {
    roman: 'II',
    name: 'German',
    steps: [
      { name: 'Movement', case: '8.0', state: 'now' },
      { name: 'Combat', case: '9.0', state: 'next' },
    ],
  },
];
const nothing = (): void => undefined;
const tray = (name: string, props: Partial<Parameters<typeof DiceTray>[0]>): Specimen => ({
  name,
  wide: 'panel',
  show: (): JSX.Element => (
    <div>
      <DiceTray rolled={[]} count={3} needs={5} rolling={false} inAir={new Set()} onSkip={nothing} {...props} />
    </div>
  ),
});

export const FRAME: Section = {
  id: 'frame',
  title: 'Frame and dice',
  note: 'what every table has',
  parts: [
    {
      name: 'Sequence of play',
      wide: 'full',
      show: () => (
        <div class="sop-sample">
          <Sequence phases={PHASES} decides="German player" />
        </div>
      ),
    },
    tray('Not rolled', {}),
    tray('Hit and miss', { rolled: [2, 5, 6] }),
    tray('Which again', { rolled: [2, 5, 6], reroll: new Set([0]), onPick: nothing }),
    {
      name: 'Small dice',
      wide: 'card',
      show: () => (
        <div class="specimen-row">
          <For each={[1, 2, 3, 4, 5, 6]}>{face => <SmallDie face={face} />}</For>
        </div>
      ),
    },
    {
      name: 'Icons',
      wide: 'full',
      show: () => (
        <ul class="chit-table">
          <For each={ICONS}>
            {name => (
              <li>
                <Icon name={name} />
                {name}
              </li>
            )}
          </For>
        </ul>
      ),
    },
  ],
};
