/** Rules call a counter by its label, a reader by its name. */
interface Known {
  readonly name: string;
}
/** The views of a moment keep what they know of counters on the map and beside it. */
export interface Mustered<U extends Known> {
  readonly stacks: readonly { readonly units: readonly U[] }[];
  readonly boxes: { readonly [box: string]: readonly U[] };
}
export interface Called {
  unit(label: string): string;
  /** A line of the rules with every label in it turned into a name. */
  line(text: string): string;
}
const quoted = (label: string): string => label.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
/** A label stands by itself, and a longer one is not taken for a shorter. */
const patternOf = (labels: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\w/])(?:${labels
      .toSorted((a, b) => b.length - a.length)
      .map(quoted)
      .join('|')})(?![\w/])`,
    'g',
  );
/** What was once seen keeps its name: who is gone is still spoken of. */
export const calledAs = <U extends Known>(view: () => Mustered<U>, titleOf: (u: U) => string): Called => {
  const titles = new Map<string, string>();
  let seen: Mustered<U> | undefined;
  let pattern = /(?!)/g;
  const learn = (): void => {
    const now = view();
    if (now === seen) return;
    seen = now;
    const before = titles.size;
    for (const units of [...now.stacks.map(s => s.units), ...Object.values(now.boxes)])
      for (const u of units) if (!titles.has(u.name)) titles.set(u.name, titleOf(u));
    if (titles.size > before) pattern = patternOf([...titles.keys()]);
  };
  const unit = (label: string): string => {
    learn();
    return titles.get(label) ?? label;
  };
  const line = (text: string): string => {
    learn();
    return text.replaceAll(pattern, label => titles.get(label)!);
  };
  return { unit, line };
};
