/** Options that belong to a scenario. A page may ask this without the rest of the engine. */
import type { OptionSpec } from './game.ts';

/** The options a scenario has. */
export const optionsIn = (options: readonly OptionSpec[], scenario: string): readonly OptionSpec[] =>
  options.filter(o => !o.scenarios || o.scenarios.includes(scenario));
