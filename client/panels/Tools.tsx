/** The tools: undo, reset, hint, speed, theme, rules; the rest, and all of them on a phone, in the menu. */
import { createSignal, For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { nextSpeed, speed, speedWords } from '../../screen/motion.ts';
import { Icon, type IconName } from '../../screen/frame/icons.tsx';
import { useAnyTable } from './table.ts';

export interface Tool {
  readonly icon: IconName;
  readonly word: string;
  readonly key?: string;
  readonly off?: string | undefined;
  readonly main?: boolean;
  readonly act: () => void;
}

export function Tools(props: {
  theme: () => void;
  rules: () => void;
  keys: () => void;
  coach: () => void;
  save: () => void;
  exit: () => void;
  /** What stands in the way of taking back. */ barred?: string;
}): JSX.Element {
  const table = useAnyTable();
  const [open, setOpen] = createSignal(false);
  const stuck = () =>
    table.snap().replaying
      ? 'You are looking at an earlier moment.'
      : table.snap().backLimit >= table.snap().entry
        ? (props.barred ?? 'Nothing to take back: a die was rolled or a counter turned.')
        : undefined;
  const tools = (): readonly Tool[] => [
    { icon: 'undo', word: 'Undo', key: 'U', main: true, off: stuck(), act: () => void table.undo() },
    {
      icon: 'reset',
      word: 'Back to the last barrier',
      key: 'R',
      main: true,
      off: stuck(),
      act: () => void table.reset(),
    },
    {
      icon: 'lamp',
      word: 'Hint',
      key: 'H',
      main: true,
      off: table.offered().length ? undefined : 'There is nothing to decide.',
      act: () => void table.askHint(),
    },
    { icon: 'speed', word: `Speed: ${speedWords(speed())}`, key: 'S', main: true, act: nextSpeed },
    { icon: 'theme', word: 'Light or dark', key: 'T', main: true, act: () => props.theme() },
    { icon: 'book', word: 'Rules', main: true, act: () => props.rules() },
    { icon: 'save', word: 'Save to a file', act: () => props.save() },
    { icon: 'coach', word: 'Guided first turn', key: 'G', act: () => props.coach() },
    { icon: 'keys', word: 'Keys', key: '?', act: () => props.keys() },
    { icon: 'home', word: 'Leave the table', act: () => props.exit() },
  ];
  let root!: HTMLDivElement;
  const shut = (e: Event): void => {
    if (!root.contains(e.target as Node)) setOpen(false);
  };
  onMount(() => {
    document.addEventListener('pointerdown', shut);
    onCleanup(() => document.removeEventListener('pointerdown', shut));
  });
  const run = (tool: Tool): void => {
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
      <For each={tools().filter(t => t.main)}>
        {tool => (
          <button
            type="button"
            class={`tool t-${tool.icon}`}
            title={tool.off ?? `${tool.word}${tool.key ? ` (${tool.key})` : ''}`}
            aria-label={tool.word}
            aria-disabled={!!tool.off}
            onClick={() => run(tool)}
          >
            <Icon name={tool.icon} />
          </button>
        )}
      </For>
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
        <ul class="menu">
          <For each={tools()}>
            {tool => (
              <li classList={{ dup: !!tool.main }}>
                <button
                  type="button"
                  aria-disabled={!!tool.off}
                  title={tool.off ?? ''}
                  onClick={() => {
                    setOpen(false);
                    run(tool);
                  }}
                >
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
      </Show>
    </div>
  );
}
