/** Windows and reactions: who is asked, what may be answered, what passing gives up. */
import { createSignal, type JSX } from 'solid-js';
import { Octagon } from '../../parts/Card.tsx';
import { Reaction, WindowBar, type WindowAnswer, type WindowProps } from '../../parts/Window.tsx';
import type { Section } from '../section.ts';

const ANSWERS: readonly WindowAnswer[] = [
  {
    id: 'reorganize',
    name: 'Reorganize',
    note: 'box 3, after Italy',
    chit: { name: 'Reorganize', paint: 'GM', glyph: 'swap' },
    state: 'used',
    key: 'R',
  },
  {
    id: 'move',
    name: 'Move',
    note: 'neutrals announced first',
    chit: { name: 'Move', paint: 'GM', glyph: 'arrow' },
    state: 'open',
    key: 'M',
  },
  {
    id: 'combat',
    name: 'Combat',
    note: '9 hexes in contact',
    chit: { name: 'Combat', paint: 'GM', glyph: 'cross' },
    state: 'open',
    key: 'C',
  },
];
const PASS = { gives: 'gives up the blow before the French fight', key: 'P', case: '5.3' };
const nothing = (): void => undefined;

const LiveWindow = (): JSX.Element => {
  const [answer, setAnswer] = createSignal('');
  return (
    <>
      <WindowBar
        title="German window"
        about="the French moved, they fight next"
        case="5.3"
        asked="you"
        answers={ANSWERS}
        pass={PASS}
        onAnswer={setAnswer}
        onPass={() => setAnswer('pass')}
      />
      <p class="told" role="status">
        Window: {answer() || 'not answered'}.
      </p>
    </>
  );
};
const CLERK: Omit<WindowProps, 'onAnswer' | 'onPass'> = {
  title: 'A Clerk in the Ministry takes a card from your hand',
  about: 'A higher value cancels it; both cards are then discarded.',
  case: '4.3.1',
  asked: 'you',
  answers: [
    { id: 'trump', name: 'Trump with 3', note: 'The Bureau Reads the Wire', state: 'open', key: 'T' },
    { id: 'low', name: 'Trump with 1', state: 'open', bar: { why: 'Motor Roads is lower than 2.', case: '4.4' } },
  ],
  pass: { gives: 'a card leaves your hand, unseen', words: 'Let it happen', key: 'L' },
};
const LiveReaction = (): JSX.Element => {
  const [answer, setAnswer] = createSignal('');
  return (
    <>
      <Reaction
        {...CLERK}
        sign={<Octagon n={2} name="value" />}
        onAnswer={setAnswer}
        onPass={() => setAnswer('let it happen')}
      />
      <p class="told" role="status">
        Reaction: {answer() || 'not answered'}.
      </p>
    </>
  );
};

export const WINDOWS: Section = {
  id: 'windows',
  title: 'Window and reaction',
  note: 'they open on public facts, whatever a side holds',
  parts: [
    { name: 'You are asked', note: 'used, open, pass', wide: 'full', show: LiveWindow },
    {
      name: 'One going on, one barred',
      note: '',
      wide: 'full',
      show: () => (
        <WindowBar
          title="German combat"
          about="declared after the French move"
          case="5.3"
          asked="you"
          answers={[
            ANSWERS[0]!,
            { ...ANSWERS[1]!, bar: { why: 'Only after this combat ends.', case: '5.3' } },
            { ...ANSWERS[2]!, state: 'now', note: 'box 5, going on' },
          ]}
          pass={{ gives: 'two attacks fought; the window opens again', words: 'End combat', key: 'E' }}
          onAnswer={nothing}
          onPass={nothing}
        />
      ),
    },
    {
      name: 'Another is asked',
      note: 'nothing to decide, and nothing told of what is held',
      wide: 'full',
      show: () => (
        <WindowBar
          title="Window of the other side"
          about="you moved, you fight next"
          case="5.3"
          asked={{ other: 'The German player' }}
          answers={ANSWERS.map(a => (a.state === 'open' ? { ...a, state: 'later', note: 'left this turn' } : a))}
          pass={PASS}
          onAnswer={nothing}
          onPass={nothing}
        />
      ),
    },
    { name: 'A reaction', note: 'answer it, or let it happen', wide: 'panel', show: LiveReaction },
    {
      name: 'A reaction of another’s',
      note: '',
      wide: 'panel',
      show: () => (
        <Reaction
          {...CLERK}
          title="The Bureau Reads the Wire looks at a stack"
          asked={{ other: 'The German player' }}
          sign={<Octagon n={3} name="value" />}
          onAnswer={nothing}
          onPass={nothing}
        />
      ),
    },
  ],
};
