/** What one gesture means for several units, in the choices that the rules know: marches, attacks, and who joins one. */
import type { OfferedChoice, LabelledChoice } from '../session.ts';
import type { WarView } from './view.ts';

const namesIn = (view: WarView, hex: string): readonly string[] =>
  view.stacks.find(s => s.hex === hex)?.units.map(u => u.name) ?? [];
const hexOf = (view: WarView, unit: string): string =>
  view.stacks.find(s => s.units.some(u => u.name === unit))?.hex ?? '';
/** The units of a verb's listed choices; none whose step is a die that cannot be taken back. */
const listedFor = (offered: readonly OfferedChoice[], verb: string): readonly string[] =>
  offered.flatMap(o => (o.choice.do === verb && !o.bars ? [String(o.choice['unit'])] : []));

/** Who in a hex may be picked now: may move, has not fought, or may join the attack that is planned. */
export const ableIn = (view: WarView, offered: readonly OfferedChoice[], hex: string): readonly string[] => {
  const names = namesIn(view, hex);
  switch (view.decides?.kind) {
    case 'moving':
      return names.filter(n => listedFor(offered, 'move').includes(n));
    case 'planning':
      return names.filter(n => listedFor(offered, 'add').includes(n));
    case 'attacking':
      return (view.stacks.find(s => s.hex === hex && s.side === view.viewer)?.units ?? [])
        .filter(u => u.fought === 'no')
        .map(u => u.name);
    default:
      return [];
  }
};

/** How units of one hex begin a march: as a stack where they are all that may still move there, else one of them alone. */
export const setOut = (
  view: WarView,
  offered: readonly OfferedChoice[],
  units: readonly string[],
  hex: string,
): LabelledChoice | undefined => {
  const able = ableIn(view, offered, hex);
  const stack = offered.find(o => o.choice.do === 'stack' && o.choice['hex'] === hex && !o.bars);
  if (stack && units.length > 1 && able.every(u => units.includes(u))) return stack.choice;
  const [first] = units.filter(u => able.includes(u));
  return first === undefined ? undefined : { do: 'move', unit: first };
};
/** The marches that bring units to a hex, each a gesture's worth of choices: whole stacks together, others one by one. */
export const marchesTo = (
  view: WarView,
  offered: readonly OfferedChoice[],
  units: readonly string[],
  goal: string,
): readonly (readonly LabelledChoice[])[] =>
  [...Map.groupBy(units, u => hexOf(view, u))].flatMap(([hex, here]) => {
    const together = setOut(view, offered, here, hex);
    return together?.do === 'stack'
      ? [[together, { do: 'to', hex: goal }]]
      : here.map(unit => [
          { do: 'move', unit },
          { do: 'to', hex: goal },
        ]);
  });

/** An attack with units that are named. */
export const attackBy = (units: readonly string[], hex: string): readonly LabelledChoice[] => [
  { do: 'attack', hex },
  ...units.map(unit => ({ do: 'add', unit })),
];
/** Whoever may join the attack that is planned, from everywhere or from one hex. */
export const joining = (view: WarView, offered: readonly OfferedChoice[], hex?: string): readonly LabelledChoice[] =>
  listedFor(offered, 'add')
    .filter(unit => hex === undefined || namesIn(view, hex).includes(unit))
    .map(unit => ({ do: 'add', unit }));

/** Everybody who may advance goes into the first hex that is open to him, each one hex. */
export const advancing = (offered: readonly OfferedChoice[]): readonly LabelledChoice[] => {
  const first = new Map<unknown, LabelledChoice>();
  for (const { choice, bars } of offered)
    if (choice.do === 'advance' && !bars && !first.has(choice['unit'])) first.set(choice['unit'], choice);
  return [...first.values()];
};

/** The choices that bring a unit from the tray or the map to a hex: what is in hand put back, the unit lifted, picked and put down. */
export const setUpSteps = (view: WarView, name: string, hex: string): readonly LabelledChoice[] => {
  const placed = view.stacks.some(s => s.units.some(u => u.name === name));
  const back = view.placing !== undefined && view.placing !== name ? [{ do: 'back' }] : [];
  const lift = placed ? [{ do: 'lift', unit: name }] : [];
  const pick = view.placing === name ? [] : [...lift, { do: 'pick', unit: name }];
  return [...back, ...pick, { do: 'at', hex }];
};
