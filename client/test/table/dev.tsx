/** A page for pictures and hand tests: ?seed=1&play=[…choices] lays out a position by playing it. Not part of the build. */
import 'virtual:fonts.css';
import '../../style/tokens.css';
import '../../style/base.css';
import { render } from 'solid-js/web';
import { play } from '../../../engine/table.ts';
import { COUNTERS } from '../../../games/strange-victory/data/units.ts';
import { Table } from '../../board/Table.tsx';
import { CaseDrawer } from '../../rules/open.tsx';
import { devSession, tableFor } from './session.ts';

/** 'A:Infantry 3' is the first A counter of that name, whatever its number in the mix. */
const counterNamed = (said: number | string): number | string => {
  if (typeof said === 'number') return said;
  const [bag, name] = said.split(':');
  return COUNTERS.find((c) => c.label.startsWith(bag as string) && c.shown === name)?.label ?? said;
};

const asked = new URLSearchParams(location.search), t = tableFor(Number(asked.get('seed') ?? 1));
for (const step of JSON.parse(asked.get('play') ?? '[]') as { do: string; script?: (number | string)[] }[]) {
  const { script, ...choice } = step;
  if (script) t.script.push(...script.map(counterNamed));
  const done = play(t, 'german', choice);
  if (!done.ok) console.error('not played', JSON.stringify(choice), done.case, done.why);
}
const session = devSession(t);
Object.assign(globalThis, { session, engineTable: t });
render(() => <><Table session={session} onExit={() => undefined} /><CaseDrawer /></>, document.querySelector('#app') as HTMLElement);
