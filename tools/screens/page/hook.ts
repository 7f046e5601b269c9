/** The table on the page: every frame announces its own (screen/frame/Frame.tsx), so that a test can ask what is offered and try a button without playing it. */
import type { LabelledChoice } from '../../../screen/session.ts';
import type { HookedTable } from './moment.ts';

let table: HookedTable | undefined;
let dry: LabelledChoice[] | undefined;

/** While something is tried, choices are noted instead of played. */
const canBeTried = (t: HookedTable): HookedTable => {
  const play = t.play.bind(t);
  t.play = choice => {
    if (!dry) return play(choice);
    dry.push(JSON.parse(JSON.stringify(choice)) as LabelledChoice);
    return Promise.resolve(false);
  };
  return t;
};
document.addEventListener('phoney-war table', e => {
  table = canBeTried((e as CustomEvent<HookedTable>).detail);
});

/** The table that is on the page now. */
export const tableNow = (): HookedTable | undefined => (document.querySelector('.table') ? table : undefined);
/** The choice that an act would play. */
export const wouldPlay = (act: () => void): LabelledChoice | undefined => {
  dry = [];
  try {
    act();
    return dry[0];
  } finally {
    dry = undefined;
  }
};
