/** A game's standing orders as lines of the panel, and back: what can be said comes from the game and from what it asks now. */
import { answerWords, conditionsWords, kindWords } from '../../engine/standing-words.ts';
import type { Answer, Condition, Speech, StandingOrder } from '../../engine/standing.ts';
import type { OfferedChoice, StandingAnswer } from '../session.ts';
import { capital } from '../words.ts';
import { freshId, type Reply, type Sayable, type StandingLine, type StandingWords } from './standing.ts';

const answerId = (a: Answer): string => JSON.stringify(a);
const untilId = (until: readonly Condition[]): string => JSON.stringify(until);
const untilWords = (until: readonly Condition[]): string =>
  until.length ? `Until ${conditionsWords(until)}` : 'Until withdrawn';

export const lineOf = (o: StandingOrder, i: number): StandingLine => ({
  id: `order ${i + 1}`,
  when: o.kind,
  ...(o.when?.length ? { only: o.when } : {}),
  ...(o.unless?.length ? { except: o.unless } : {}),
  answer: answerId(o.answer),
  until: untilId(o.until ?? []),
  ...(o.times === undefined ? {} : { times: o.times }),
});
export const orderOf = (line: StandingLine): StandingOrder => {
  const until = JSON.parse(line.until) as readonly Condition[];
  return {
    kind: line.when,
    ...(line.only?.length ? { when: line.only } : {}),
    ...(line.except?.length ? { unless: line.except } : {}),
    ...(until.length ? { until } : {}),
    ...(line.times === undefined ? {} : { times: line.times }),
    answer: JSON.parse(line.answer) as Answer,
  };
};

/** Each once, the first that was named. */
const unlike = <T extends Sayable>(all: readonly T[]): readonly T[] =>
  all.filter((x, i) => all.findIndex(y => y.id === x.id) === i);
const repliesIn = ({ orders, speech, asked }: StandingAnswer, offered: readonly OfferedChoice[]): readonly Reply[] => [
  ...(asked
    ? offered.map(o => ({ id: answerId({ is: 'choice', choice: o.choice }), words: o.text, to: [asked.kind] }))
    : []),
  ...orders.map(o => ({
    id: answerId(o.answer),
    words: capital(answerWords(o.answer, speech.policies)),
    to: [o.kind],
    policy: o.answer.is === 'policy',
  })),
  ...speech.policies
    .toSorted((a, b) => Number(!a.kinds) - Number(!b.kinds))
    .map(p => ({
      id: answerId({ is: 'policy', policy: p.id }),
      words: p.title,
      policy: true,
      ...(p.kinds ? { to: p.kinds } : {}),
    })),
  { id: answerId({ is: 'hold' }), words: 'Ask me' },
];
/** The end of this turn and of the next few, beside no end and those that stand. */
const TURNS = [1, 2, 3];
const endsIn = ({ orders, turn }: StandingAnswer): readonly Sayable[] => [
  { id: untilId([]), words: untilWords([]), always: true },
  ...TURNS.map(n => ({
    id: untilId([{ fact: 'turn', least: turn + n }]),
    words: `Until turn ${turn + n - 1} is over`,
  })),
  ...orders.map(o => ({ id: untilId(o.until ?? []), words: untilWords(o.until ?? []) })),
];
/** The question that is asked comes first; a game may call them as its players do. */
export type Questions = { readonly [kind: string]: string };
const kindsIn = ({ speech, asked }: StandingAnswer, called: Questions): readonly Sayable[] =>
  [...(asked ? [asked.kind] : []), ...speech.kinds.filter(k => k !== asked?.kind)].map(kind => ({
    id: kind,
    words: called[kind] ?? capital(kindWords(kind)),
  }));
const factsIn = ({ speech, asked }: StandingAnswer): Speech['facts'] => [
  ...Object.entries(asked?.about ?? {}).map(([field, value]) => ({ fact: `about.${field}`, values: [String(value)] })),
  ...speech.facts,
];
export const wordsFor = (
  said: StandingAnswer,
  offered: readonly OfferedChoice[],
  called: Questions = {},
): StandingWords => ({
  when: kindsIn(said, called),
  answers: repliesWithOrders(said, offered),
  until: unlike(endsIn(said)),
  facts: factsIn(said),
});
/** What a standing order answers may answer other questions, too: its reply is for all that name it. */
const repliesWithOrders = (said: StandingAnswer, offered: readonly OfferedChoice[]): readonly Reply[] => {
  const byId = Map.groupBy(repliesIn(said, offered), r => r.id);
  return [...byId.values()].map(same => {
    const { to: _to, ...first } = same[0]!;
    return same.some(r => !r.to) ? first : { ...first, to: same.flatMap(r => r.to ?? []) };
  });
};

/** The question that is asked, answered always so. */
export const draftFor = (said: StandingAnswer, offered: readonly OfferedChoice[]): StandingLine | undefined => {
  const [first] = offered;
  if (!said.asked || !first) return undefined;
  return {
    id: freshId(said.orders.map(lineOf)),
    when: said.asked.kind,
    answer: answerId({ is: 'choice', choice: first.choice }),
    until: untilId([]),
  };
};
