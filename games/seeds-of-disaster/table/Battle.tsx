/** 13.0 The battle panel: its steps, both ledgers with their cases, the chance of each result, what each further commitment would change, and the choices. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { SmallDie } from '../../../screen/dice/SmallDie.tsx';
import { Key } from '../../../screen/frame/Choice.tsx';
import { playListed } from '../../../screen/play-several.ts';
import type { OfferedChoice } from '../../../screen/session.ts';
import type { BattleView, ForceView } from '../view/battle.ts';
import { groundWords, inWords, titleOf } from '../look/words.ts';
import { Bands, Guesses, Ledger, paint, whose } from './BattleTables.tsx';
import { Dice } from './Dice.tsx';
import { change, percent, winChance } from './chances.ts';
import { sorted } from './choices.ts';
import { Choices, UnitPicker } from './Listed.tsx';
import { wordsOf } from './prompts.ts';
import { useSeeds } from './state.ts';

interface OfBattle {
  readonly battle: BattleView;
}

// What has been done -----------------------------------------------------------------------------------------------
/** The log lines of this battle, from its declaration on. */
const useTold = (battle: () => BattleView) => {
  const { snap } = useSeeds();
  return createMemo(() => {
    const { log } = snap();
    const from = log.findLastIndex(l => l.event['is'] === 'attacks' && l.event['area'] === battle().area);
    return from < 0 ? [] : log.slice(from);
  });
};
const MobileRow = (props: OfBattle): JSX.Element => {
  const told = useTold(() => props.battle);
  const rolls = () => told().filter(l => l.event['is'] === 'mobile');
  return (
    <Show when={rolls().length}>
      <div class="mf">
        <For each={rolls()}>
          {l => (
            <span class={`sd ${paint(String(l.event['side']))}`}>
              <For each={l.event['faces'] as readonly number[]}>
                {(face, i) => (
                  <span classList={{ hit: face >= (l.event['needs'] as readonly number[])[i()]! }}>
                    <SmallDie face={face} />
                  </span>
                )}
              </For>
              <b>{String(l.event['hits'])}</b>
            </span>
          )}
        </For>
      </div>
    </Show>
  );
};
const losses = (
  told: readonly { readonly event: { readonly [k: string]: unknown }; readonly text: string; readonly case: string }[],
  c: string,
): string =>
  told
    .filter(l => ['lost', 'destroyed'].includes(String(l.event['is'])) && l.case === c)
    .map(l => inWords(l.text))
    .join(' ');
const unitsOf = (f: ForceView): string =>
  f.units.map(u => `${titleOf(u.name)}${u.poised ? ' (Poised)' : ''}`).join(', ');
const MobileChances = (props: OfBattle): JSX.Element => (
  <For each={[0, 1] as const}>
    {i => (
      <p>
        <b>{whose(props.battle.forces[i].side)}</b> {props.battle.mobile!.needs[i].length} dice (
        {props.battle.mobile!.needs[i].map(n => (n > 6 ? '–' : `${n}+`)).join(', ')}):{' '}
        {props.battle
          .mobile!.chances[i].map((p, hits) => `${hits} ${hits === 1 ? 'hit' : 'hits'} ${percent(p)}`)
          .slice(0, 4)
          .join(', ')}
      </p>
    )}
  </For>
);
/** A step of the battle under its letter. */
const Step = (props: {
  readonly letter: string;
  readonly name: string;
  readonly case: string;
  readonly children: JSX.Element;
}): JSX.Element => (
  <li>
    <h3>
      <i>{props.letter}</i> {props.name} <Cite case={props.case} />
    </h3>
    {props.children}
  </li>
);
const Forces = (props: OfBattle): JSX.Element => {
  const { shown } = useSeeds();
  const b = () => props.battle;
  const origins = () => [...new Set(b().forces[0].units.flatMap(u => (u.from ? [shown(u.from)] : [])))].join(', ');
  return (
    <Step letter="a" name="Forces" case="13.1">
      <p>
        <b>{whose(b().forces[0].side)}</b>: {unitsOf(b().forces[0]) || 'nobody yet'}
        {origins() ? ` from ${origins()}` : ''}. <b>{whose(b().forces[1].side)}</b>:{' '}
        {unitsOf(b().forces[1]) || (b().hidden ? '' : 'nobody')}
        {b().hidden ? ` ${b().hidden} of unknown strength` : ''}.
      </p>
    </Step>
  );
};
const MobileForces = (props: OfBattle): JSX.Element => {
  const b = () => props.battle;
  const told = useTold(b);
  return (
    <Show when={b().mobile || b().benefit}>
      <Step letter="b" name="Mobile forces" case="13.2">
        <MobileRow battle={b()} />
        <Show when={b().mobile && !b().mobile?.hits}>
          <MobileChances battle={b()} />
        </Show>
        <p>
          {losses(told(), '13.2.4')}{' '}
          <Show when={b().benefit}>
            Poised benefit: <b>{b().benefit === 'nobody' ? 'nobody' : whose(b().benefit)}</b>. <Cite case="13.2.5" />
          </Show>
        </p>
      </Step>
    </Show>
  );
};
const putIn = ({ forces, engineers, massed }: BattleView): readonly string[] => [
  ...forces[0].fleets.map(titleOf),
  ...(engineers ? ['engineers'] : []),
  ...(massed ? ['over-concentration'] : []),
];
/** 13.4 Whether the defender fell back, may still do so, or stood. */
const Before = (props: OfBattle): JSX.Element => {
  const { kind, offered } = useSeeds();
  const ways = () => offered().filter(o => o.choice.do === 'retreat').length;
  const words = (): string => {
    if (props.battle.withdrew) return 'The defender fell back before the dice.';
    if (kind() === 'standing')
      return ways() ? 'Open to you now: choose where to above, or accept battle.' : 'No Area is open to you.';
    if (props.battle.draft || props.battle.row !== undefined) return '';
    return /stand/i.test(props.battle.step) ? 'The defender decides.' : '';
  };
  return (
    <Show when={words()}>
      {said => (
        <Step letter="d" name="Retreat before combat" case="13.4">
          <p>{said()}</p>
        </Step>
      )}
    </Show>
  );
};
const PutIn = (props: OfBattle): JSX.Element => {
  const against = () => props.battle.forces[1].fleets;
  return (
    <Show when={putIn(props.battle).length || against().length}>
      <Step letter="c" name="Put in" case="13.3">
        <p>
          {putIn(props.battle).join(', ') || 'nothing'}
          <Show when={against().length}>; against it {against().map(titleOf).join(', ')}</Show>.
        </p>
      </Step>
    </Show>
  );
};
const Air = (props: OfBattle): JSX.Element => (
  <>
    <Show when={props.battle.air}>
      {air => (
        <Step letter="e" name="Air" case="13.5.4">
          <p>
            <b>
              {air().sums[0]} : {air().sums[1]}
            </b>
            {air().diverted ? `; ${titleOf(air().diverted!)} is held up in it` : ''}.
          </p>
        </Step>
      )}
    </Show>
    <Show when={props.battle.airChances}>
      {c => (
        <li>
          <p>
            In the air: attacker better {percent(c()[0])}, equal {percent(c()[1])}, worse {percent(c()[2])}.{' '}
            <Cite case="13.5.4" />
          </p>
        </li>
      )}
    </Show>
  </>
);
const Steps = (props: OfBattle): JSX.Element => (
  <ol class="steps" aria-label="Steps of the battle">
    <Forces battle={props.battle} />
    <MobileForces battle={props.battle} />
    <PutIn battle={props.battle} />
    <Before battle={props.battle} />
    <Air battle={props.battle} />
  </ol>
);

const Thrown = (props: OfBattle): JSX.Element => {
  const sum = (f: readonly number[] = []): number => f.reduce((n, x) => n + x, 0);
  const totals = () => {
    const told = props.battle.forces;
    return [told[0].strength + sum(props.battle.faces), told[1].strength + sum(props.battle.replies)] as const;
  };
  const log = useTold(() => props.battle);
  /** The totals when the dice were rolled: units may have lost steps since. */
  const said = () =>
    (log().find(l => l.event['is'] === 'fought')?.event['totals'] as readonly number[] | undefined) ?? totals();
  return (
    <>
      <div class="felt2">
        <Dice faces={props.battle.faces ?? []} side={props.battle.forces[0].side} />
        <Dice faces={props.battle.replies ?? []} side={props.battle.forces[1].side} />
      </div>
      <p class="sum">
        <span>
          {said()[0]! - sum(props.battle.faces)} + {sum(props.battle.faces)} = <b>{said()[0]}</b>
        </span>
        <i>{said()[0] === said()[1] ? 'even' : `by ${Math.abs(said()[0]! - said()[1]!)}`}</i>
        <span>
          <b>{said()[1]}</b> = {said()[1]! - sum(props.battle.replies)} + {sum(props.battle.replies)}
        </span>
      </p>
    </>
  );
};

// Choices ----------------------------------------------------------------------------------------------------------
/** What a choice would change, in words. */
const noteFor = (battle: BattleView, viewer: string, o: OfferedChoice): string | undefined => {
  const found = battle.whatIfs.find(w => w.do === o.choice.do && (w.unit === undefined || w.unit === o.choice['unit']));
  if (!found) return undefined;
  const before = winChance(battle.bands, viewer);
  const after = winChance(found.bands, viewer);
  const mine = battle.attacker === viewer ? 0 : 1;
  const dice = found.dice[mine] - battle.forces[mine].dice;
  const theirs = found.dice[1 - mine]! - battle.forces[1 - mine]!.dice;
  const parts = [
    dice ? `your dice ${change(dice / 100)}` : '',
    theirs ? `his dice ${change(theirs / 100)}` : '',
    `you win ${percent(after)} (${change(after - before)})`,
  ];
  return parts.filter(Boolean).join(', ');
};
const Others = (props: { readonly battles: readonly BattleView[] }): JSX.Element => (
  <Show when={props.battles.length}>
    <p class="fine">
      Bred by a breakthrough at {props.battles.map(b => b.shown).join(', then at ')}. <Cite case="16.1.3" />
    </p>
  </Show>
);
/** What the chances do not know yet. */
const toCome = ({ draft, mobile, airChances, air, step, withdrew }: BattleView): string | undefined => {
  if (withdrew) return undefined;
  const open = [
    ...(mobile && !mobile.hits ? ['the dice of the mobile forces'] : []),
    ...(airChances && !air ? ['the dice in the air'] : []),
    ...(draft || /declar/i.test(step) ? ['what the defender puts in, or a retreat before combat'] : []),
  ];
  return open.length ? `Before ${open.join(' and ')}: these chances may still change.` : undefined;
};
/** 13.0 What cannot be taken back, and why. */
const WARNINGS: { readonly [verb: string]: readonly [words: string, ruleCase: string] } = {
  declare: ['Once declared, all who take part are shown, and it cannot be called off.', '13.1'],
  strike: ['The defender answers next: what you have put in stays in.', '13.3'],
  roll: ['The dice fall and cannot be taken back.', '13.2.4'],
  stand: ['The battle is fought as it stands: the dice fall next.', '13.4'],
};
const FirmActs = (): JSX.Element => {
  const table = useSeeds();
  const firm = createMemo(() => table.offered().filter(o => WARNINGS[o.choice.do] !== undefined));
  return (
    <Show when={firm().length}>
      <div class="act">
        <For each={firm()}>
          {o => (
            <>
              <button
                type="button"
                class="btn go roll"
                data-firm
                disabled={table.busy()}
                onClick={() => void table.play(o.choice)}
              >
                <Key of={o} />
                {inWords(o.text)}
              </button>
              <p class="why">
                {WARNINGS[o.choice.do]![0]} <Cite case={WARNINGS[o.choice.do]![1]} />
              </p>
            </>
          )}
        </For>
      </div>
    </Show>
  );
};
/** 13.1 Everybody next to the Area who may still join. */
const AddAll = (): JSX.Element => {
  const table = useSeeds();
  const all = createMemo(() => table.offered().flatMap(o => (o.choice.do === 'add' ? [o.choice] : [])));
  return (
    <Show when={all().length > 1}>
      <button type="button" class="btn sm" disabled={table.busy()} onClick={() => void playListed(table, all())}>
        Add all <span class="num">{all().length}</span>
      </button>
    </Show>
  );
};
export function Battle(props: { readonly battles: readonly BattleView[] }): JSX.Element {
  const table = useSeeds();
  const battle = createMemo(() => props.battles.at(-1)!);
  const lists = createMemo(() => sorted(table.offered()));
  const viewer = () => table.view().viewer;
  const words = () => wordsOf(table.kind());
  const row = () => table.box.areas.find(a => a.name === battle().area);
  const fallen = () => battle().row !== undefined;
  const broke = () => (battle().row ?? -1) >= 0 && table.box.results[battle().row!]?.breakthrough === true;
  return (
    <section class="orders battle" aria-label={`Battle at ${battle().shown}`}>
      <h2 class="big">
        {battle().shown}{' '}
        <span>{[groundWords(row()), battle().river ? `river −${battle().river}` : ''].filter(Boolean).join(', ')}</span>
        <i class="stamp">{battle().draft ? 'planned' : broke() ? 'breakthrough' : whose(battle().attacker)}</i>
      </h2>
      <Others battles={props.battles.slice(0, -1)} />
      <Show when={table.kind()} fallback={<p class="prompt">The other side decides.</p>}>
        <div class="asked">
          <h3>
            {words().title} <Cite case={words().case} />
          </h3>
          <p class="prompt">{words().prompt}</p>
          <AddAll />
          <Choices
            all={[...lists().buttons, ...lists().areas].filter(o => WARNINGS[o.choice.do] === undefined)}
            note={o => noteFor(battle(), viewer(), o)}
          />
          <Show when={lists().units.length}>
            <UnitPicker units={lists().units} />
          </Show>
        </div>
      </Show>
      <Show when={fallen()}>
        <Thrown battle={battle()} />
        <Bands battle={battle()} />
      </Show>
      <Steps battle={battle()} />
      <Show when={!fallen()}>
        <Ledger battle={battle()} />
        <Show when={battle().draft && battle().hidden} fallback={<Bands battle={battle()} />}>
          <Guesses battle={battle()} />
        </Show>
        <Show when={toCome(battle())}>
          {words => (
            <p class="why">
              {words()} <Cite case="13.7.5" />
            </p>
          )}
        </Show>
      </Show>
      <FirmActs />
    </section>
  );
}
