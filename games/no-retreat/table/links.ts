/** 14.7.3 A battle and the counterattacks it bred, as one chain: what is over as the log tells it, what is being fought as the view has it. */
import type { LogLine } from '../../../engine/table.ts';
import type { ChainLine, ChainLink, ChainSide } from '../../../screen/parts/chain.ts';
import { paintOf } from '../look/hues.ts';
import type { BattleView, OddsView, SideName, TableView, UnitView } from '../view.ts';
import { COLUMNS } from '../data/rows.ts';
import { breeding, codeOf, wordsOf } from './results.ts';

type Ledger = readonly { readonly name: string; readonly value: number; readonly case: string }[];
/** 14.5 */
export const BATTLE_STEPS = ['table', 'strength', 'commit', 'odds', 'shifts', 'roll', 'result'] as const;
const kindOf = (l: LogLine): string => String(l.event['is']);
const NAMES = { german: 'German', allied: 'Allied' } as const;
const other = (side: SideName): SideName => (side === 'german' ? 'allied' : 'german');

/** What is told of the battle at hand, or of the last one. */
export const toldOf = (log: readonly LogLine[]): readonly LogLine[] => {
  const from = log.findLastIndex(l => kindOf(l) === 'battle');
  return from < 0 ? [] : log.slice(from);
};
export interface Fallen {
  readonly side: SideName;
  readonly table: string;
  readonly odds: string;
  readonly die: number;
  readonly result: string;
  /** By which it became another. */
  readonly rolled: string;
  readonly ledger: Ledger;
}
/** The dice of the chain, one for each link that is over. */
export const fallenIn = (told: readonly LogLine[]): readonly Fallen[] => {
  const out: Fallen[] = [];
  for (const l of told) {
    const e = l.event;
    if (kindOf(l) === 'result')
      out.push({
        side: e['side'] as SideName,
        table: String(e['crt']),
        odds: String(e['odds']),
        die: Number(e['die']),
        result: String(e['came']),
        rolled: String(e['came']),
        ledger: (e['ledger'] ?? []) as unknown as Ledger,
      });
    if (kindOf(l) === 'converted' && out.length) out.push({ ...out.pop()!, result: String(e['came']) });
  }
  return out;
};
const strengthIn = (ledger: Ledger, name: string): number => ledger.find(l => l.name === name)?.value ?? 0;
const ratio = (column: string): number => {
  const [attack, defence] = column.split(':').map(Number);
  return attack! / defence!;
};
/** 14.5 Rounded for the defender; '' below the first column. */
const columnFor = (attack: number, defence: number): string =>
  COLUMNS.findLast(c => ratio(c) <= attack / defence) ?? '';
/** 14.7 What the die fell for: whoever has lost a step since counts as he stood. */
export const thrownOdds = (odds: OddsView, { ledger, odds: column }: Fallen): OddsView => {
  const attack = strengthIn(ledger, 'Attack');
  const defence = strengthIn(ledger, 'Defence');
  if (!attack || !defence) return odds;
  const shifts = ledger.filter(l => l.name !== 'Attack' && l.name !== 'Defence');
  return { ...odds, attack, defence, initial: columnFor(attack, defence), shifts, column };
};
const sideOf = (side: SideName, units: readonly UnitView[]): ChainSide => {
  const [top] = units.filter(u => u.side === side);
  return { name: top?.nation ?? NAMES[side], paint: top ? paintOf(top) : side === 'german' ? 'G' : 'F' };
};
const lineOf = ({ name, value, case: ruleCase }: Ledger[number]): ChainLine => {
  if (name === 'Attack') return { text: 'Strength of the attack', case: ruleCase, sums: [String(value), ''] };
  if (name === 'Defence') return { text: 'Strength of the defence', case: ruleCase, sums: ['', String(value)] };
  return {
    text: name,
    case: ruleCase,
    sums: value > 0 ? [`${value} right`, ''] : ['', `${-value} left`],
  };
};
const KINDS = {
  target: ['attack', '14.1.1'],
  counterblow: ['attack on a Counterblow', '14.7.4'],
  assault: ['Blitzkrieg Assault', '15.3'],
} as const;
const headOf = (side: ChainSide, depth: number, kind: BattleView['kind']) => {
  const [words, ruleCase] = depth > 0 ? (['counterattack', '14.7.3'] as const) : KINDS[kind];
  return { title: `${side.name} ${words}`, case: ruleCase };
};
const doneLink = (f: Fallen, depth: number, kind: BattleView['kind'], units: readonly UnitView[]): ChainLink => {
  const sides = [sideOf(f.side, units), sideOf(other(f.side), units)] as const;
  return {
    id: `link ${depth}`,
    ...headOf(sides[0], depth, kind),
    state: 'done',
    sides,
    lines: f.ledger.map(lineOf),
    score: f.odds,
    ...(f.die ? { dice: [{ faces: [f.die] }, { faces: [] }] as const } : {}),
    result: { code: codeOf(f.result), words: wordsOf(f.result), case: '14.7' },
  };
};
const NOTE = 'The same units, roles changed, no terrain shifts. New markers, new cards.';
const nowLink = (b: BattleView, units: readonly UnitView[]): ChainLink => {
  const sides = [sideOf(b.attacker, units), sideOf(other(b.attacker), units)] as const;
  return {
    id: `link ${b.depth}`,
    ...headOf(sides[0], b.depth, b.kind),
    state: 'now',
    ...(b.depth === 1 ? { note: NOTE } : {}),
    sides,
    steps: BATTLE_STEPS.map((name, i) => ({ name, state: i < b.step ? 'past' : i === b.step ? 'now' : 'next' })),
  };
};
const mayLink = (b: BattleView, units: readonly UnitView[]): readonly ChainLink[] => {
  const dice = b.result === '' ? breeding(b.odds?.chances ?? []) : 0;
  if (dice === 0) return [];
  return [
    {
      id: `link ${b.depth + 1}`,
      title: `May breed a counterattack: ${dice} in 6`,
      case: '14.7.3',
      state: 'may',
      sides: [sideOf(other(b.attacker), units), sideOf(b.attacker, units)],
    },
  ];
};
const nested = (links: readonly ChainLink[]): readonly ChainLink[] =>
  links.reduceRight<readonly ChainLink[]>((bred, link) => [{ ...link, ...(bred.length ? { bred } : {}) }], []);
/** The chain from the first battle to the one that may come. */
export const chainOf = (log: readonly LogLine[], view: Pick<TableView, 'battle'>): readonly ChainLink[] => {
  const b = view.battle;
  if (!b) return [];
  const units = [...b.attackers, ...b.defenders];
  const over = b.draft ? [] : fallenIn(toldOf(log)).slice(0, b.depth);
  return nested([...over.map((f, i) => doneLink(f, i, b.kind, units)), nowLink(b, units), ...mayLink(b, units)]);
};
