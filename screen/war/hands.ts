/** What the hand on the map does with units: one, a stack, or whoever was picked in several hexes. */
import { untrack } from 'solid-js';
import { playListed, playAll } from '../play-several.ts';
import type { WarTable } from './table.tsx';
import { ableIn, attackBy, joining, marchesTo, setOut } from './together.ts';
import type { UnitOf, WarUnit, WarView } from './view.ts';

const ableAt = (table: WarTable, hex: string): readonly string[] => ableIn(table.view(), table.offered(), hex);
const isTarget = (table: WarTable, hex: string): boolean =>
  table.offered().some(o => o.choice.do === 'attack' && o.choice['hex'] === hex);
/** Own counters may be dragged onto an enemy hex beside them that may be attacked. */
const faces = (table: WarTable, hex: string): boolean => {
  const { sheet } = table;
  const a = sheet.middleOf(hex);
  return table.offered().some(o => {
    const b = sheet.middleOf(String(o.choice['hex']));
    return o.choice.do === 'attack' && Math.hypot(a.x - b.x, a.y - b.y) < sheet.hex * 1.2;
  });
};

/** Those picked go to a hex: they march there, or attack it. What is refused says why, and the rest stay picked. */
const sendTo = async (table: WarTable, units: readonly string[], hex: string): Promise<void> => {
  if (table.kind() === 'attacking') {
    if (isTarget(table, hex)) await playAll(table, attackBy(units, hex));
    else await table.refuseAt(hex);
    return;
  }
  const marches = marchesTo(untrack(table.view), untrack(table.offered), units, hex);
  for (const [n, march] of marches.entries())
    if (!(await playAll(table, march))) {
      table.muster(marches.slice(n).flatMap(m => m.flatMap(c => (c.do === 'move' ? [String(c['unit'])] : []))));
      return;
    }
};

/** Everybody next door attacks. */
export const attackByAll = async (table: WarTable, hex: string): Promise<void> => {
  if (await table.play({ do: 'attack', hex })) await playListed(table, joining(table.view(), table.offered()));
};
/** With Shift all do it together: an own stack is picked or joins the attack, an enemy hex is attacked by everybody next door; only a march goes by way of the hex. Else the one choice there, for whoever is picked. */
export const choose = (table: WarTable, hex: string, shift: boolean): void => {
  const able = ableAt(table, hex);
  const picked = table.mustered();
  const kind = table.kind();
  if (shift && kind === 'marching') void table.play({ do: 'via', hex });
  else if (shift && kind === 'planning' && able.length)
    void playListed(table, joining(table.view(), table.offered(), hex));
  else if (shift && able.length) table.muster(able);
  else if (shift && isTarget(table, hex)) void attackByAll(table, hex);
  else if (picked.length) {
    table.disband();
    void sendTo(table, picked, hex);
  } else void table.choose(hex);
};

/** Who comes along with a counter that is taken up: whoever was picked with it, with Shift its whole stack. */
export const alongWith = (table: WarTable, unit: WarUnit, together: boolean): readonly string[] => {
  const picked = table.mustered();
  const all = picked.includes(unit.name) ? picked : together ? ableAt(table, unit.place) : [];
  return all.filter(name => name !== unit.name);
};
/** Own counters that may be set up anew, begin a march without a die, or attack next door are taken up. */
export const grab = <View extends WarView>(
  table: WarTable<View>,
  hex: string,
  together: boolean,
): UnitOf<View> | undefined => {
  const stack = table.stacks().get(hex);
  const top = stack?.units.at(-1);
  if (!stack || !top || table.view().march?.hex === hex) return top;
  const able = ableAt(table, hex);
  const taken = stack.units.findLast(u => able.includes(u.name));
  switch (table.kind()) {
    case 'settingUp':
    case 'placing':
      return table.at(hex).some(o => o.choice.do === 'lift' && o.choice['unit'] === top.name) ? top : undefined;
    case 'moving': {
      const begun =
        taken &&
        setOut(
          table.view(),
          table.offered(),
          [taken.name, ...alongWith(table, taken, together)].filter(name => able.includes(name)),
          hex,
        );
      if (begun) void table.play(begun);
      return begun && taken;
    }
    case 'attacking':
      return faces(table, hex) ? taken : undefined;
    case 'planning':
      return taken;
    default:
      return undefined;
  }
};

/** What was carried is let go: it ends its march there, with the others after it, or attacks, or joins. */
export const putDown = async (
  table: WarTable,
  unit: WarUnit,
  hex: string,
  others: readonly string[],
): Promise<void> => {
  const march = table.view().march;
  if (march) {
    const left = others.filter(name => !march.units.includes(name));
    table.setCursor(hex);
    await table.choose(hex);
    if (left.length && table.kind() === 'moving') await sendTo(table, left, hex);
  } else if (table.kind() === 'attacking') await sendTo(table, [unit.name, ...others], hex);
  else if (table.kind() === 'planning' && hex === table.view().battle?.hex)
    await playListed(
      table,
      [unit.name, ...others].map(name => ({ do: 'add', unit: name })),
    );
};
