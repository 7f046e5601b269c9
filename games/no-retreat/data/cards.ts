/** 5.0 The event cards of both fronts: 36 and 30, each with a German and an Allied half. An event is a row over named effects (rules/effects.ts). */
import { printed, reconstructed, type Fact } from '../../../engine/facts.ts';
import type { CardRow, EventRow, Front, Timing } from './rows.ts';

const TIMING: { readonly [letter: string]: Timing } = { S: 'strategic', M: 'movement', D: 'declare', C: 'battle' };
/** One of what is counted. */
const SINGLE: { readonly [many: string]: string } = {
  'n units': 'a unit',
  'n hexes': 'a hex',
  'n markers': 'a marker',
  'n of your markers back and draw as many': 'one of your markers back and draw another',
  'n more movement points': 'one more movement point',
  'n Counterblows': 'a Counterblow',
};
const MANY = new RegExp(`\\b(?:${Object.keys(SINGLE).join('|')})`);
const counted = (words: string, n: number): string =>
  (n === 1 ? words.replace(MANY, many => SINGLE[many]!) : words).replace(/\bn\b/, `${n}`);
/** What an effect does, in our words; `n` is put in. */
const WORDS: { readonly [effect: string]: string } = {
  shift: 'Shift the odds of this battle by n in your favour.',
  cancelAir: 'Cancel the air event, or the panic, that your opponent has just brought about in this battle.',
  raf: 'Cancel the air event just played in this battle; with the RAF fully engaged, shift the odds by one as well.',
  noArmour: 'There is no armour bonus in this battle.',
  doubleTank: 'Double the strength of one of your tank units in this battle.',
  noWater: 'No river and no Fort shifts this battle.',
  soften: 'DR and DS against you in this battle become EX.',
  noNA: 'Your units that retreat in this battle bear no No Actions markers.',
  panic: 'A Blitzkrieg Assault on non-mobile infantry has the result DS, unless French fighters cancel it.',
  prepared: 'This German Mobile Combat is fought on the Prepared table, and CA results in it are void.',
  thirdHex: 'Mobile units that advance after this battle may go a third hex.',
  pocket: 'DR in this attack of yours becomes DS.',
  card: 'Draw a card.',
  rebuild: 'Rebuild n units for free.',
  improve: 'Improve n units for free.',
  na: 'Put No Actions markers on n hexes of the enemy.',
  naCity: 'Put a No Actions marker on enemy units in a city.',
  naRegional: 'Put a No Actions marker on a hex with a Regional unit of the enemy.',
  stanceUp: 'The stance marker moves up.',
  stanceDown: 'The stance marker moves down.',
  combatVP: 'Score a Combat VP! marker.',
  redraw: 'Put n of your markers back and draw as many.',
  markers: 'Draw n markers.',
  withdraw: 'Move n units to the Reserve for free.',
  dropBack: 'A Drop! marker comes back into the Reserve.',
  discards: 'Take a card from the discards.',
  halt: 'Lay your Halt! Hitler markers.',
  spyMarkers: 'See the markers your opponent holds.',
  spyHand: 'See your opponent’s hand.',
  surrender: 'Take a Surrender! marker from the cup.',
  armistice: 'A Low Country without a Major City gives up: its units surrender.',
  gameEnd: 'The game ends after this turn.',
  duce: 'Two French units are withdrawn to the Alps.',
  alpine: 'A French unit comes back from the Alps.',
  cancel: 'Cancel the card just played.',
  experience: 'Your dummy markers in hand go to the Battle Experience box.',
  sureEvacuation: 'Without a check n units may be evacuated this turn.',
  mp: 'One stack has n more movement points this phase.',
  river: 'Your units cross rivers at no cost this phase.',
  demolish: 'Rivers cost two more movement points this phase.',
  marker: 'In your own Player Turn draw a marker; in the other’s a Counterblow of yours costs no discard.',
  blows: 'Declare n Counterblows for free.',
  shockTarget: 'Gain the Initiative Target for this turn.',
  blitzAny: 'Blitzkrieg! markers may be put on any mobile units this turn.',
  weather: 'Bad weather this turn.',
  newDeck: 'The discards are shuffled into the pile.',
  stalin: 'Roll a die: the stance moves down, stays, or moves up.',
  westwall: 'Roll a die: a German unit is out, two German markers are out, or nothing.',
  phoney: 'Roll a die: the stance moves up, stays, or moves down.',
  alt: 'Roll for an Alternate Event.',
};
/** A half in short: the letter of its time, markers it costs, b or w aircraft, d double, R red, x immune, W with Weygand; `from` a turn, `-` before one. */
const half = (name: string, code: string, effect?: string, n = 1): EventRow => {
  const timing = TIMING[code[0]!]!;
  const usual = {
    strategic: code.includes('d') ? 'rebuild' : 'card',
    movement: 'mp',
    declare: 'marker',
    battle: 'shift',
  };
  const does = effect ?? usual[timing];
  const cost = Number(/^[A-Z]+(\d)?/.exec(code)?.[1] ?? 0);
  const from = /(\d+)\+/.exec(code)?.[1];
  const before = /-(\d+)/.exec(code)?.[1];
  return {
    name,
    timing,
    cost: from !== undefined && !/^[A-Z]+\d/.test(code) ? 0 : cost,
    ...(code.includes('b') ? { air: 'black' as const } : {}),
    ...(code.includes('w') ? { air: 'white' as const } : {}),
    ...(code.includes('R') ? { red: true as const } : {}),
    ...(code.includes('x') ? { immune: true as const } : {}),
    ...(code.includes('d') ? { double: true as const } : {}),
    ...(code.includes('W') ? { weygand: 'yes' as const } : {}),
    ...(from === undefined ? {} : { from: Number(from) }),
    ...(before === undefined ? {} : { before: Number(before) }),
    ...(does === 'alt' ? { alt: true as const } : {}),
    effect: does,
    n,
    words: counted(WORDS[does]!, n),
  };
};
type Halves = readonly [german: EventRow, allied: EventRow, redrawn?: 'redrawn'];
const deck = (front: Front, first: number, halves: readonly Halves[]): readonly CardRow[] =>
  halves.map(([german, allied, redrawn], i) => ({
    no: first + i,
    front,
    ...(redrawn ? { redrawn: true as const } : {}),
    german,
    allied,
  }));
const both = (name: string, code: string, effect?: string, n = 1): Halves => {
  const one = half(name, code, effect, n);
  return [one, one];
};

const FRANCE = deck('france', 1, [
  [half('ARMISTICE', 'S x 3+', 'armistice'), half('Churchill', 'S1 8+', 'stanceUp')],
  [half('Stuka', 'C1b'), half('Armée de l’Air', 'C1w', 'cancelAir')],
  [half('Interdiction', 'S1b', 'na', 2), half('Rail', 'S', 'withdraw', 2)],
  [half('Flak 88', 'C', 'noArmour'), half('Char B', 'C1', 'doubleTank')],
  [half('Achtung Panzer', 'C2', 'doubleTank'), half('Hedgehogs', 'C1W', 'soften')],
  [half('Brandenburgers', 'M', 'river'), half('Demolitions', 'M1', 'demolish')],
  [half('Pioneers', 'C1', 'noWater'), half('Inundations', 'M -5', 'demolish')],
  [half('Ghost Division', 'M1'), half('Rearguard', 'C', 'noNA')],
  [half('Feint', 'D', 'blows', 2), half('Deuxième Bureau', 'S', 'spyMarkers')],
  [half('Reservists Panic', 'C2', 'panic'), half('De Gaulle', 'D1 4+', 'shockTarget')],
  [half('Paras', 'S', 'dropBack'), half('Prioux', 'C1')],
  [half('Adlerangriff', 'S2b', 'na', 3), half('RAF FIGHTERS', 'C1w', 'raf')],
  both('Signals', 'S', 'redraw', 3),
  both('Bad Weather', 'SRx', 'weather'),
  both('Refugees', 'M', 'na'),
  [half('Supply', 'Sd'), half('Depot', 'Sd')],
  [half('Directive', 'S', 'discards'), half('HALTBEFEHL!', 'S', 'halt', 2), 'redrawn'],
  [half('Exploitation', 'D1', 'blitzAny'), half('Weygand Line', 'DW', 'blows', 2)],
  [half('Guderian', 'C1', 'thirdHex'), half('Early Reserves', 'Sd')],
  both('New Deck', 'SR', 'newDeck'),
  [half('Newsreel', 'S1', 'combatVP'), half('Communiqué', 'S1', 'combatVP')],
  [half('Maastricht', 'M1'), half('Arras', 'D1 -8')],
  [half('Bombing', 'S1b', 'na'), half('Night Bombers', 'S1w', 'na'), 'redrawn'],
  [half('Channel', 'D'), half('Dynamo', 'S1', 'sureEvacuation')],
  [half('Terror', 'S1b -5', 'naCity'), half('Open City', 'S', 'surrender')],
  [half('Il Duce', 'SR 9+', 'duce', 2), half('Alpine Army', 'S 9+', 'alpine')],
  both('Replacements', 'Sd'),
  [half('Basel', 'S1', 'naRegional'), half('Saar', 'S1', 'naRegional')],
  [half('Recon', 'S'), half('BATAILLE CONDUITE', 'C1', 'prepared')],
  [half('Stosstrupp', 'C1'), half('Maginot Guns', 'C1')],
  [half('March', 'M'), half('Trucks', 'M1')],
  [half('Bridgehead', 'C'), half('Colonials', 'C1')],
  both('Intercepts', 'S1', 'cancel'),
  [half('Fall Rot', 'S1 9+', 'markers', 2), half('Aisne', 'S1 8+', 'improve')],
  [half('Fifth Column', 'S1', 'spyHand'), half('Union', 'S 10+', 'stanceUp')],
  [half('PÉTAIN', 'S x 11+', 'gameEnd'), half('Reynaud', 'Sx', 'combatVP')],
]);
const POLAND = deck('poland', 49, [
  [half('Stuka', 'C1b'), half('Pursuit Brigade', 'C1w', 'cancelAir')],
  [half('Interdiction', 'S1b', 'na', 2), half('Night March', 'M')],
  [half('Wedge', 'C2', 'shift', 2), half('Bofors', 'C', 'noArmour')],
  [half('Pioneers', 'C1', 'noWater'), half('Bridges Blown', 'M1', 'demolish')],
  [half('Schleswig-Holstein', 'C'), half('Westerplatte', 'C1')],
  [half('Slovaks', 'S', 'improve'), half('Podhale', 'C')],
  [half('Pocket', 'C1', 'pocket'), half('Bzura', 'D1', 'blows', 2)],
  [half('Supply', 'Sd'), half('Depot', 'Sd')],
  both('Mud', 'SRx', 'weather'),
  [half('Luftflotte', 'C1w'), half('REDEPLOYMENTS', 'S -3', 'alt')],
  [half('March', 'M'), half('MOBILIZATION', 'S -3', 'alt')],
  both('New Deck', 'SR', 'newDeck'),
  [half('STALIN', 'SR', 'stalin'), half('Waiting', 'S1', 'stanceUp')],
  both('Experience', 'S', 'experience'),
  [half('Signals', 'S', 'redraw', 3), half('FOREIGN POLICY', 'S -3', 'alt')],
  [half('Siege Guns', 'C1'), half('Barricades', 'C1')],
  [half('Newsreel', 'S1', 'combatVP'), half('Communiqué', 'S1', 'combatVP')],
  [half('Feint', 'D', 'blows'), half('Raid', 'D', 'blows')],
  [half('Freikorps', 'M'), half('Sabotage', 'M', 'na')],
  [half('Exploitation', 'D1', 'blitzAny'), half('Rearguard', 'C', 'noNA')],
  [half('Flak', 'C', 'noArmour'), half('Armoured Train', 'C1')],
  both('Replacements', 'Sd'),
  both('Intercepts', 'S1', 'cancel'),
  [half('ARMY GROUP WEST', 'SR', 'westwall'), half('Appeal', 'S1', 'combatVP')],
  [half('Ultimatum', 'S1', 'stanceDown'), half('PHONEY WAR', 'SR', 'phoney')],
  [half('Bombing', 'S1b', 'na'), half('Bombers', 'C1b')],
  [half('Encircle', 'C1', 'pocket'), half('Romanian Bridgehead', 'S1 8+', 'sureEvacuation', 2)],
  [half('PRE-BATTLE MOVES', 'S -3', 'alt'), half('Hel', 'C1')],
  [half('DIPLOMATIC PRESSURE', 'S -3', 'alt'), half('Volunteers', 'Sd')],
  [half('ESCALATION', 'S -3', 'alt'), half('Charge', 'C1')],
]);
export const CARDS: readonly CardRow[] = [...FRANCE, ...POLAND];
const PRINTED = [1, 12, 17, 29, 36, 58, 59, 61, 63, 72, 73, 76, 77, 78];
export const cardFact = (c: CardRow): Fact =>
  PRINTED.includes(c.no)
    ? printed('5.0 to 21.1 name this card; icons and numbers are ours')
    : reconstructed('the palette of the ancestor and sister games');
