import type { Ask, Def, Denied, Option, Play, State } from '@tavolata/kernel';
import type { Registered } from '../registry.ts';
import type { Voice } from '../speech.ts';

type View = Play<State, Def>;

/** How the options of a question read, numbered as they are typed; an asterisk marks the default. */
function optionLines(ask: Ask, view: View, voice: Voice, { deed }: Pick<Registered, 'deed'>): string[] {
  if (!('options' in ask)) return [];
  const chosen = typeof ask.fallback === 'number' ? [ask.fallback] : ask.kind === 'some' ? ask.fallback : [];
  const isOneOfSeveral = ({ card }: Option): boolean =>
    card !== undefined && ask.options.filter(other => other.card === card).length > 1;
  return ask.options.map((option, i) => {
    const does = isOneOfSeveral(option) ? deed?.(view, option, voice) : undefined;
    const words = [wordsOf(option, view, voice), ...(does ? [does] : [])].join(' · ');
    const mark = chosen.includes(i) ? '*' : ' ';
    const bounds = ask.kind === 'assign' ? ` (${ask.each[i]?.min}–${ask.each[i]?.max})` : '';
    return `${String(i + 1).padStart(3)}${mark} ${words}${bounds}`;
  });
}

const wordsOf = (option: Option, view: View, voice: Voice): string =>
  voice.option(option, card => view.def(card));

/** What to type, where a single number is not the answer. */
function instruction(ask: Ask, voice: Voice): string | undefined {
  switch (ask.kind) {
    case 'pick':
      return undefined;
    case 'some':
      return ask.min === ask.max
        ? voice.tell('play.exactly', { count: ask.min })
        : voice.tell('play.some', { min: ask.min, max: ask.max });
    case 'order':
      return voice.tell('play.order');
    case 'number':
      return voice.tell('play.number', { min: ask.min, max: ask.max });
    case 'yes-no':
      return voice.tell('play.yes-no');
    case 'assign':
      return voice.tell('play.assign', { min: ask.total.min, max: ask.total.max });
  }
}

/** A question with its answers. */
export function questionLines(ask: Ask, view: View, voice: Voice, registered: Registered): string[] {
  const what = instruction(ask, voice);
  const question = voice.question(ask, card => view.def(card));
  return ['', question, ...optionLines(ask, view, voice, registered), ...(what ? [`  ${what}`] : [])];
}

function deniedLine(denied: Denied, view: View, voice: Voice): string {
  return voice.tell('play.why-denied', {
    option: wordsOf(denied.option, view, voice),
    reason: voice.refusal(denied, card => view.def(card)),
    id: denied.rule,
  });
}

/** The rule behind a question, what is not on offer and why, and the words of every rule named. */
export function whyLines(
  ask: Ask,
  view: View,
  voice: Voice,
  registered: Registered,
  language: 'it' | 'en',
): string[] {
  const textOf = (id: string): string => registered.rules[id]?.[language] ?? '';
  const denied = ask.denied ?? [];
  const reasons = [...new Set(denied.map(({ rule }) => rule))].filter(id => id !== ask.rule && textOf(id));
  return [
    ask.rule === undefined
      ? voice.tell('play.why-nothing')
      : voice.tell('play.why-question', { id: ask.rule, text: textOf(ask.rule) }),
    ...denied.map(one => deniedLine(one, view, voice)),
    ...reasons.map(id => voice.tell('play.why-rule', { id, text: textOf(id) })),
  ];
}
