/** The results of a check, draw by draw. */
import { createSignal, For, Show, type JSX } from 'solid-js';
import { Icon } from '../app/icons.tsx';
import { LuckLine } from './LuckLine.tsx';
import { Case } from '../rules/open.tsx';
import type { Verified } from '../storage/records.ts';
import type { CheckedDraw } from './check.ts';

const MAX_DRAWS_SHOWN = 200;
const count = (r: Verified, verdict: CheckedDraw['verdict']): number =>
  r.draws.filter(d => d.verdict === verdict).length;

/** The overall verdict. */
export const verdictOf = (
  r: Verified,
): { readonly good: boolean | undefined; readonly title: string; readonly words: string } => {
  const wrong = count(r, 'wrong');
  const right = count(r, 'right');
  const scripted = count(r, 'scripted');
  if (r.seedFits === false)
    return {
      good: false,
      title: 'The seed is not the one that was promised',
      words: 'Its fingerprint differs from the commitment in the record.',
    };
  if (wrong)
    return {
      good: false,
      title: `${wrong} of ${r.draws.length} draws are not what the seed gives`,
      words: 'They are listed below, each with what the seed gives.',
    };
  if (r.fault)
    return {
      good: false,
      title: `The record does not replay from entry ${r.fault.entry} on`,
      words: `${r.fault.why}.${r.rules === r.rulesNow ? '' : ` It was written under version ${r.rules} of the rules; this page has version ${r.rulesNow}.`}`,
    };
  if (r.seedFits === undefined)
    return {
      good: undefined,
      title: 'The record replays; its dice cannot be checked yet',
      words: r.over
        ? 'The seed is not in the record.'
        : 'The game is not over, so the seed is still secret. The commitment below is what it will have to fit.',
    };
  const typed = scripted ? ` ${scripted} results were typed in by hand and are not the seed’s.` : '';
  return {
    good: true,
    title: 'Everything fits',
    words: `The seed fits its commitment, all ${right} draws are what it gives, and all ${r.choices} choices are legal.${typed}`,
  };
};

const MARKS: { readonly [V in CheckedDraw['verdict']]: { readonly sign: string; readonly words: string } } = {
  right: { sign: '✓', words: 'as the seed gives' },
  wrong: { sign: '✗', words: 'not what the seed gives' },
  scripted: { sign: '·', words: 'typed in by hand' },
  unknown: { sign: '?', words: 'seed not known' },
};
const DrawRow = (props: { readonly draw: CheckedDraw }): JSX.Element => (
  <tr class={`is-${props.draw.verdict}`}>
    <td class="num">{props.draw.number + 1}</td>
    <td>
      <Case c={props.draw.case} />
    </td>
    <td>
      {props.draw.what}
      {props.draw.takenBack ? ', taken back' : ''}
    </td>
    <td class="num out">{props.draw.out.join(' · ')}</td>
    <td>
      <span class="mark" aria-hidden="true">
        {MARKS[props.draw.verdict].sign}
      </span>
      <span class="vh">{MARKS[props.draw.verdict].words}</span>
      <Show when={props.draw.seedGives}>
        {gives => <span class="gives">the seed gives {gives().join(' · ')}</span>}
      </Show>
    </td>
  </tr>
);

const Verdict = (props: { readonly report: Verified }): JSX.Element => {
  const verdict = () => verdictOf(props.report);
  return (
    <div class="verdict" classList={{ good: verdict().good === true, bad: verdict().good === false }}>
      <h2>
        <Show when={verdict().good !== undefined}>
          <Icon name={verdict().good ? 'yes' : 'no'} />
        </Show>
        {verdict().title}
      </h2>
      <p>{verdict().words}</p>
    </div>
  );
};
const Particulars = (props: { readonly report: Verified }): JSX.Element => (
  <dl>
    <dt>Game</dt>
    <dd>
      {props.report.title}, {props.report.scenario}; {props.report.choices} choices, {props.report.draws.length} draws,{' '}
      {props.report.over ? 'finished' : 'under way'}
      {props.report.sandbox ? '; a position was set by hand' : ''}
    </dd>
    <dt>Commitment</dt>
    <dd class="hex">{props.report.commitment}</dd>
    <Show when={props.report.seed}>
      {seed => (
        <>
          <dt>Seed</dt>
          <dd class="hex">{seed()}</dd>
        </>
      )}
    </Show>
    <Show when={props.report.luck}>
      {luck => (
        <>
          <dt>Luck</dt>
          <dd>
            <LuckLine luck={luck()} />
          </dd>
        </>
      )}
    </Show>
  </dl>
);
/** Only the wrong draws if there are any, so that nobody has to search for them; otherwise the first ones. */
const worthSeeing = (all: readonly CheckedDraw[]): readonly CheckedDraw[] => {
  const wrong = all.filter(d => d.verdict === 'wrong');
  return wrong.length ? wrong : all.slice(0, MAX_DRAWS_SHOWN);
};
const Draws = (props: { readonly all: readonly CheckedDraw[] }): JSX.Element => {
  const [whole, setWhole] = createSignal(false);
  const draws = (): readonly CheckedDraw[] => (whole() ? props.all : worthSeeing(props.all));
  return (
    <>
      <div class="draws" tabindex="0" role="region" aria-label="All draws">
        <table>
          <thead>
            <tr>
              <th>No.</th>
              <th>Case</th>
              <th>Draw</th>
              <th>Result</th>
              <th>Check</th>
            </tr>
          </thead>
          <tbody>
            <For each={draws()}>{d => <DrawRow draw={d} />}</For>
          </tbody>
        </table>
      </div>
      <Show when={draws().length < props.all.length}>
        <button type="button" class="btn" onClick={() => setWhole(true)}>
          Show all {props.all.length} draws
        </button>
      </Show>
    </>
  );
};

export const Findings = (props: { readonly report: Verified }): JSX.Element => (
  <>
    <Verdict report={props.report} />
    <Particulars report={props.report} />
    <Show when={props.report.draws.length}>
      <Draws all={props.report.draws} />
    </Show>
  </>
);
