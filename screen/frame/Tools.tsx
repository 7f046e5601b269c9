/** The tools: undo, reset, hint, speed, theme, rules. The others are in the menu; on a phone all of them are. */
import { createSignal, For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { useHost } from '../host.ts';
import { sound, toggleSound } from '../sound.ts';
import { nextSpeed, speed, speedWords } from '../motion.ts';
import { OBSERVER, useTable } from '../table.tsx';
import { Icon, type IconName } from './icons.tsx';

interface Tool {
  readonly icon: IconName;
  readonly word: string;
  readonly key?: string;
  /** Why it cannot be used now. */
  readonly off?: string | undefined;
  readonly main?: boolean;
  readonly act: () => void;
}
interface ToolsProps {
  readonly keys: () => void;
  readonly coach: () => void;
  readonly orders: () => void;
  /** Why there is nothing to undo. */
  readonly noUndo: string;
}

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
  const ordersRefusal = (): string | undefined =>
    table.snap().eyes === OBSERVER ? 'Spectators give no orders.' : undefined;
  return () => [
    {
      icon: 'undo',
      word: table.snap().asksBack ? 'Request undo' : 'Undo',
      key: 'U',
      main: true,
      off: table.snap().asksBack ? undefined : undoRefusal(),
      act: () => void table.undo(),
    },
    {
      icon: 'reset',
      word: 'Undo to the last roll or reveal',
      key: 'R',
      main: true,
      off: undoRefusal(),
      act: () => void table.reset(),
    },
    { icon: 'lamp', word: 'Hint', key: 'H', main: true, off: hintRefusal(), act: () => void table.askHint() },
    { icon: 'speed', word: `Speed: ${speedWords(speed())}`, key: 'S', main: true, act: nextSpeed },
    { icon: 'theme', word: 'Light or dark', key: 'T', main: true, act: () => host.toggleTheme() },
    { icon: 'book', word: 'Rules', main: true, act: () => host.openCase() },
    ...(table.session.standing
      ? [
          {
            icon: 'orders',
            word: 'Standing orders',
            key: 'O',
            off: ordersRefusal(),
            act: () => props.orders(),
          } as const,
        ]
      : []),
    { icon: 'sound', word: `Sound: ${sound() ? 'on' : 'off'}`, act: toggleSound },
    { icon: 'save', word: 'Save to a file', act: () => host.save() },
    { icon: 'lamp', word: 'Briefing', act: () => host.openBriefing() },
    { icon: 'coach', word: 'Guide', key: 'G', act: () => props.coach() },
    { icon: 'keys', word: 'Keys', key: '?', act: () => props.keys() },
    { icon: 'home', word: 'Leave the table', act: () => host.leave() },
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
const Menu = (props: { readonly tools: readonly Tool[]; readonly run: (tool: Tool) => void }): JSX.Element => (
  <ul class="menu">
    <For each={props.tools}>
      {tool => (
        <li class={`m-${tool.icon}`} classList={{ dup: !!tool.main }}>
          <button type="button" aria-disabled={!!tool.off} title={tool.off ?? ''} onClick={() => props.run(tool)}>
            <Icon name={tool.icon} />
            {tool.word}
            <Show when={tool.key}>
              <kbd>{tool.key}</kbd>
            </Show>
          </button>
        </li>
      )}
    </For>
  </ul>
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
  const run = (tool: Tool): void => {
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
      <For each={tools().filter(t => t.main)}>{tool => <ToolButton tool={tool} run={run} />}</For>
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
        <Menu tools={tools()} run={run} />
      </Show>
    </div>
  );
}
