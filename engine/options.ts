/** Options that belong to a scenario. A page can use this file without the rest of the engine. */
import type { OptionSpec } from './game.ts';

export const optionsIn = (options: readonly OptionSpec[], scenario: string): readonly OptionSpec[] =>
  options.filter(o => !o.scenarios || o.scenarios.includes(scenario));
