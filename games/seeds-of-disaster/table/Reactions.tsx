/** 4.2.1, 4.3.5, 4.4 The reaction bar: what happened, which cards can answer it, and what a pass gives up. Also the rounds of counterespionage (4.3). */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { later } from '../../../screen/async-signal.ts';
import { firmness } from '../../../screen/frame/Choice.tsx';
import { Octagon } from '../../../screen/parts/Card.tsx';
import { Reaction, type WindowAnswer } from '../../../screen/parts/Window.tsx';
import type { OfferedChoice } from '../../../screen/session.ts';
import type { CardView } from '../view.ts';
import { Said } from './Said.tsx';
import { useSeeds, type SeedsTable } from './state.ts';
import type { SeedsDecision, SeedsEvent } from '../rules/flow.ts';

export const REACTIONS: readonly string[] = ['trumping', 'foiling', 'spying'] satisfies readonly SeedsDecision[];
const VERBS: { readonly [kind: string]: string } = {
  trumping: 'Trump',
  foiling: 'Cancel it',
  spying: 'Spy',
} satisfies { readonly [D in SeedsDecision]?: string };
const GIVES: { readonly [use: string]: string } = {
  steal: 'A card is drawn out of your hand, unseen.',
  bar: 'You make no roll for IPs this turn.',
  raid: 'You lose IPs up to its value.',
  jam: 'Your collection advantage is cut by its value.',
  spy: 'The enemy gains an IP from your manoeuvre.',
  foil: 'Your event is cancelled.',
};
const SIDE: { readonly [side: string]: string } = { german: 'The Germans', allied: 'The Allies' };

/** The events a reaction can answer. */
const CAUSES: readonly SeedsEvent[] = ['countered', 'trumped', 'event', 'manoeuvre'];
const causeOf = ({ snap }: SeedsTable) => snap().log.findLast(l => CAUSES.some(is => is === l.event['is']));
/** What happens after a pass. */
const givenUp = (table: SeedsTable): string => {
  if (table.kind() === 'spying') return 'The manoeuvre goes unwatched.';
  if (table.kind() === 'foiling') return 'The event happens.';
  if (causeOf(table)?.event['is'] === 'trumped') return 'Your card stays trumped and does nothing.';
  const use = table.snap().log.findLast(l => l.event['is'] === 'countered')?.event['use'];
  return GIVES[String(use ?? '')] ?? 'It happens.';
};
const aboutIt = (table: SeedsTable, value: unknown): string => {
  if (typeof value === 'number')
    return `A card with more than ${value} in its octagon cancels it; both are then used up.`;
  return table.kind() === 'spying'
    ? `${SIDE[table.view().viewer === 'german' ? 'allied' : 'german']} hold it now: a card of any value spies on it.`
    : 'Any card of counterespionage cancels it, unless it is trumped.';
};
const keyOf = (table: SeedsTable, o: OfferedChoice | undefined): { readonly key?: string } => {
  const digit = o ? table.digitOf(o) : 0;
  return digit ? { key: String(digit) } : {};
};
const withCard = ({ offered }: SeedsTable, title: string) => offered().find(o => o.choice['card'] === title);
/** A card in hand as an answer, or why it cannot answer. */
const answerWith =
  (table: SeedsTable, value: unknown) =>
  (c: CardView): WindowAnswer => ({
    id: c.title,
    name: `${VERBS[table.kind()]} with ${c.title} (${c.ce})`,
    state: 'open',
    ...(c.bar ? { bar: c.bar } : { note: typeof value === 'number' ? `${c.ce} is more than ${value}` : 'serves' }),
    ...keyOf(table, withCard(table, c.title)),
  });
/** Cards with a counterespionage value: usable ones first, then by value. */
const serving = (hand: readonly CardView[]): readonly CardView[] =>
  hand
    .filter(c => c.ce > 0)
    .toSorted((a, b) => Number(a.bar !== undefined) - Number(b.bar !== undefined) || a.ce - b.ce);

export const ReactionBar = (): JSX.Element => {
  const table = useSeeds();
  const { view, offered } = table;
  const own = () => view().sides.find(s => s.side === view().viewer);
  const cause = createMemo(() => causeOf(table));
  const pass = () => offered().find(o => o.choice.do === 'pass');
  const value = () => view().about['value'];
  const play = (o: OfferedChoice | undefined): void => {
    if (o) void table.play(o.choice);
  };
  return (
    <Reaction
      title={cause()?.text ?? 'A card is used'}
      about={aboutIt(table, value())}
      case={view().decides.find(d => d.side === view().viewer)?.case ?? '4.4'}
      asked="you"
      sign={typeof value() === 'number' ? <Octagon n={value() as number} /> : undefined}
      answers={serving(own()?.hand ?? []).map(answerWith(table, value()))}
      pass={{ gives: givenUp(table), words: pass()?.text ?? 'Let it happen', ...keyOf(table, pass()) }}
      onAnswer={id => play(withCard(table, id))}
      onPass={() => play(pass())}
    />
  );
};

// 4.3 A round ------------------------------------------------------------------------------------------------------
const USES = [
  ['steal', 'Steal a card', 'one, at random, once a turn', '4.3.1'],
  ['bar', 'Stop his intelligence roll', 'this turn', '4.3.2'],
  ['raid', 'Raid his points', 'up to the value of the card', '4.3.3'],
  ['jam', 'Cut his advantage', 'by the value, split over this turn and for good', '4.3.4'],
] as const;
const Why = (props: { readonly verb: string; readonly card: string | undefined }): JSX.Element => {
  const table = useSeeds();
  const verdict = later(
    () => ({ verb: props.verb, card: props.card, at: table.entry() }),
    async ({ verb, card }) =>
      card === undefined ? undefined : table.why({ do: verb, card, ...(verb === 'jam' ? { share: 0 } : {}) }),
  );
  const said = () => {
    const v = verdict();
    return v && !v.ok ? v.why : undefined;
  };
  return <span class="ce-why">{said() ?? (props.card ? '' : 'no card of value in the hand')}</span>;
};
const label = (o: OfferedChoice, value: number): string => {
  if (o.choice.do !== 'jam') return '';
  const share = Number(o.choice['share']);
  return ` ${value - share} now, ${share} for good`;
};
/** Each use with each card is many buttons: the key E stops at them only once a card is picked. */
export const Countering = (): JSX.Element => {
  const table = useSeeds();
  const own = () => table.view().sides.find(s => s.side === table.view().viewer);
  const foe = () => table.view().sides.find(s => s.side !== table.view().viewer);
  const valueOf = (card: string): number => own()?.hand.find(c => c.title === card)?.ce ?? 0;
  const of = (verb: string) => table.offered().filter(o => o.choice.do === verb);
  const held = () => own()?.hand.find(c => c.ce > 0)?.title;
  const note = (verb: string, words: string): string => {
    const f = foe();
    if (verb === 'raid' && f) return `he has ${f.ip} IP`;
    if (verb === 'jam' && f) return `lasting ${f.permanent}, this turn ${f.temporary}`;
    return words;
  };
  return (
    <ul class="ce" aria-label="Uses of a card">
      <For each={USES}>
        {([verb, name, words, c]) => (
          <li classList={{ no: !of(verb).length }}>
            <b>{name}</b> <Cite case={c} />
            <span>{note(verb, words)}</span>
            <Show when={of(verb).length} fallback={<Why verb={verb} card={held()} />}>
              <p class="ce-cards">
                <For each={of(verb).filter(o => table.card() === undefined || o.choice['card'] === table.card())}>
                  {o => (
                    <button
                      type="button"
                      class="btn sm"
                      disabled={table.busy()}
                      data-firm={table.card() === undefined ? undefined : firmness(o)}
                      title={o.text}
                      onClick={() => void table.play(o.choice)}
                    >
                      <Octagon n={valueOf(String(o.choice['card']))} />
                      <Said
                        short={`${String(o.choice['card'])}${label(o, valueOf(String(o.choice['card'])))}`}
                        full={o.text}
                      />
                    </button>
                  )}
                </For>
              </p>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
};
