/** The log of the war in words. */
import type { Event } from '../../../engine/events.ts';
import { unitName, unitNames } from '../model/army.ts';
import { boxOf, type OfBox } from '../model/box.ts';
import { areaName } from '../model/ground.ts';
import { bandWords, counted } from '../rules/combat/result-words.ts';
import type { SeedsEvent } from '../rules/flow.ts';

export type Line = (e: Event, of: OfBox) => string;
export const whose = (side: unknown): string => (side === 0 ? 'German' : 'Allied');
export const theSide = (side: unknown): string => (side === 0 ? 'The Germans' : 'The Allies');
/** A fact of an event whose value is a number, or a list of numbers. */
export const numberIn = (e: Event, fact: string): number => e[fact] as number;
export const numbersIn = (e: Event, fact: string): readonly number[] => e[fact] as readonly number[];
export const area = (of: OfBox, e: Event): string => areaName(of, numberIn(e, 'area'));
export const unit = (of: OfBox, e: Event): string => unitName(of, numberIn(e, 'unit'));
const units = (of: OfBox, e: Event): string => unitNames(of, numbersIn(e, 'units'));
const origin = (of: OfBox, e: Event): string => areaName(of, numberIn(e, 'origin'));
const army = (of: OfBox, e: Event): string => unitName(of, numberIn(e, 'army'));
const faces = (e: Event, fact: string): string => numbersIn(e, fact).join(', ');

/** 13.2.3 Each die with the face it needs. */
const hitsOf = (e: Event): string =>
  numbersIn(e, 'faces')
    .map((face, i) => `${face} (needs ${numbersIn(e, 'needs')[i]})`)
    .join(', ');

const PUT_IN: { readonly [what: string]: string } = {
  pakfront: 'form a Pakfront',
  scout: 'spend an IP on reconnaissance',
  engineers: 'bring engineers',
  tactical: 'spend an IP on a battle die',
  map: 'have plans of the fortifications',
  intercept: 'spend an IP on the battle in the air',
};

export const WAR_LINES = {
  week: e => `Week ${e.week}.`,
  playerTurn: e => `${whose(e.side)} turn.`,
  redeployed: (e, of) => `${unit(of, e)} is redeployed from ${origin(of, e)} to ${area(of, e)}.`,
  committed: (e, of) => `${unit(of, e)} comes out of the Reserve into ${area(of, e)}.`,
  withdrawn: (e, of) => `A corps goes from ${area(of, e)} into the Reserve.`,
  poised: (e, of) => `${unit(of, e)} is Poised with ${army(of, e)}.`,
  bridged: (e, of) => `The river between ${origin(of, e)} and ${area(of, e)} is made ready to be crossed.`,
  taken: (e, of) => `${area(of, e)} is ${whose(e.side)}.`,
  attacks: (e, of) => `${theSide(e.side)} attack ${area(of, e)} with ${units(of, e)}.`,
  flies: (e, of) => `${unit(of, e)} flies over ${area(of, e)}.`,
  putIn: e => `${theSide(e.side)} ${PUT_IN[e.what as string]}.`,
  mobile: e => `${whose(e.side)} mobile forces: ${hitsOf(e)}; ${counted(numberIn(e, 'hits'), 'hit')}.`,
  fought: (e, of) =>
    `${area(of, e)}: ${faces(e, 'faces') || 'no dice'} against ${faces(e, 'replies') || 'no dice'}, ${numbersIn(e, 'totals').join(' to ')}. ${bandWords(of, numberIn(e, 'row'), e.winner as -1)}.`,
  command: (e, of) =>
    `${whose(e.side)} command: ${faces(e, 'faces')}${e.modifier ? ` moved by ${numberIn(e, 'modifier') < 0 ? `−${-numberIn(e, 'modifier')}` : e.modifier}` : ''} is ${e.no}, ${boxOf(of).tables.command.find(r => r.no === e.no)?.title ?? 'nothing'}${e.happens ? '' : ': nothing happens'}.`,
  benefit: e => `${theSide(e.side)} have the Poised Forces benefit.`,
  fellBack: (e, of) => `${theSide(e.side)} fall back from ${origin(of, e)} to ${area(of, e)} before combat.`,
  airDice: (e, of) => {
    const [one, two] = numbersIn(e, 'dice');
    return `Air battle over ${area(of, e)}: ${whose(e.side)} die ${one}, ${whose(e.side === 0 ? 1 : 0)} die ${two}.`;
  },
  airBattle: (e, of) => `In the air over ${area(of, e)}: ${numbersIn(e, 'sums').join(' against ')}.`,
  lost: (e, of) => `${unit(of, e)} loses a step.`,
  shotDown: (e, of) => `${unit(of, e)} loses a step in the air.`,
  destroyed: (e, of) => `${unit(of, e)} is destroyed.`,
  wrecked: (e, of) => `The fortification in ${area(of, e)} is destroyed.`,
  retreated: (e, of) =>
    `${units(of, e)} ${numbersIn(e, 'units').length === 1 ? 'retreats' : 'retreat'} from ${origin(of, e)} to ${area(of, e)}.`,
  trapped: (e, of) => `${units(of, e)} cannot retreat from ${area(of, e)}.`,
  disrupted: (e, of) => `${army(of, e)} is Disrupted.`,
  recovered: (e, of) => `${army(of, e)} recovers.`,
  advanced: (e, of) => `${unit(of, e)} advances into ${area(of, e)}.`,
  brokeThrough: (e, of) => `${theSide(e.side)} break through at ${area(of, e)}.`,
  ended: e => (e.paris ? 'Paris has fallen: the war is over.' : 'The tenth week is over.'),
} satisfies { readonly [E in SeedsEvent]?: Line };
