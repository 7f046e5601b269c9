/** The menu: the tools that have no button of their own, and on a phone all of them. */
import { For, Show, type JSX } from 'solid-js';
import { useHost } from '../host.ts';
import { sound, toggleSound } from '../sound.ts';
import { OBSERVER, useTable } from '../table.tsx';
import { DrawnIcon, Icon } from './icons.tsx';
import type { Tool, ToolsProps } from './Tools.tsx';

const PATHS = {
  sound: 'M3 8h3l4-3.500v11L6 12H3zM13 7.500q2 2.500 0 5M15.500 5.500q3.500 4.500 0 9',
  save: 'M10 3v9M6.500 8.500 10 12l3.500-3.500M3.500 13v3.500h13V13',
  keys: 'M3 5.500h14v9H3zM6 8.500h.01M10 8.500h.01M14 8.500h.01M6.500 11.500h7',
  home: 'M3.500 10 10 4l6.500 6M5.500 8.500V16h9V8.500M8.500 16v-4h3v4',
} as const;
type OwnIcon = keyof typeof PATHS;
/** `main`: it has a button of its own on a wide screen. */
type MenuTool = Omit<Tool, 'icon'> & { readonly icon: Tool['icon'] | OwnIcon; readonly main?: boolean };
const isOwn = (icon: MenuTool['icon']): icon is OwnIcon => icon in PATHS;

const useMore = (props: ToolsProps): (() => readonly MenuTool[]) => {
  const table = useTable();
  const host = useHost();
  const off = (): string | undefined => (table.snap().eyes === OBSERVER ? 'Spectators give no orders.' : undefined);
  return () => [
    ...(table.session.standing
      ? [{ icon: 'orders', word: 'Standing orders', key: 'O', off: off(), act: () => props.orders() } as const]
      : []),
    { icon: 'sound', word: `Sound: ${sound() ? 'on' : 'off'}`, act: toggleSound },
    { icon: 'save', word: 'Save to a file', act: () => host.save() },
    { icon: 'lamp', word: 'Briefing', act: () => host.openBriefing() },
    { icon: 'coach', word: 'Guide', key: 'G', act: () => props.coach() },
    { icon: 'keys', word: 'Keys', key: '?', act: () => props.keys() },
    { icon: 'home', word: 'Leave the table', act: () => host.leave() },
  ];
};
export const Menu = (props: {
  readonly of: ToolsProps;
  readonly tools: readonly Tool[];
  readonly run: (tool: MenuTool) => void;
}): JSX.Element => {
  const more = useMore(props.of);
  return (
    <ul class="menu">
      <For each={[...props.tools.map(t => ({ ...t, main: true })), ...more()]}>
        {tool => (
          <li class={`m-${tool.icon}`} classList={{ dup: !!tool.main }}>
            <button type="button" aria-disabled={!!tool.off} title={tool.off ?? ''} onClick={() => props.run(tool)}>
              {isOwn(tool.icon) ? <DrawnIcon path={PATHS[tool.icon]} /> : <Icon name={tool.icon} />}
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
};
