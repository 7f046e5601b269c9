/** The names of the sequence of play. Rules take `goto`, `call`, `ask` and `emit` from here, so that a name that is not declared does not compile. */
import type { Drawing } from '../../../engine/pieces.ts';
import type { Case, Side } from '../../../engine/state.ts';
import { typedFlow, type NoVars } from '../../../engine/typed-flow.ts';
import type { SideNo } from '../model/box.ts';
import type { SeedsSide } from '../model/state.ts';

// The variables of frames. All of them are public ---------------------------------------------------------------------
type Who = { readonly who: Side };
/** 10.1.10 The crossings of major rivers that have been prepared: two Areas for each, one after the other. */
export type Bridges = readonly number[];
/** 5.3 `no`: the number of the event that happens. */
export type IntelligenceEvent = Who & { readonly no?: number };
/** 4.3, 4.4 `use`: what the card is for; `value`: what a trump must exceed; `last`: the side that used the last card; `stands`: whether the first card works as things are. */
export type Counter = Who & {
  readonly card: number;
  readonly use: string;
  readonly share: number;
  readonly value?: number;
  readonly last?: Side;
  readonly stands?: boolean;
};
/** 10.0 The Movement Segment of a week. `redeployed`: units redeployed so far (11.0). */
export type Movement = { readonly side: SideNo; readonly bridges: Bridges; readonly redeployed: number };

export type PerSide<T> = readonly [german: T, allied: T];
/** 13.0 The units that take part have been shown (13.1.6). */
export type Battle = {
  readonly area: number;
  readonly side: SideNo;
  /** 16.1.3 In a Breakthrough: the units that may fight again. */
  readonly again?: readonly number[];
  readonly attackers?: readonly number[];
  readonly defenders?: readonly number[];
  /** The place each attacker was in when the attack was declared: the Reserve for one that jumps. */
  readonly origins?: readonly number[];
  /** 6.2.4 */
  readonly massed?: boolean;
  /** 6.2.6, 5.2.4 Dice bought for the Mobile Forces Battle, and hits scored. */
  readonly pakfront?: PerSide<boolean>;
  readonly scouted?: PerSide<boolean>;
  readonly hits?: PerSide<number>;
  /** Losses of the Mobile Forces Battle taken so far. */
  readonly suffered?: PerSide<number>;
  /** 13.2.5 Who has the Poised Forces benefit; -1 nobody. */
  readonly benefit?: SideNo | -1;
  /** 13.3, 13.5.2 */
  readonly fleets?: readonly number[];
  readonly answering?: readonly number[];
  readonly engineers?: boolean;
  readonly tactical?: PerSide<boolean>;
  readonly mapped?: PerSide<boolean>;
  /** 13.5.4 The dice of the air battle with the IPs added; the fleet that was diverted, or -1. */
  readonly duel?: readonly number[];
  readonly diverted?: number;
  /** 13.6.1 */
  readonly faces?: readonly number[];
  readonly replies?: readonly number[];
  /** 13.7 Row of the results table, -1 for a tie; who won, -1 for a tie. */
  readonly row?: number;
  readonly winner?: SideNo | -1;
  /** 13.7.8 Areas the loser has still to leave. */
  readonly leaving?: readonly number[];
  /** 16.0 The attacker has Poised Forces left after his losses; 16.1.4 the stack that uses the Breakthrough. */
  readonly hadPoised?: boolean;
  readonly chosen?: readonly number[];
  /** 13.4 The defender retreated before combat. */
  readonly withdrew?: boolean;
};
export type Losing = {
  readonly side: SideNo;
  readonly units: readonly number[];
  readonly owed: number;
  readonly because: Case;
  /** 9.2.4 The next loss must be a Poised unit's. */
  readonly poised: boolean;
};
export type Retreat = {
  readonly side: SideNo;
  /** The side that chooses the way. */
  readonly chooser: SideNo;
  readonly area: number;
  readonly units: readonly number[];
  /** 16.1.1 Areas still to go: a Breakthrough begins with two. */
  readonly legs: number;
  /** The Areas this retreat has left, once it goes on: no unit goes back into them. */
  readonly passed?: readonly number[];
  /** Games of version 1 remember only the Area where the retreat began. */
  readonly shut?: number;
  /** The units that went with the last choice, and the Area they came to. */
  readonly gone?: readonly number[];
  readonly on?: number;
};
export type Recovery = {
  readonly side: SideNo;
  /** 15.2.2 In the enemy's player-turn: a corps loses a step, too. */
  readonly dear: boolean;
  readonly armies: readonly number[];
  /** The army that has just recovered. */
  readonly army?: number;
};
export type Advance = {
  readonly side: SideNo;
  readonly units: readonly number[];
  /** Areas the loser has left. */
  readonly areas: readonly number[];
  /** 9.2.5 Units that were Poised and may go on. Their MPs are in the column `spent`. */
  readonly riders: readonly number[];
  /** 6.2.4 More than one army may come into the Area. */
  readonly massed: boolean;
  /** Units that have advanced; the Breakthrough needs them. */
  readonly went: readonly number[];
};
/** 16.0 `units`: those that broke through and have not attacked again. */
export type Breakthrough = { readonly side: SideNo; readonly units: readonly number[] };

// The names -----------------------------------------------------------------------------------------------------------
type PerSideStep<A extends string> = `${A}/${SeedsSide}`;
/** Both sides plan, then the plans are carried out. */
type PlannedStep<A extends string> = `${A}/plan` | PerSideStep<A>;
interface Turn {
  readonly steps:
    | '3.0/start'
    | '19.0/choose'
    | `4.3/${'start' | 'first' | 'drawn' | 'last'}`
    | PerSideStep<'5.3' | '4.1.2' | '7.1.1' | '5.1' | '4.0/last'>
    | '19.0/change'
    | PlannedStep<'4.0' | '7.2' | '5.2.2' | '10.0' | '5.2.1'>
    | `4.1.10/${'shuffle' | 'last'}`
    | '3.3.3/checks'
    | '5.2.2/seen'
    | '5.1.2/stated'
    | '4.1.9/end';
  readonly vars: NoVars;
}
type BattleStep =
  | '13.1/plan'
  | `13.2.4/${'attacker' | 'defender' | 'roll' | 'reply' | 'losses'}`
  | '13.2.5'
  | '13.3'
  | '13.4'
  | '13.5.4'
  | `5.2.5/${'attacker' | 'defender'}`
  | '13.5.4/result'
  | `13.6/${'attacker' | 'defender'}`
  | '13.7'
  | '13.7/points'
  | '14.3.4'
  | `13.7.7/${'defender' | 'attacker' | 'disrupt'}`
  | '13.7.8'
  | '13.7.8/next'
  | '17.0'
  | '17.0/away'
  | '15.2.2'
  | '16.0/poised'
  | '16.1.4'
  | '13.7.9'
  | '16.0'
  | '13.7.9/end';
type ArrivalStep = '21.5.2/recall' | '21.4/fleets';

interface Names {
  readonly procedures: {
    readonly game: {
      readonly steps: PlannedStep<'21.0'> | PerSideStep<'4.1.1'> | '19.0/choose' | '3.0/first' | '3.0/turn';
      readonly vars: NoVars;
    };
    readonly setUp: { readonly steps: '21.0/place'; readonly vars: Who };
    readonly draw: { readonly steps: '4.1.2/draw'; readonly vars: Drawing };
    readonly year: Turn;
    readonly month: Turn;
    readonly intelligence: {
      readonly steps: '5.3.1/roll' | '5.3.6/peek' | '5.3.6/unveil' | '19.0/change';
      readonly vars: IntelligenceEvent;
    };
    readonly counterRound: {
      readonly steps: PlannedStep<'4.3'> | `4.3/${SeedsSide} card` | '4.3/again';
      readonly vars: NoVars;
    };
    readonly countering: { readonly steps: '4.3/use'; readonly vars: Who };
    readonly counter: {
      readonly steps: '4.4/trump' | '4.4/answer' | '4.4/end' | '4.3.1/steal';
      readonly vars: Counter;
    };
    readonly playing: { readonly steps: '4.0/play'; readonly vars: Who };
    readonly event: {
      readonly steps: '4.2.1/foil' | '4.2.1/foiled' | '4.1.5/effect' | '4.1.5/end';
      readonly vars: Who & { readonly card: number };
    };
    /** 3.3.4 `done`: how many checks have been rolled. */
    readonly checks: { readonly steps: '3.3.3/roll'; readonly vars: { readonly done: number } };
    readonly income: { readonly steps: '7.1.1/roll'; readonly vars: Who };
    /** `had`: the RPs the side began with; RPs are public. */
    readonly mobilising: { readonly steps: '7.2/build' | '7.2/spent'; readonly vars: Who & { readonly had: number } };
    readonly looking: { readonly steps: '5.2.2/look'; readonly vars: Who };
    readonly moving: {
      readonly steps: '21.5.1/divide' | ArrivalStep | '21.4/arrive' | '10.0/move';
      readonly vars: Who & { readonly bridges?: Bridges };
    };
    readonly arrivals: { readonly steps: ArrivalStep; readonly vars: Who };
    readonly reading: { readonly steps: '5.2.1/read'; readonly vars: Who };
    readonly points: { readonly steps: '5.1.1/roll'; readonly vars: Who };
    readonly week: {
      readonly steps: '3.0/start' | PerSideStep<'3.1.5' | '6.3' | '5.1'> | '3.0/end';
      readonly vars: NoVars;
    };
    readonly playerTurn: {
      readonly steps: '15.2.1' | '8.0' | '21.4' | '10.0' | '13.0' | '3.1.5/end';
      readonly vars: { readonly side: SideNo };
    };
    readonly movement: { readonly steps: '10.1.8'; readonly vars: Movement };
    readonly battle: { readonly steps: BattleStep; readonly vars: Battle };
    readonly losing: { readonly steps: '13.7.7'; readonly vars: Losing };
    readonly retreat: { readonly steps: '13.7.8' | '13.7.8/on' | '13.7.8/stop'; readonly vars: Retreat };
    readonly squeeze: { readonly steps: '13.7.8/loss' | '13.7.8/farther'; readonly vars: Retreat };
    readonly recovery: { readonly steps: '15.2.2' | '15.2.4' | '15.2.4/more'; readonly vars: Recovery };
    readonly advance: { readonly steps: '13.7.9'; readonly vars: Advance };
    readonly breakthrough: { readonly steps: '16.1.3' | '16.1.3/after'; readonly vars: Breakthrough };
  };
  readonly decisions:
    | 'placing'
    | 'strategising'
    | 'countering'
    | 'trumping'
    | 'playing'
    | 'foiling'
    | 'mobilising'
    | 'looking'
    | 'sending'
    | 'recalling'
    | 'arriving'
    | 'moving'
    | 'spying'
    | 'reading'
    | 'crowding'
    | 'marching'
    | 'attacking'
    | 'planning'
    | 'mobileDice'
    | 'mobileLoss'
    | 'declaring'
    | 'standing'
    | 'airIntelligence'
    | 'choosingLoss'
    | 'retreating'
    | 'escaping'
    | 'recovering'
    | 'reposting'
    | 'advancing'
    | 'following'
    | 'breaking';
  readonly events:
    | 'placed'
    | 'turn'
    | 'status'
    | 'pending'
    | 'averted'
    | 'strategy'
    | 'drew'
    | 'drawn'
    | 'event'
    | 'discarded'
    | 'namely'
    | 'foiled'
    | 'countered'
    | 'trumped'
    | 'negated'
    | 'carriedOut'
    | 'stole'
    | 'stolen'
    | 'intelligence'
    | 'gained'
    | 'check'
    | 'income'
    | 'built'
    | 'spent'
    | 'looked'
    | 'poland'
    | 'recalled'
    | 'arrived'
    | 'shifted'
    | 'moved'
    | 'posted'
    | 'manoeuvre'
    | 'stated'
    | 'reading'
    | 'points'
    | 'week'
    | 'playerTurn'
    | 'redeployed'
    | 'committed'
    | 'withdrawn'
    | 'poised'
    | 'bridged'
    | 'taken'
    | 'attacks'
    | 'flies'
    | 'putIn'
    | 'mobile'
    | 'fought'
    | 'command'
    | 'benefit'
    | 'fellBack'
    | 'airDice'
    | 'airBattle'
    | 'lost'
    | 'shotDown'
    | 'destroyed'
    | 'wrecked'
    | 'retreated'
    | 'trapped'
    | 'disrupted'
    | 'recovered'
    | 'advanced'
    | 'brokeThrough'
    | 'ended';
}
export type SeedsProc = keyof Names['procedures'];
export type SeedsStep<P extends SeedsProc = SeedsProc> = Names['procedures'][P]['steps'];
export type SeedsDecision = Names['decisions'];
export type SeedsEvent = Names['events'];
export const { ask, asking, askSecretly, call, emit, frameOf, goto, openWindow, procedure, rules, sealedPlan, steps } =
  typedFlow<Names>();
