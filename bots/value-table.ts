/** A fitted value as it is stored: a small, readable table, with the run that made it. */

/** What a branch holds: a number at its end, or a split by a feature, with what is at most `at` in `low`. */
export type Branch = number | readonly [feature: string, at: number, low: Branch, high: Branch];
/** Weights of a feature: by itself, times the share of the game left, times the mover (1 or -1). */
export type FeatureWeights = readonly [alone: number, byTimeLeft: number, byMover: number];
/** A line over the features, or a sum of small trees. A logistic fit runs from `low` to `high` along an S-curve; a straight one is cut off there. `low` is the greater one in a fit turned round. */
export interface Fit {
  readonly kind: 'ridge' | 'trees';
  readonly curve: 'straight' | 'logistic';
  readonly low: number;
  readonly high: number;
  readonly start: number;
  readonly weights?: { readonly [feature: string]: FeatureWeights };
  readonly trees?: readonly Branch[];
}
export type Figures = { readonly [figure: string]: number };
export interface ValueTable {
  readonly run: {
    readonly command: string;
    readonly date: string;
    readonly rules: number;
    readonly games: number;
    readonly positions: number;
    /** On games left out of the fit. */
    readonly leftOut: { readonly [what: string]: Figures };
  };
  /** In the order in which the game puts them. */
  readonly features: readonly string[];
  /** The final score of the first side, as the game's `evaluate` counts it. */
  readonly score: Fit;
  /** The chance to win, by side. Where no game was drawn only the first side is here: the other has the rest. */
  readonly wins: { readonly [side: string]: Fit };
}

const TEXT = { weight: 4, split: 6 } as const;
/** Short enough to read, exact enough to play by. */
export const rounded = (x: number, digits: keyof typeof TEXT): number => Number(x.toPrecision(TEXT[digits]));
const line = (name: string, value: unknown): string => `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
const fitText = ({ weights, trees, ...fit }: Fit, indent: string): string => {
  const parts = Object.entries(fit).map(([name, value]) => line(name, value));
  const list = (items: readonly string[]): string =>
    items.map(item => `\n${indent}    ${item}`).join(',') + `\n${indent}  `;
  if (weights) parts.push(`"weights": {${list(Object.entries(weights).map(([name, w]) => line(name, w)))}}`);
  if (trees) parts.push(`"trees": [${list(trees.map(t => JSON.stringify(t)))}]`);
  return `{\n${parts.map(p => `${indent}  ${p}`).join(',\n')}\n${indent}}`;
};
/** JSON with a line for each feature and each tree. */
export const tableText = ({ run, features, score, wins }: ValueTable): string => {
  const { leftOut, ...rest } = run;
  const runText = [
    ...Object.entries(rest).map(([name, value]) => line(name, value)),
    `"leftOut": {\n${Object.entries(leftOut)
      .map(([name, figures]) => `      ${line(name, figures)}`)
      .join(',\n')}\n    }`,
  ];
  return `{
  "run": {
    ${runText.join(',\n    ')}
  },
  "features": [
    ${features.map(name => JSON.stringify(name)).join(',\n    ')}
  ],
  "score": ${fitText(score, '  ')},
  "wins": {
    ${Object.entries(wins)
      .map(([side, fit]) => `${JSON.stringify(side)}: ${fitText(fit, '    ')}`)
      .join(',\n    ')}
  }
}
`;
};
