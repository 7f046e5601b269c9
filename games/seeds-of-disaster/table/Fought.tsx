/** The finished battles of this player-turn with dice and result, newest last. */
import { createMemo, Show, type JSX } from 'solid-js';
import type { LogLine } from '../../../engine/table.ts';
import { BattleChain } from '../../../screen/parts/Chain.tsx';
import type { ChainLink } from '../../../screen/parts/chain.ts';
import { useSeeds } from './state.ts';

const numbers = (l: LogLine, field: string): readonly number[] => (l.event[field] ?? []) as readonly number[];
const linkOf = (l: LogLine): ChainLink => {
  const german = l.event['side'] === 'german';
  const names = german ? (['German', 'Allied'] as const) : (['Allied', 'German'] as const);
  const paints = german ? (['G', 'F'] as const) : (['F', 'G'] as const);
  const [one, two] = numbers(l, 'totals');
  return {
    id: `${l.entry} ${String(l.event['area'])}`,
    title: String(l.event['area']),
    case: l.case,
    state: 'done',
    sides: [
      { name: names[0], paint: paints[0] },
      { name: names[1], paint: paints[1] },
    ],
    dice: [{ faces: numbers(l, 'faces') }, { faces: numbers(l, 'replies') }],
    score: `${one} : ${two}`,
    result: { code: '', words: l.text.split('. ').at(-1) ?? '' },
  };
};
export const fightsOf = (log: readonly LogLine[]): readonly ChainLink[] => {
  const turn = log.findLastIndex(l => l.event['is'] === 'playerTurn');
  return log.slice(turn + 1).flatMap(l => (l.event['is'] === 'fought' ? [linkOf(l)] : []));
};
export const Fought = (): JSX.Element => {
  const table = useSeeds();
  const links = createMemo(() => (table.view().week > 0 ? fightsOf(table.snap().log) : []));
  return (
    <Show when={links().length}>
      <h3 class="sub">Fought this turn</h3>
      <BattleChain name="Battles of this turn" links={links()} />
    </Show>
  );
};
