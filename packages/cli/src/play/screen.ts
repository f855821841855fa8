import type { Def, DeniedOption, Option, Play, Question, State } from '@tavolata/kernel';
import type { Registered } from '../registry.ts';
import type { Voice } from '../speech.ts';

type View = Play<State, Def>;

/** How the options of a question read, numbered as they are typed; an asterisk marks the default. */
function optionLines(question: Question, view: View, voice: Voice, { terminal }: Registered): string[] {
  if (!('options' in question)) return [];
  const chosen =
    typeof question.fallback === 'number'
      ? [question.fallback]
      : question.kind === 'some'
        ? question.fallback
        : [];
  const isOneOfSeveral = ({ card }: Option): boolean =>
    card !== undefined && question.options.filter(other => other.card === card).length > 1;
  return question.options.map((option, i) => {
    const does = isOneOfSeveral(option) ? terminal.optionText?.(view, option, voice) : undefined;
    const words = [wordsOf(option, view, voice), ...(does ? [does] : [])].join(' · ');
    const mark = chosen.includes(i) ? '*' : ' ';
    const bounds = question.kind === 'assign' ? ` (${question.each[i]?.min}–${question.each[i]?.max})` : '';
    return `${String(i + 1).padStart(3)}${mark} ${words}${bounds}`;
  });
}

const wordsOf = (option: Option, view: View, voice: Voice): string =>
  voice.option(option, card => view.def(card));

/** What to type, where a single number is not the answer. */
function instruction(question: Question, voice: Voice): string | undefined {
  switch (question.kind) {
    case 'pick':
      return undefined;
    case 'some':
      return question.min === question.max
        ? voice.tell('play.exactly', { count: question.min })
        : voice.tell('play.some', { min: question.min, max: question.max });
    case 'order':
      return voice.tell('play.order');
    case 'number':
      return voice.tell('play.number', { min: question.min, max: question.max });
    case 'yes-no':
      return voice.tell('play.yes-no');
    case 'assign':
      return voice.tell('play.assign', { min: question.total.min, max: question.total.max });
  }
}

/** A question with its answers. */
export function questionLines(
  question: Question,
  view: View,
  voice: Voice,
  registered: Registered,
): string[] {
  const what = instruction(question, voice);
  const words = voice.question(question, card => view.def(card));
  return ['', words, ...optionLines(question, view, voice, registered), ...(what ? [`  ${what}`] : [])];
}

function deniedLine(denied: DeniedOption, view: View, voice: Voice): string {
  return voice.tell('play.why-denied', {
    option: wordsOf(denied.option, view, voice),
    reason: voice.refusal(denied, card => view.def(card)),
    id: denied.rule,
  });
}

/** The rule behind a question, what is not on offer and why, and the words of every rule named. */
export function whyLines(
  question: Question,
  view: View,
  voice: Voice,
  registered: Registered,
  language: 'it' | 'en',
): string[] {
  const textOf = (id: string): string => registered.rules[id]?.[language] ?? '';
  const denied = question.denied ?? [];
  const reasons = [...new Set(denied.map(({ rule }) => rule))].filter(
    id => id !== question.rule && textOf(id),
  );
  return [
    question.rule === undefined
      ? voice.tell('play.why-nothing')
      : voice.tell('play.why-question', { id: question.rule, text: textOf(question.rule) }),
    ...denied.map(one => deniedLine(one, view, voice)),
    ...reasons.map(id => voice.tell('play.why-rule', { id, text: textOf(id) })),
  ];
}
