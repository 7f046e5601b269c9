/** 3.2, 3.4, 3.1.5 The segments of the present turn, and which of them are past, current and next. */
import type { State } from '../../../engine/state.ts';
import { whenOf, type PartOfTurn, type StepOfTurn } from '../../../engine/view.ts';
import { NUMBERS } from '../data/charts.ts';
import { OPPOSITION } from '../model/state.ts';
import { atWar, monthOf, statusOf, yearOf } from '../model/tracks.ts';
import { frameOf, type SeedsDecision, type SeedsStep } from '../rules/flow.ts';

interface Segment {
  readonly name: string;
  readonly case: string;
  /** The decisions made in this segment. */
  readonly kinds: readonly SeedsDecision[];
  readonly when?: (g: State) => boolean;
}
const withIntelligence = (g: State): boolean => monthOf(g) > 0 || yearOf(g) >= NUMBERS.firstIntelligence.value;
const SEGMENTS: readonly Segment[] = [
  { name: 'Intelligence events', case: '5.3', kinds: ['strategising'], when: withIntelligence },
  { name: 'Counterespionage', case: '4.3', kinds: [] },
  { name: 'Event cards', case: '4.0', kinds: ['playing', 'foiling'], when: g => monthOf(g) <= 1 },
  {
    name: 'Checks',
    case: '3.3.3',
    kinds: [],
    when: g => monthOf(g) === 0 && yearOf(g) >= NUMBERS.firstCheck.value,
  },
  { name: 'Resources', case: '7.1.1', kinds: [], when: g => monthOf(g) <= 1 },
  { name: 'Mobilisation', case: '7.2', kinds: ['mobilising'] },
  {
    name: 'Movement',
    case: '10.0',
    kinds: ['looking', 'sending', 'recalling', 'arriving', 'moving', 'spying'],
    when: g => statusOf(g) >= OPPOSITION,
  },
  { name: 'Intelligence points', case: '5.1', kinds: ['reading'], when: withIntelligence },
];
/** 4.3 The segment a round of counterespionage belongs to, by the step that follows it. */
const ROUNDS: { readonly [at: string]: string } = {
  '5.3/german': 'Intelligence events',
  '4.1.2/german': 'Counterespionage',
  '4.3/drawn': 'Counterespionage',
  '4.0/plan': 'Event cards',
  '7.2/plan': 'Counterespionage',
  '5.2.1/plan': 'Intelligence points',
} satisfies { readonly [A in SeedsStep<'year'>]?: string };
const segmentNow = (g: State, kind: string): string | undefined => {
  const own = SEGMENTS.find(s => s.kinds.some(k => k === kind))?.name;
  if (own) return own;
  const { at } = frameOf(g, 'year') ?? frameOf(g, 'month') ?? { at: '' };
  return frameOf(g, 'counterRound') ? (ROUNDS[at] ?? 'Counterespionage') : undefined;
};
const turnOf = (g: State, kind: string): readonly StepOfTurn[] => {
  const held = SEGMENTS.filter(s => s.when?.(g) ?? true);
  const now = held.findIndex(s => s.name === segmentNow(g, kind));
  return held.map((s, i) => ({
    name: s.name,
    case: s.case,
    state: whenOf(i, now),
  }));
};

// A week -----------------------------------------------------------------------------------------------------------
const WEEK = [
  { name: 'Movement', case: '10.0' },
  { name: 'Combat', case: '13.0' },
  { name: 'Breakthrough', case: '16.0' },
] as const;
const segmentOfWeek = (g: State): number => {
  if (frameOf(g, 'breakthrough')) return 2;
  return frameOf(g, 'movement') || frameOf(g, 'arrivals') ? 0 : 1;
};
const playerTurn = (g: State, side: number): readonly StepOfTurn[] => {
  const turn = frameOf(g, 'playerTurn');
  const now = turn?.vars.side;
  return WEEK.map((s, i) => {
    const at = now === side ? Math.sign(i - segmentOfWeek(g)) : now === undefined ? -1 : side - now;
    return { ...s, state: whenOf(at, 0) };
  });
};
const END = [
  { name: 'Command events', case: '6.3', state: 'next' },
  { name: 'Intelligence points', case: '5.1', state: 'next' },
] as const;

/** `kind`: the decision that is asked for now. */
export const sequenceView = (g: State, kind: string): readonly PartOfTurn[] => {
  if (kind === 'placing')
    return [{ roman: '', name: 'Before 1934', steps: [{ name: 'Set-up', case: '21.0', state: 'now' }] }];
  if (!atWar(g) || frameOf(g, 'month'))
    return [{ roman: '', name: monthOf(g) ? 'A month' : 'A year', steps: turnOf(g, kind) }];
  if (kind === 'strategising')
    return [
      { roman: '', name: 'Before the first week', steps: [{ name: 'Attack strategy', case: '19.0', state: 'now' }] },
    ];
  return [
    { roman: 'I', name: 'German turn', steps: playerTurn(g, 0) },
    { roman: 'II', name: 'Allied turn', steps: playerTurn(g, 1) },
    { roman: 'III', name: 'End', steps: END },
  ];
};
