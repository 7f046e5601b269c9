/** A stack fanned out above its hex. */
import type { JSX } from 'solid-js';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import { Fan as Laid } from '../../../screen/war/Fan.tsx';
import { useHex } from './state.ts';

const VERBS: { readonly [verb: string]: string } = {
  move: 'Move',
  lift: 'Lift',
  add: 'Join',
  drop: 'Leave out',
  lose: 'Pays',
  advance: 'Advance',
  remove: 'Remove',
  replace: '+ step',
  top: 'On top',
};
/** After these verbs the stack stays fanned out. */
const STAYS = ['add', 'drop', 'top'];

export const Fan = (props: { readonly api: WindowApi; readonly hex: string }): JSX.Element => {
  const table = useHex();
  const noteOn = (name: string, isTop: boolean): string => {
    const u = table
      .stacks()
      .get(props.hex)
      ?.units.find(x => x.name === name);
    if (u?.moved) return 'moved';
    if (u?.fought === 'yes') return 'fought';
    return isTop ? 'on top' : '';
  };
  /** 11.3 Picks this unit as the next to retreat, where several do. */
  const lead = (name: string) => {
    const goesBack = table.kind() === 'retreating' && table.view().battle?.retreats?.some(r => r.unit === name);
    if (!goesBack) return undefined;
    const run = (): void => {
      table.setUnit(name);
      table.setFan();
    };
    return { text: `Lead back ${name}`, word: 'Lead back', run, chosen: table.unit() === name };
  };
  return (
    <Laid
      api={props.api}
      hex={props.hex}
      verbs={VERBS}
      stays={STAYS}
      seenBy="3.10"
      note={(u, isTop) => noteOn(u.name, isTop)}
      lead={u => lead(u.name)}
    />
  );
};
