/** Refusals that differ only by the Area. Each is made once for each Area, because path searches meet them at every step. */
import { blockedBy, no, type Obstacle, type Refused } from '../../../../engine/decide.ts';
import type { Case } from '../../../../engine/state.ts';
import { perBox, type OfBox } from '../../model/box.ts';

/** For words that are the same for every Area. */
export const refusedIn = (
  ruleCase: Case,
  why: string,
  obstacle: (area: number) => Obstacle,
): ((area: number) => Refused) => {
  const made: Refused[] = [];
  return area => (made[area] ??= blockedBy(obstacle(area), ruleCase, why, [area]));
};

/** For words that name the Area. */
export const refusedAt = (
  ruleCase: Case,
  why: (name: string) => string,
  obstacle?: (g: OfBox, area: number) => Obstacle,
): ((g: OfBox) => readonly Refused[]) =>
  perBox(box =>
    box.shownNames.map((name, area) =>
      obstacle ? blockedBy(obstacle({ box }, area), ruleCase, why(name), [area]) : no(ruleCase, why(name), [area]),
    ),
  );
