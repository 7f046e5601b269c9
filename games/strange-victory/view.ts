/** What the player may know, as plain readable data for any screen: page, terminal, protocol. */
export interface AreaView {
  readonly name: string;
  readonly control: 'german' | 'allied';
  /** A garrison still face down. */
  readonly garrison: boolean;
  /** Coastal Defense counters face down in a port. */
  readonly coastal: number;
  /** Allied counters turned up and still there. */
  readonly allied: readonly CounterView[];
  /** What capturing it is worth by itself, in half points. */
  readonly halves: number;
}
export interface CounterView { readonly label: string; readonly shown: string; readonly type: 'infantry' | 'armour' | 'recon' | 'gas' | 'giraud' | 'breakdown' | 'refugees' | 'stuka' | 'guns'; readonly strength: number }
export interface DivisionView {
  readonly name: string;
  readonly korps: string;
  readonly area: string;
  readonly face: 'advancing' | 'resupply';
  readonly damage: 'none' | 'disordered' | 'shocked';
  /** Dice on the face it shows. */
  readonly dice: number;
  /** Being activated now, with the areas it has come through this turn. */
  readonly active: boolean;
  readonly path: readonly string[];
}
export interface CommanderView { readonly name: string; readonly korps: string; readonly audacity: number; readonly cap: number; readonly rerolled: boolean; readonly spent: boolean }
export interface AssetView extends CounterView { readonly starting: boolean }
export interface ResultChance { readonly result: string; readonly name: string; readonly hits: string; readonly effect: string; readonly panic: number; readonly chance: number; readonly now: boolean }
export interface AssetEffect { readonly choice: { readonly do: string; readonly [field: string]: unknown }; readonly text: string; readonly chances: readonly number[] }
export interface CombatView {
  readonly area: string;
  readonly division: string;
  readonly kind: 'encounter' | 'counterattack';
  readonly defenders: readonly CounterView[];
  /** Strength line by line, each with its case and the sum so far. */
  readonly lines: readonly { readonly case: string; readonly name: string; readonly value: number; readonly sum: number; readonly ours: boolean }[];
  readonly strength: number;
  /** Dice to be rolled, or lying on the table with those that hit. */
  readonly dice: number;
  readonly rolled: readonly number[];
  readonly hits: number;
  readonly assets: readonly AssetView[];
  /** Chance of each of the five results now, from the best row down; after the roll one of them is 1. */
  readonly results: readonly ResultChance[];
  /** What each asset that may be used now would change. */
  readonly ifUsed: readonly AssetEffect[];
}
export interface VictoryLine { readonly name: string; readonly case: string; readonly count: number; readonly of: number; readonly halvesEach: number; readonly halves: number }
export interface VictoryView {
  readonly halves: number;
  /** '5½' */
  readonly shown: string;
  readonly lines: readonly VictoryLine[];
  readonly band: string;
  readonly bands: readonly { readonly id: string; readonly name: string; readonly from: number; readonly to?: number; readonly words: string; readonly now: boolean }[];
}
export interface SequenceView { readonly roman: string; readonly name: string; readonly steps: readonly { readonly name: string; readonly case: string; readonly state: 'past' | 'now' | 'next' }[] }
export interface TableView {
  readonly turn: number;
  /** '16 May 1940' */
  readonly date: string;
  readonly over: boolean;
  readonly panic: number;
  readonly sequence: readonly SequenceView[];
  /** What the game waits for: '8.2 Move and fight'. */
  readonly step: { readonly case: string; readonly name: string };
  readonly areas: readonly AreaView[];
  readonly divisions: readonly DivisionView[];
  readonly commanders: readonly CommanderView[];
  readonly assets: { readonly box: readonly AssetView[]; readonly inUse: readonly AssetView[]; readonly discarded: readonly AssetView[]; readonly removed: readonly AssetView[] };
  readonly boxes: { readonly coast: number; readonly reactionB: number; readonly reactionC: number; readonly damage: number };
  /** What may still lie face down, by letter: public, from the counter mix less what was seen. */
  readonly bags: readonly { readonly bag: string; readonly counters: readonly { readonly shown: string; readonly count: number }[] }[];
  readonly combat?: CombatView;
  readonly victory: VictoryView;
}
