/** 11.10 The odds of an attack as a sum, and the shifts line by line. */
import { createMemo, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Ledger } from '../../../screen/fight/Ledger.tsx';
import { between, spread } from '../../../screen/war/battle.ts';
import type { OddsView } from '../view.ts';

/** A column after each shift, so that the ledger reads like a sum. */
export const Shifts = (props: { readonly odds: OddsView }): JSX.Element => {
  const lines = createMemo(() =>
    props.odds.shifts.map(({ name, case: ruleCase, value, to }) => ({
      name,
      case: ruleCase,
      shift: value,
      to: props.odds.sure ? to : '',
    })),
  );
  return (
    <Show when={lines().length}>
      <Ledger caption="Shifts" lines={lines()} open />
    </Show>
  );
};
/** How many factors are missing for the next whole odds. */
const missing = (o: OddsView): string => {
  const ratio = o.sure && /^(\d+):1$/.exec(o.ratios[0]!)?.[1];
  const more = ratio ? (Number(ratio) + 1) * o.defence[0] - o.attack : 0;
  return more > 0 ? `${more} more make ${Number(ratio) + 1}:1` : '';
};
export const Odds = (props: { readonly odds: OddsView }): JSX.Element => (
  <div class="odds">
    <b>{props.odds.attack}</b>
    <span>on</span>
    <b>{between(props.odds.defence)}</b>
    <span>is</span>
    <b class="o">{spread(props.odds.ratios)}</b>
    <Cite case="11.10" />
    <em>{missing(props.odds)}</em>
  </div>
);
