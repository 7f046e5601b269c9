/** The charts: combat results, campaign results, values of areas, panic and strength tracks. */
import { deduced, historical, printed, reconstructed, type Fact } from '../../../engine/facts.ts';

export const RESULTS = ['overrun', 'breakthrough', 'pitched', 'desperate', 'bloody'] as const;
export type Result = (typeof RESULTS)[number];
export interface ResultRow {
  readonly name: string;
  /** Hits that bring it, as hits.ts reads them; the Bloody Firefight is never rolled (8.3.4). */
  readonly hits: string;
  readonly effect: string;
  readonly panic: number;
  readonly damage: 'none' | 'disordered' | 'shocked';
  /** Defenders removed: those fought, or the weakest of them (8.3.8). */
  readonly removes: 'all' | 'one';
  readonly goesOn: boolean;
  readonly audacity: number;
  readonly src: Fact;
}
/** 8.3.6 The five results. The chart is on the missing back page. */
export const RESULT_ROWS: { readonly [R in Result]: ResultRow } = {
  overrun: {
    name: 'Devastating Overrun',
    hits: '3+',
    effect: 'the commander gains a point; may move on',
    panic: 0,
    damage: 'none',
    removes: 'all',
    goesOn: true,
    audacity: 1,
    src: deduced(
      'three hits, the point and going on are printed (8.3.7, 5.4.6); more hits, and that it clears a port, are not',
    ),
  },
  breakthrough: {
    name: 'Brutal Breakthrough',
    hits: '2',
    effect: 'may move on',
    panic: 0,
    damage: 'none',
    removes: 'all',
    goesOn: true,
    audacity: 0,
    src: deduced(
      'named beside the Overrun in 9.1.5 as letting a division go on; two hits lie between the printed one and three',
    ),
  },
  pitched: {
    name: 'Pitched Battle',
    hits: '1',
    effect: 'disordered, turned to resupply',
    panic: 1,
    damage: 'disordered',
    removes: 'one',
    goesOn: false,
    audacity: 0,
    src: printed('8.3.7, 4.6'),
  },
  desperate: {
    name: 'Desperate Victory',
    hits: '0',
    effect: 'shocked, turned to resupply',
    panic: 3,
    damage: 'shocked',
    removes: 'one',
    goesOn: false,
    audacity: 0,
    src: reconstructed(
      'shocks (4.6); no hits; panic lies between the printed 1 of one hit and the printed 3 of no roll at all, and play put it at 3: docs/CALIBRATION.md',
    ),
  },
  bloody: {
    name: 'Bloody Firefight',
    hits: '—',
    effect: 'only at strength 7 or 8; shocked, turned to resupply',
    panic: 3,
    damage: 'shocked',
    removes: 'one',
    goesOn: false,
    audacity: 0,
    src: printed('8.3.4'),
  },
};
/** 3.2.2, 8.3.2 No Allied strength is more than this; 8.3.4 from this on no dice are rolled. */
export const STRENGTH = { most: 8, bloody: 7, src: printed('8.3.2, 8.3.4') } as const;
/** 3.2.1, 10.5 The OKW Panic Track. */
export const PANIC = { start: 1, halt: 21, src: printed('6.0, 10.5.2') } as const;
/** The turns in which a Coastal Defense counter comes. */
export const COAST = { turns: 6, src: printed('3.2.5, 4.5') } as const;

/** 8.3.3 What an asset does in combat. */
export interface AssetRow {
  readonly name: string;
  readonly strength: number;
  readonly dice: number;
  readonly only?: 'armour';
  readonly src: Fact;
}
export const ASSET_TYPES = ['Stuka', 'Guns', 'Giraud', 'Gas', 'Recon'] as const;
export const ASSET_ROWS: readonly AssetRow[] = [
  { name: 'Stuka', strength: -2, dice: 0, src: printed('8.3.3') },
  { name: 'Guns', strength: -1, dice: 1, src: printed('8.3.3') },
  { name: 'Giraud', strength: -1, dice: 0, src: printed('8.3.3') },
  { name: 'Gas', strength: -1, dice: 0, only: 'armour', src: printed('8.3.3') },
  { name: 'Recon', strength: 0, dice: 1, src: printed('8.3.3') },
];

/** 11.1 Values in half points. */
export const VALUES = { fortress: 10, port: 6, strategic: 4, A: 1, B: 1, C: 2, src: printed('11.1') } as const;

/** 11.2 Campaign results by whole points. */
export const BANDS = [
  {
    id: 'nightmare',
    name: 'Frantic Nightmare',
    from: 0,
    to: 14,
    words: 'The panzers stop far from the sea; the armies in Belgium get away and the war drags on.',
    src: printed('11.2; scores below 1 are put here'),
  },
  {
    id: 'dogged',
    name: 'Dogged and Bloody Day',
    from: 15,
    to: 22,
    words: 'Part of the northern armies is caught, but France holds a line and fights on.',
    src: printed('11.2'),
  },
  {
    id: 'sealion',
    name: 'Sea Lions Unleashed',
    from: 23,
    to: 32,
    words: 'France gives in; most of the northern armies are shipped out, and Germany tries England.',
    src: printed('11.2'),
  },
  {
    id: 'miracle',
    name: 'Miracle Evacuation',
    from: 33,
    to: 40,
    words: 'As it happened: the north is cut off, and the British army is taken off the beaches.',
    src: printed('11.2'),
  },
  {
    id: 'crown',
    name: 'The Crown Bows',
    from: 41,
    to: 50,
    words: 'The British army is lost and London makes peace.',
    src: printed('11.2'),
  },
  {
    id: 'triumph',
    name: 'Axis Triumphant',
    from: 51,
    words: 'Everything from the Meuse to the sea is taken.',
    src: printed('11.2, 5.1'),
  },
] as const;

/** The day of turn 1; a turn is about a day (1.0). */
export const FIRST_DAY = {
  day: 13,
  month: 'May 1940',
  /** The month's last day, and the month after it. */
  last: 31,
  after: 'June 1940',
  src: historical('the Meuse was crossed on 13 May 1940'),
} as const;
