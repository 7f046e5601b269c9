/** The tools: undo, reset, hint, speed, theme, rules. The menu has the others; on a phone it has all of them. */
import { createSignal, For, lazy, onCleanup, onMount, Show, Suspense, type JSX } from 'solid-js';
import { fetched } from '../async-signal.ts';
import { useHost } from '../host.ts';
import { nextSpeed, speed, speedWords } from '../motion.ts';
import { useTable } from '../table.tsx';
import { Icon, type IconName } from './icons.tsx';

export interface Tool {
  readonly icon: IconName;
  readonly word: string;
  readonly key?: string;
  /** Why it cannot be used now. */
  readonly off?: string | undefined;
  readonly act: () => void;
}
export interface ToolsProps {
  readonly keys: () => void;
  readonly coach: () => void;
  readonly orders: () => void;
  /** Why there is nothing to undo. */
  readonly noUndo: string;
}

/** Loaded when it is first opened. */
export const Menu = lazy(() => fetched(() => import('./Menu.tsx').then(m => ({ default: m.Menu }))));

const useTools = (props: ToolsProps): (() => readonly Tool[]) => {
  const table = useTable();
  const host = useHost();
  const undoRefusal = (): string | undefined => {
    const { replaying, backLimit, entry } = table.snap();
    if (replaying) return 'You are looking back at an earlier position.';
    return backLimit >= entry ? props.noUndo : undefined;
  };
  const hintRefusal = (): string | undefined =>
    table.offered().length ? undefined : 'You have nothing to decide now.';
  return () => [
    {
      icon: 'undo',
      word: table.snap().asksBack ? 'Request undo' : 'Undo',
      key: 'U',
      off: table.snap().asksBack ? undefined : undoRefusal(),
      act: () => void table.undo(),
    },
    {
      icon: 'reset',
      word: 'Undo to the last roll or reveal',
      key: 'R',
      off: undoRefusal(),
      act: () => void table.reset(),
    },
    { icon: 'lamp', word: 'Hint', key: 'H', off: hintRefusal(), act: () => void table.askHint() },
    { icon: 'speed', word: `Speed: ${speedWords(speed())}`, key: 'S', act: nextSpeed },
    { icon: 'theme', word: 'Light or dark', key: 'T', act: () => host.toggleTheme() },
    { icon: 'book', word: 'Rules', act: () => host.openCase() },
  ];
};

const ToolButton = (props: { readonly tool: Tool; readonly run: (tool: Tool) => void }): JSX.Element => (
  <button
    type="button"
    class={`tool t-${props.tool.icon}`}
    title={props.tool.off ?? `${props.tool.word}${props.tool.key ? ` (${props.tool.key})` : ''}`}
    aria-label={props.tool.word}
    aria-disabled={!!props.tool.off}
    onClick={() => props.run(props.tool)}
  >
    <Icon name={props.tool.icon} />
  </button>
);
export function Tools(props: ToolsProps): JSX.Element {
  const table = useTable();
  const tools = useTools(props);
  const [open, setOpen] = createSignal(false);
  let root!: HTMLDivElement;
  const shut = (e: Event): void => {
    if (!root.contains(e.target as Node)) setOpen(false);
  };
  onMount(() => {
    document.addEventListener('pointerdown', shut);
    onCleanup(() => document.removeEventListener('pointerdown', shut));
  });
  const run = (tool: Pick<Tool, 'off' | 'act'> & { readonly icon: string }): void => {
    setOpen(false);
    if (tool.off) {
      table.setRefusal({ case: '', why: tool.off, to: tool.icon });
      table.announce(tool.off);
    } else tool.act();
  };
  return (
    <div
      class="tools"
      ref={root}
      onKeyDown={e => {
        if (e.key === 'Escape' && open()) {
          e.stopPropagation();
          setOpen(false);
        }
      }}
    >
      <For each={tools()}>{tool => <ToolButton tool={tool} run={run} />}</For>
      <button
        type="button"
        class="tool"
        aria-label="More"
        title="More"
        aria-expanded={open()}
        onClick={() => setOpen(!open())}
      >
        <Icon name="menu" />
      </button>
      <Show when={open()}>
        <Suspense>
          <Menu of={props} tools={tools()} run={run} />
        </Suspense>
      </Show>
    </div>
  );
}
