/** What a click on a hex means: the listed choices that concern it, or the choice to explain if none is listed. */
import type { LabelledChoice } from '../../../screen/session.ts';
import { choicesByHex, type Listed } from '../../../screen/war/aim.ts';
import type { StackView, TableView } from '../view.ts';

/** Verbs that a plain click never means. */
const ASIDE = ['top', 'via'];
export const isAside = (o: Listed): boolean => ASIDE.includes(o.choice.do);

/** A retreat concerns the hex it leads to. */
export const byHex = <O extends Listed>(offered: readonly O[], view: TableView): ReadonlyMap<string, readonly O[]> =>
  choicesByHex(
    offered,
    view.stacks,
    view.forts.map(f => [f.name, f.place]),
  );
const top = (s: StackView | undefined): string | undefined => s?.units.at(-1)?.name;

/** What a click on a hex would ask for in each decision. `unit`: the one picked where several could be meant. */
export const askAt = (view: TableView, hex: string, unit?: string): readonly LabelledChoice[] => {
  const stack = view.stacks.find(s => s.hex === hex);
  const fort = view.forts.find(f => f.place === hex);
  const own = stack?.side === view.viewer;
  const name = top(stack) ?? fort?.name;
  switch (view.decides?.kind) {
    case 'settingUp':
      return own && name ? [{ do: 'lift', unit: name }] : [];
    case 'placing':
      return [{ do: 'at', hex }];
    case 'moving':
      return own && stack
        ? stack.units.map(u => ({ do: 'move', unit: u.name }))
        : name
          ? [{ do: 'move', unit: name }]
          : [];
    case 'marching':
      return view.march && hex === view.march.hex ? [] : [{ do: 'to', hex }];
    case 'attacking':
      return [{ do: 'attack', hex }];
    case 'planning':
      return own && stack ? stack.units.map(u => ({ do: 'add', unit: u.name })) : [];
    case 'choosingLoss':
      return name ? [{ do: 'lose', unit: name }] : [];
    case 'retreating':
      return (unit ? [unit] : (view.battle?.retreats?.map(r => r.unit) ?? [])).map(u => ({
        do: 'retreat',
        unit: u,
        hex,
      }));
    case 'advancing':
      return own && name ? [{ do: 'advance', unit: name }] : [];
    case 'clearing':
      return name ? [{ do: 'remove', unit: name }] : [];
    case 'dropping':
      return [{ do: 'coup', hex }];
    case 'displacing':
      return [{ do: 'displace', hex }];
    case 'evacuating':
      return [{ do: 'dynamo', hex }];
    case 'replacing':
      return own && name ? [{ do: 'replace', unit: name }] : [];
    default:
      return [];
  }
};
type Light = 'move' | 'strike' | 'place';
const LIGHTS: { readonly [verb: string]: Light } = {
  attack: 'strike',
  coup: 'strike',
  to: 'move',
  retreat: 'move',
  displace: 'move',
  advance: 'move',
};
/** How a listed hex is lit. */
export const lightOf = (verb: string): Light => LIGHTS[verb] ?? 'place';
