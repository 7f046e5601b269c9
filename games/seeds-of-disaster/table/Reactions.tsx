/** 4.2.1, 4.3.5, 4.4 The reaction bar: what happened, what may be answered and with which card, what passing gives up. And the rounds of counterespionage. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { later } from '../../../screen/later.ts';
import { Octagon } from '../../../screen/parts/Card.tsx';
import { Reaction, type WindowAnswer } from '../../../screen/parts/Window.tsx';
import type { Offered } from '../../../screen/session.ts';
import type { CardView } from '../view.ts';
import { Said } from './Said.tsx';
import { useSeeds } from './state.ts';

export const REACTIONS = ['trumping', 'foiling', 'spying'];
const VERBS: { readonly [kind: string]: string } = { trumping: 'Trump', foiling: 'Cancel it', spying: 'Spy' };
const GIVES: { readonly [use: string]: string } = {
  steal: 'A card is drawn out of your hand, unseen.',
  bar: 'You make no roll for IPs this turn.',
  raid: 'You lose IPs up to its value.',
  jam: 'Your collection advantage is cut by its value.',
  spy: 'The enemy gains an IP from your manoeuvre.',
  foil: 'Your event is cancelled.',
};
const SIDE: { readonly [side: string]: string } = { german: 'The Germans', allied: 'The Allies' };

export const ReactionBar = (): JSX.Element => {
  const table = useSeeds();
  const { view, offered } = table;
  const own = () => view().sides.find(s => s.side === view().viewer);
  /** What was done, as the log told it last. */
  const cause = createMemo(() =>
    table.snap().log.findLast(l => ['countered', 'trumped', 'event', 'manoeuvre'].includes(String(l.event['is']))),
  );
  const use = () => String(table.snap().log.findLast(l => l.event['is'] === 'countered')?.event['use'] ?? '');
  const gives = (): string => {
    if (table.kind() === 'spying') return 'The manoeuvre goes unwatched.';
    if (table.kind() === 'foiling') return 'The event happens.';
    return cause()?.event['is'] === 'trumped'
      ? 'Your card stays trumped and does nothing.'
      : (GIVES[use()] ?? 'It happens.');
  };
  const answer = (c: CardView): WindowAnswer => {
    const listed = offered().find(o => o.choice['card'] === c.title);
    const digit = listed ? table.digitOf(listed) : 0;
    return {
      id: c.title,
      name: `${VERBS[table.kind()]} with ${c.title} (${c.ce})`,
      state: 'open',
      ...(c.bar
        ? { bar: c.bar }
        : { note: typeof value() === 'number' ? `${c.ce} is more than ${String(value())}` : 'serves' }),
      ...(digit ? { key: String(digit) } : {}),
    };
  };
  const pass = () => offered().find(o => o.choice.do === 'pass');
  const value = () => view().about['value'];
  return (
    <Reaction
      title={cause()?.text ?? 'A card is used'}
      about={
        typeof value() === 'number'
          ? `A card with more than ${String(value())} in its octagon cancels it; both are then used up.`
          : table.kind() === 'spying'
            ? `${SIDE[view().viewer === 'german' ? 'allied' : 'german']} hold it now: a card of any value spies on it.`
            : 'Any card of counterespionage cancels it, unless it is trumped.'
      }
      case={view().decides.find(d => d.side === view().viewer)?.case ?? '4.4'}
      asked="you"
      sign={typeof value() === 'number' ? <Octagon n={value() as number} /> : undefined}
      answers={(own()?.hand ?? [])
        .filter(c => c.ce > 0)
        .toSorted((a, b) => Number(a.bar !== undefined) - Number(b.bar !== undefined) || a.ce - b.ce)
        .map(answer)}
      pass={{
        gives: gives(),
        words: pass()?.text ?? 'Let it happen',
        ...(pass() && table.digitOf(pass()!) ? { key: String(table.digitOf(pass()!)) } : {}),
      }}
      onAnswer={id => {
        const listed = offered().find(o => o.choice['card'] === id);
        if (listed) void table.play(listed.choice);
      }}
      onPass={() => {
        const p = pass();
        if (p) void table.play(p.choice);
      }}
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
const label = (o: Offered, value: number): string => {
  if (o.choice.do !== 'jam') return '';
  const share = Number(o.choice['share']);
  return ` ${value - share} now, ${share} for good`;
};
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
