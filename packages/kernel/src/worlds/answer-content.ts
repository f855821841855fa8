import type { Option, Pick, Question } from '../author/question.ts';
import { anyPick } from '../engine/any-pick.ts';
import { canonicalJson } from '../engine/digest.ts';

/**
 * An answer by what was picked, not by its index: in an imagined world other options may be offered beside it. `secret`:
 * the seat that imagines was not told, and any answer may have been given.
 */
export type AnswerContent =
  | { readonly kind: 'value'; readonly value: Pick }
  | { readonly kind: 'options'; readonly options: readonly Option[]; readonly shares?: readonly number[] }
  | { readonly kind: 'secret' };

export function contentOf(question: Question, pick: Pick): AnswerContent {
  switch (question.kind) {
    case 'pick':
      return { kind: 'options', options: [question.options[pick as number] as Option] };
    case 'some':
    case 'order':
      return {
        kind: 'options',
        options: (pick as readonly number[]).map(index => question.options[index] as Option),
      };
    case 'assign':
      return { kind: 'options', options: question.options, shares: pick as readonly number[] };
    default:
      return { kind: 'value', value: pick };
  }
}

/** The same answer to this question; nothing if it is not offered here. */
export function pickWithContent(
  question: Question,
  said: AnswerContent,
  below: (below: number) => number,
): Pick | undefined {
  if (said.kind === 'secret') return anyPick(question, below);
  if (said.kind === 'value') return said.value;
  if (!('options' in question)) return undefined;
  const places = placesOf(question.options, said.options);
  if (!places) return undefined;
  if (question.kind === 'pick') return places[0];
  if (question.kind !== 'assign') return places;
  if (places.length !== question.options.length || !said.shares) return undefined;
  const shares: number[] = [];
  places.forEach((place, i) => {
    shares[place] = said.shares?.[i] as number;
  });
  return shares;
}

/** Where these stand among the options, each another one; of those that are alike, the first. */
function placesOf(options: readonly Option[], wanted: readonly Option[]): number[] | undefined {
  const names = options.map(canonicalJson);
  const places: number[] = [];
  for (const option of wanted) {
    const name = canonicalJson(option);
    const place = names.findIndex((other, i) => other === name && !places.includes(i));
    if (place < 0) return undefined;
    places.push(place);
  }
  return places;
}
