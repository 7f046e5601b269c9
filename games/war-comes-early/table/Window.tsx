/** 5.3 The window of the Germans: what may be slipped in now, what it could do, and what passing gives up. */
import { createMemo, Show, type JSX } from 'solid-js';
import { counted } from '../../../engine/words.ts';
import { WindowBar, type WindowAnswer } from '../../../screen/parts/Window.tsx';
import type { TableView } from '../view.ts';
import { breakers } from './Lights.tsx';
import { WindowOrders } from './Standing.tsx';
import { windowsLeft } from './windows.ts';
import { useWce, type WceTable } from './state.ts';

const PHASES = { reorganise: 'Reorganisation', move: 'Movement', fight: 'Combat' } as const;
type Phase = keyof typeof PHASES;
const NEXT: { readonly [after: string]: string } = {
  draw: 'reorganisation comes next',
  reorganise: 'movement comes next',
  move: 'combat comes next',
  fight: 'the next marker is drawn then',
};
const BEFORE: { readonly [after: string]: string } = {
  draw: 'the reorganisation',
  reorganise: 'the movement',
  move: 'the combat',
};
/** Enemy hexes that German units stand next to. */
const contacts = ({ view, sheet }: WceTable): number => {
  const german = view().stacks.filter(s => s.side === 'german');
  const spots = german.map(s => sheet.middleOf(s.hex));
  return view().stacks.filter(s => {
    const p = sheet.middleOf(s.hex);
    return s.side === 'allied' && spots.some(q => Math.hypot(p.x - q.x, p.y - q.y) < sheet.hex * 1.2);
  }).length;
};
const passingWords = (view: TableView, left: number): string => {
  const phase = BEFORE[view.window?.after ?? ''];
  const before = phase ? `${phase} of ${view.window?.power}` : 'the next marker';
  if (left === 0) return 'This is the last window of the turn: what is not used now is lost.';
  return `Gives up acting before ${before}. ${counted(left, 'window')} may follow; what is unused after the last is lost.`;
};

export const GermanWindow = (props: { readonly of: NonNullable<TableView['window']> }): JSX.Element => {
  const table = useWce();
  const left = () => table.view().markers.germanLeft;
  const digitOf = (id: string): { readonly key?: string } => {
    const listed = table.offered().find(o => (o.choice['phase'] ?? o.choice.do) === id);
    const digit = listed ? table.digitOf(listed) : 0;
    return digit ? { key: String(digit) } : {};
  };
  const notes = createMemo((): { readonly [P in Phase]: string } => {
    const starving = breakers(table).filter(hex => table.stacks().get(hex)?.side === 'german').length;
    return {
      reorganise: `${table.view().nations.find(n => n.nation === 'German')?.setAside.length ?? 0} counters set aside`,
      move: starving
        ? `${counted(starving, 'army', 'armies')} would break up, out of supply`
        : 'neutrals are announced first',
      fight: `${counted(contacts(table), 'enemy stack')} in contact`,
    };
  });
  const answers = (): readonly WindowAnswer[] =>
    (Object.keys(PHASES) as readonly Phase[]).map(id => ({
      id,
      name: PHASES[id],
      note: left().includes(id) ? notes()[id] : 'played this turn',
      state: left().includes(id) ? 'open' : 'used',
      ...digitOf(id),
    }));
  return (
    <>
      <WindowBar
        title="German window"
        about={`After ${props.of.after === 'draw' ? `the marker of ${props.of.power} was drawn` : `${props.of.power}: ${props.of.after}`}; ${NEXT[props.of.after]}.`}
        case="5.3"
        asked={table.kind() === 'declaring' ? 'you' : { other: 'The German side' }}
        answers={answers()}
        pass={{
          gives: passingWords(table.view(), windowsLeft(table.view())),
          words: 'No German phase now',
          case: '5.3',
          ...digitOf('pass'),
        }}
        onAnswer={phase => void table.play({ do: 'slip', phase })}
        onPass={() => void table.play({ do: 'pass' })}
      />
      <Show when={table.kind() === 'declaring'}>
        <WindowOrders />
      </Show>
    </>
  );
};
