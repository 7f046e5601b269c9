/** Log lines about dice: what was rolled for, the modifiers with their cases, and the outcome. */
import type { Event } from '../../engine/events.ts';
import { counted } from '../../engine/words.ts';
import { nameOf } from './model/army.ts';
import { chartsOf, type OfBox } from './model/box.ts';
import { placed } from './model/ground.ts';
import type { FranceEvent } from './rules/flow.ts';
import type { Account, Added } from './rules/odds.ts';

type Line = (e: Event, of: OfBox) => string;
const RESULTS: { readonly [r: string]: string } = {
  AS: 'attack stalled',
  AE: 'attacker eliminated',
  DR: 'defender retreats',
  BB: 'bloodbath',
  DE: 'defender eliminated',
};
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** 'a 1', '1 to 3'. */
const upTo = (highest: number, lowest = 1): string => (highest === lowest ? `a ${lowest}` : `${lowest} to ${highest}`);

/** 5.9 'die 3 + 1 for the Maginot Line + 2 for 2 mobile units is 6'. */
const coupDie = (e: Event): string => {
  const [maginot, mobile] = [e.maginot as number, e.mobile as number];
  const face = e.face as number;
  const adds = [
    ...(maginot ? [` + ${maginot} for the Maginot Line`] : []),
    ...(mobile ? [` + ${mobile} for mobile units`] : []),
  ];
  return adds.length ? `die ${face}${adds.join('')} is ${face + maginot + mobile}` : `die ${face}`;
};
const HALTS = ['no halt', 'the panzers move at half speed', 'the panzers stand still'];

/** 10.2, 10.3, 8.2 A movement die, with its maximum and the halving out of supply. */
const moveDie: Line = (e, of) => {
  const [face, most, points] = [e.face as number, e.most as number, e.points as number];
  const who = e.unit === undefined ? `the stack in ${placed(of, e.hex as number)}` : nameOf(of, e.unit as number);
  const capped = face > most ? `, at most ${most} (${e.case})` : '';
  const halved = points < Math.min(face, most) ? ', halved out of supply (8.2)' : '';
  return `Movement die for ${who}: ${face}${capped}${halved}, ${counted(points, 'point')}.`;
};

/** 8.3, 11.12-11.14 Attackers whose factor is not the printed one, and why. */
const halvedOf = (attackers: readonly Added[], of: OfBox): string => {
  const reasons = attackers.flatMap(a => a.because.map(b => ({ ...b, unit: nameOf(of, a.unit) })));
  return [...Map.groupBy(reasons, r => r.text)]
    .map(([text, them]) => ` (${them.map(r => r.unit).join(' and ')} ${text}, ${them[0]!.case})`)
    .join('');
};
const oddsWords = (e: Event, of: OfBox): string => {
  const { attack, defence, ratio, attackers, ledger } = e as unknown as Account;
  const shifts = ledger.flatMap(l => (l.shift === undefined ? [] : [`, ${l.name} ${signed(l.shift)} (${l.case})`]));
  const odds = shifts.length ? `${shifts.join('')}: ${e.odds}` : '';
  return `: ${attack} against ${defence} is ${ratio}${halvedOf(attackers, of)}${odds}`;
};
/** 11.10 The odds, with their shifts if the event has them, and the die unless the result was automatic. */
const battleDie: Line = (e, of) =>
  `${placed(of, e.hex as number)}${e.ledger ? oddsWords(e, of) : ` at ${e.odds}`}${e.die ? `, die ${e.die}` : ', no die needed'}: ${RESULTS[e.result as string]}.`;

export const DICE_LINES = {
  swiss: (e, of) => {
    const { die } = chartsOf(of).swiss.find(s => s.strategy === 'forward')!;
    return `Swiss die ${e.face}, forward defence on ${upTo(die.to, die.from)}: ${e.forward ? 'forward defence' : 'the national redoubt'}.`;
  },
  coup: (e, of) =>
    `Airborne coup on ${placed(of, e.hex as number)}: ${coupDie(e)}, it succeeds on ${upTo(chartsOf(of).coup.succeeds.to)}: ${e.succeeds ? 'it succeeds' : 'it fails'}.`,
  haltCheck: e =>
    `Panzer halt check: die ${e.face}, a halt on ${upTo(e.highest as number)}: ${HALTS[e.halted as number]}.`,
  dyle: (e, of) => {
    const row = chartsOf(of).dyle.find(r => r.die.from <= (e.face as number) && (e.face as number) <= r.die.to)!;
    return `Dyle-Breda die ${e.face}: ${row.name}.`;
  },
  crisis: e =>
    `Supply crisis die ${e.face}, it comes on ${upTo(e.highest as number, e.lowest as number)}: ${e.crisis ? 'the crisis is there' : 'not yet'}.`,
  coupCheck: e =>
    `${e.cities === 1 ? 'A German city is' : `${e.cities} German cities are`} in Allied hands: die ${e.face}, the Allies win on ${upTo(e.cities as number)}: ${(e.face as number) <= (e.cities as number) ? 'they have won' : 'not yet'}.`,
  rolledMove: moveDie,
  result: battleDie,
} satisfies { readonly [E in FranceEvent]?: Line };
