/** The tables of a battle: both ledgers with their cases, the chance of each result, and guesses at what is not known. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import type { BandView, BattleView, LedgerLine } from '../view/battle.ts';
import { titleOf } from '../look/words.ts';
import { percent, winChance } from './chances.ts';
import { resultWords } from './Lists.tsx';
import { useSeeds } from './state.ts';

export const whose = (side: string | undefined): string => (side === 'german' ? 'German' : 'Allied');
export const paint = (side: string): 'g' | 'f' => (side === 'german' ? 'g' : 'f');

// Ledgers ----------------------------------------------------------------------------------------------------------
/** Pairs the lines of both sides: lines of the same name share a row. */
const paired = (
  one: readonly LedgerLine[],
  two: readonly LedgerLine[],
): readonly { readonly line: LedgerLine; readonly values: readonly [string, string] }[] => {
  const show = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
  const rest = [...two];
  const rows = one.map(line => {
    const at = rest.findIndex(l => l.name === line.name);
    const mate = at < 0 ? undefined : rest.splice(at, 1)[0];
    return { line, values: [show(line.value), mate ? show(mate.value) : ''] as const };
  });
  return [...rows, ...rest.map(line => ({ line, values: ['', show(line.value)] as const }))];
};
const lineName = (name: string): string =>
  /^(G|F|UK|B|NL) |^BEF|^Polish/.test(name) ? name.replace(/^[^,]+/, n => titleOf(n)) : name;
/** One ledger of both sides with its totals. `more`: a note on hidden parts of the defender's. */
const Account = (props: {
  readonly title: string;
  readonly case: string;
  readonly lines: readonly [readonly LedgerLine[], readonly LedgerLine[]];
  readonly sums: readonly [number, number];
  readonly more?: string;
}): JSX.Element => (
  <tbody>
    <For each={paired(...props.lines)}>
      {r => (
        <tr>
          <th scope="row">
            {lineName(r.line.name)} <Cite case={r.line.case} />
          </th>
          <td>{r.values[0]}</td>
          <td>{r.values[1]}</td>
        </tr>
      )}
    </For>
    <tr class="sum-row">
      <th scope="row">
        {props.title} <Cite case={props.case} />
      </th>
      <td>{props.sums[0]}</td>
      <td>
        {props.sums[1]}
        {props.more}
      </td>
    </tr>
  </tbody>
);
export const Ledger = (props: { readonly battle: BattleView }): JSX.Element => {
  const [one, two] = [() => props.battle.forces[0], () => props.battle.forces[1]];
  const unknown = () => props.battle.draft && props.battle.hidden > 0;
  return (
    <table class="bt">
      <caption>
        <i>e</i> Strength and battle dice <Cite case="13.6" />
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col" class={paint(one().side)}>
            {whose(one().side)}
          </th>
          <th scope="col" class={paint(two().side)}>
            {whose(two().side)}
          </th>
        </tr>
      </thead>
      <Account
        title="Strength"
        case="13.7.1"
        lines={[one().strengthLines, two().strengthLines]}
        sums={[one().strength, two().strength]}
        more={unknown() ? ' + ?' : ''}
      />
      <Account title="Dice" case="13.6" lines={[one().diceLines, two().diceLines]} sums={[one().dice, two().dice]} />
    </table>
  );
};

// Chances ----------------------------------------------------------------------------------------------------------
export const Bands = (props: { readonly battle: BattleView }): JSX.Element => {
  const { box } = useSeeds();
  const fallen = () => props.battle.row !== undefined;
  const isAt = (b: BandView): boolean =>
    fallen() && props.battle.row === b.row && (b.row < 0 || b.winner === props.battle.winner);
  const name = (b: BandView): string => (b.row < 0 ? 'Even' : box.results[b.row]!.name);
  const range = (b: BandView): string => {
    if (b.row < 0) return '0';
    const next = box.results[b.row + 1]?.from;
    return next === undefined ? `${box.results[b.row]!.from}+` : `${box.results[b.row]!.from}–${next - 1}`;
  };
  return (
    <table class="bands13">
      <caption>
        {fallen() ? 'Result' : 'Chance of each result'} <Cite case="13.7.5" />
      </caption>
      <tbody>
        <For each={props.battle.bands.filter(b => (fallen() ? isAt(b) : b.share > 0.0005))}>
          {b => (
            <tr class={b.winner ? `w-${paint(b.winner)}` : 'w-0'} classList={{ at: isAt(b) }}>
              <th scope="row">
                {b.winner ? `${whose(b.winner)} ` : ''}
                {name(b)} <small>{range(b)}</small>
              </th>
              <td class="eff">{b.row < 0 ? 'one step each' : resultWords(box.results[b.row]!)}</td>
              <Show when={!fallen()}>
                <td class="bar">
                  <i style={{ width: `${Math.round(b.share * 100)}%` }} />
                </td>
                <td class="num">{percent(b.share)}</td>
              </Show>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
};
/** For a draft: the chances for several guesses at the defender's hidden strength. */
export const Guesses = (props: { readonly battle: BattleView }): JSX.Element => (
  <table class="bands13 guesses">
    <caption>
      If the defender had in all <Cite case="5.2.2" />
    </caption>
    <tbody>
      <For each={props.battle.guesses}>
        {g => (
          <tr>
            <th scope="row">strength {g.strength}</th>
            <td class="eff">you win</td>
            <td class="bar">
              <i style={{ width: `${Math.round(winChance(g.bands, props.battle.attacker) * 100)}%` }} />
            </td>
            <td class="num">{percent(winChance(g.bands, props.battle.attacker))}</td>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);
