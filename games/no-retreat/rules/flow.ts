/** The names of the sequence of play. Rules take `goto`, `call`, `ask` and `emit` from here, so that a name that is not declared does not compile. The variables of a procedure are declared in the file that runs it. */
import type { LOOK } from '../../../engine/events.ts';
import { typedFlow, type NoVars } from '../../../engine/typed-flow.ts';
import type { Blitz, Parting } from './blitzkrieg/blitz-markers.ts';
import type { Alt } from './cards/alternate.ts';
import type { Lost, Red, Redraw, Table } from './cards/effects.ts';
import type { Granting } from './cards/event-choices.ts';
import type { Paying } from './cards/play-card.ts';
import type { Clearing } from './cards/surrender.ts';
import type { Battle } from './combat/battle-vars.ts';
import type { Cancelling } from './combat/cancelling.ts';
import type { Scoring } from './combat/combat-vp.ts';
import type { Combat } from './combat/combat.ts';
import type { Crowding } from './movement/crowding.ts';
import type { FreeMoves } from './movement/free-moves.ts';
import type { Marching } from './movement/march.ts';
import type { Offering, Urging } from './movement/movement-events.ts';
import type { Moving } from './movement/movement.ts';
import type { Exchange, Frontier, Redeploying } from './movement/redeployments.ts';
import type { Landing } from './turn/airdrops.ts';
import type { Penalty } from './turn/checks.ts';
import type { Deploying } from './turn/deployment.ts';
import type { Drawing, Trimming } from './turn/draw.ts';
import type { Evacuating } from './turn/evacuation.ts';
import type { Organising } from './turn/organisation.ts';
import type { Reserving } from './turn/reserve.ts';
import type { Strategic } from './turn/strategic.ts';
import type { Player, Turn } from './turn/turn.ts';

/** 24.1 Whether the French plan was drawn again. */
export type GameVars = { readonly again?: true };
/** Events and abilities that happen once in a frame leave a mark in it. */
type Marked = { readonly marks?: readonly string[] };

interface Names {
  readonly procedures: {
    readonly game: {
      readonly steps:
        | '5.7/allied'
        | '24.1'
        | '24.1/again'
        | '24.2/initiative'
        | '24.2/plan'
        | '26.6'
        | '5.7/german'
        | '4.0/1';
      readonly vars: GameVars;
    };
    readonly turn: {
      readonly steps:
        | '20.1.7'
        | '7.0'
        | '8.0'
        | '9.0/allied'
        | '9.0/german'
        | '10.0/A'
        | '10.0/B'
        | '10.0/C'
        | '10.0/D'
        | '10.0/E'
        | '10.0/F'
        | '4.0/first'
        | '4.0/second';
      readonly vars: Marked & Turn;
    };
    readonly checks: {
      readonly steps:
        | '7.1'
        | '26.4'
        | '7.2'
        | '7.3/allied'
        | '7.3/german'
        | '7.4'
        | '20.2.2'
        | '26.7/allied'
        | '26.7/german';
      readonly vars: NoVars;
    };
    readonly penalty: { readonly steps: '17.6/dice' | '17.6/markers'; readonly vars: Penalty };
    readonly strategic: {
      readonly steps:
        | '22.4/allied'
        | '8.1/allied'
        | '5.5.4/allied'
        | '8.1/allied markers'
        | '8.1/allied limits'
        | '22.4/german'
        | '8.1/german'
        | '5.5.4/german'
        | '8.1/german markers'
        | '8.1/german limits'
        | '8.2'
        | '8.2/over'
        | '5.1.3'
        | '8.2/do'
        | '8.2/used'
        | '20.2.2'
        | '8.0/F'
        | '19.9'
        | '22.3/card'
        | '22.3/marker';
      readonly vars: Marked & Strategic;
    };
    readonly drawCards: { readonly steps: '5.0/renew' | '8.1/card' | '22.7' | '8.1/more'; readonly vars: Drawing };
    readonly drawMarkers: { readonly steps: '8.1/markers'; readonly vars: Drawing };
    readonly trim: { readonly steps: '5.5.4'; readonly vars: Trimming };
    readonly red: { readonly steps: '5.2.4' | '5.2.4/end'; readonly vars: Red };
    readonly pay: { readonly steps: '5.8.1'; readonly vars: Paying };
    readonly grant: { readonly steps: '5.2.1'; readonly vars: Marked & Granting };
    readonly clearing: { readonly steps: '19.8'; readonly vars: Clearing };
    readonly offer: {
      readonly steps: '5.1/allied' | '5.1/german' | '5.1/order' | '5.1/first' | '5.1/second' | '5.1/again';
      readonly vars: Offering;
    };
    readonly extraMP: { readonly steps: '5.2.1/mp'; readonly vars: Urging };
    readonly redrawMarkers: { readonly steps: '5.2.1/back' | '5.2.1/draw'; readonly vars: Redraw };
    readonly loseMarkers: { readonly steps: '21.1/markers' | '21.1/cup'; readonly vars: Lost };
    readonly eventTable: { readonly steps: '21.1/sure' | '21.1/die' | '21.1/row' | '21.1/end'; readonly vars: Table };
    readonly altEvent: { readonly steps: '21.1/alt'; readonly vars: Alt };
    readonly freeMoves: { readonly steps: '21.1/begin' | '21.1/moves'; readonly vars: FreeMoves };
    readonly redeploy: { readonly steps: '21.1.1'; readonly vars: Redeploying };
    readonly switchGroups: {
      readonly steps: '21.1.4' | '21.1.4/first' | '21.1.4/second' | '21.1.4/moves';
      readonly vars: Exchange;
    };
    readonly frontier: { readonly steps: '21.1.6'; readonly vars: Frontier };
    readonly organisation: { readonly steps: '9.1' | '9.2' | '9.3'; readonly vars: Organising };
    readonly deploy: { readonly steps: '10.0'; readonly vars: Marked & Deploying };
    readonly evacuation: {
      readonly steps: '11.0/renew' | '11.0/card' | '11.0/redraw' | '11.0/evacuate';
      readonly vars: Evacuating;
    };
    readonly airdrops: {
      readonly steps:
        | '10.0/drop'
        | '11.0/next'
        | '11.0/over'
        | '11.0/renew'
        | '11.0/card'
        | '11.0/redraw'
        | '11.0/retry'
        | '11.0/result';
      readonly vars: Landing;
    };
    readonly combatVP: { readonly steps: '19.7'; readonly vars: Scoring };
    readonly playerTurn: {
      readonly steps: '12.0' | '13.0' | '14.0' | '22.2' | '15.0' | '16.0';
      readonly vars: Marked & Player;
    };
    readonly movement: {
      readonly steps: '13.0/start' | '5.1/movement' | '13.0' | '13.3.4' | '25.1';
      readonly vars: Marked & Moving;
    };
    readonly march: { readonly steps: '13.0/where' | '13.0/walk' | '13.0/there'; readonly vars: Marching };
    readonly combat: {
      readonly steps: '14.0' | '5.1/declare' | '14.1/allied' | '14.1/german' | '14.2' | '14.0/end';
      readonly vars: Marked & Combat;
    };
    readonly battle: {
      readonly steps:
        | '14.5/begin'
        | '14.5/table'
        | '14.3.6'
        | '14.5/allied marker'
        | '14.5/german marker'
        | '14.5/allied card'
        | '5.2.1/allied tank'
        | '14.5/german card'
        | '5.2.1/german tank'
        | '5.1.4/fighters'
        | '14.5/given'
        | '14.5/prepared'
        | '14.5/die'
        | '14.7/wish'
        | '14.7/do'
        | '14.7/next'
        | '14.7.1/lose'
        | '14.7.1/all'
        | '14.7.1/destroy'
        | '14.7.3/counter'
        | '14.7/stand'
        | '22.5/flee'
        | '14.7.5/begin'
        | '14.7.5/hex'
        | '13.3.4/shove'
        | '14.7.5/end'
        | '14.7/inactive'
        | '14.8'
        | '14.7.4'
        | '14.7/again'
        | '14.7.2'
        | '14.5/end';
      readonly vars: Battle;
    };
    readonly crowding: { readonly steps: '13.3.4' | '13.3.4/other'; readonly vars: Crowding };
    readonly cancelled: { readonly steps: '26.1'; readonly vars: Cancelling };
    readonly blitzkrieg: {
      readonly steps: '15.0/start' | '15.0' | '15.1' | '15.4/where' | '15.4';
      readonly vars: Marked & Blitz;
    };
    readonly parting: { readonly steps: '15.4/part'; readonly vars: Parting };
    readonly reserve: { readonly steps: '16.1' | '16.2'; readonly vars: Reserving };
  };
  readonly decisions:
    | 'replanning'
    | 'adopting'
    | 'preparing'
    | 'ending'
    | 'punishing'
    | 'sparing'
    | 'concealing'
    | 'changing'
    | 'redrawing'
    | 'trimming'
    | 'planning'
    | 'averting'
    | 'paying'
    | 'granting'
    | 'picking'
    | 'stealing'
    | 'redeploying'
    | 'switching'
    | 'manning'
    | 'mustering'
    | 'offering'
    | 'ordering'
    | 'urging'
    | 'yielding'
    | 'clearing'
    | 'swapping'
    | 'improving'
    | 'rebuilding'
    | 'deploying'
    | 'dropping'
    | 'retrying'
    | 'scoring'
    | 'moving'
    | 'marching'
    | 'merging'
    | 'declaring'
    | 'fighting'
    | 'choosing'
    | 'grounding'
    | 'supporting'
    | 'cancelling'
    | 'backing'
    | 'doubling'
    | 'intercepting'
    | 'converting'
    | 'losing'
    | 'countering'
    | 'standing'
    | 'leading'
    | 'retreating'
    | 'shoving'
    | 'tiring'
    | 'advancing'
    | 'blowing'
    | 'suffering'
    | 'marking'
    | 'blitzing'
    | 'keeping'
    | 'reserving';
  readonly events:
    | 'turn'
    | 'playerTurn'
    | 'plan'
    | 'act'
    | 'dismissed'
    | 'replaced'
    | 'penalty'
    | 'planMarker'
    | 'stance'
    | 'stanceTurned'
    | 'points'
    | 'renewed'
    | 'drawnCard'
    | 'drewMarkers'
    | 'drawnMarkers'
    | 'discarded'
    | 'purged'
    | 'event'
    | 'paid'
    | 'markerOut'
    | 'tookBack'
    | 'cancelled'
    | 'tableDice'
    | 'tableRolled'
    | 'altEvent'
    | 'weather'
    | 'gameEnd'
    | 'givenUp'
    | 'haltLaid'
    | 'halt'
    | 'urged'
    | 'improved'
    | 'rebuilt'
    | 'reinforced'
    | 'withdrawn'
    | 'removed'
    | 'evacuated'
    | 'evacuation'
    | 'turned'
    | 'dropped'
    | 'dropBack'
    | 'landed'
    | 'landing'
    | 'war'
    | 'swissFront'
    | 'supply'
    | 'moved'
    | 'taken'
    | 'lapsed'
    | 'declared'
    | 'battle'
    | 'committed'
    | 'counterattack'
    | 'result'
    | 'converted'
    | 'reduced'
    | 'eliminated'
    | 'surrendered'
    | 'retreated'
    | 'ground'
    | 'tired'
    | 'advanced'
    | 'blitzkrieg'
    | 'deployed'
    | 'returned'
    | 'drew';
}
export type NoRetreatProc = keyof Names['procedures'];
export type NoRetreatStep<P extends NoRetreatProc = NoRetreatProc> = Names['procedures'][P]['steps'];
export type NoRetreatVars<P extends NoRetreatProc> = Names['procedures'][P]['vars'];
export type NoRetreatEvent = Names['events'];
/** What the log has lines for: the engine emits `look`. */
export type LoggedEvent = NoRetreatEvent | typeof LOOK;
export const {
  ask,
  asking,
  askSecretly,
  call,
  emit,
  frameOf,
  goto,
  mark,
  marked,
  marksIn,
  nearest,
  procedure,
  rules,
  stepFirst,
  steps,
} = typedFlow<Names>();
