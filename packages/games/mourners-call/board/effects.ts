import type { Cost, Deed, EffectStep, Faction } from '@tavolata/mourners-call';

/** A piece of an effect in signs: figures as written, a sign by its name, or a word by its key. */
export type Part = { readonly text: string } | { readonly sign: string } | { readonly word: string };

const text = (what: string): Part => ({ text: what });
const sign = (what: string): Part => ({ sign: what });
const word = (what: string): Part => ({ word: what });

const MINUS = '−';
const THREE: readonly Faction[] = ['bone', 'flesh', 'spirit'];

/** What points of Influence look like: of a faction, of each, or of choice. */
function influence(of: EffectStep['of']): Part[] {
  if (of === 'bone' || of === 'flesh' || of === 'spirit') return [sign(of)];
  return of === 'present' ? THREE.map(sign) : [sign('influence')];
}

function goods(step: EffectStep, before: string): Part[] {
  const { number = 1, per, half, of } = step;
  const kind = step.gain ?? step.lose;
  const what = kind === 'influence' ? influence(of) : [sign(kind as string)];
  const amount = half ? '½' : String(number);
  return [
    text(`${before}${amount}`),
    ...what,
    ...(per ? [word(`per.${per}`)] : []),
    ...(half ? [word('die')] : []),
  ];
}

function figure({ figure: of }: EffectStep): Part[] {
  return [text('+1'), sign('base'), ...(of === undefined || of === 'any' ? [] : [sign(of)])];
}

function cards(step: EffectStep): Part[] {
  if (step.look) return [word('look'), sign(step.look === 'wallows-deck' ? 'event' : 'court')];
  if (step.reveal) return [word('reveal'), text(String(step.number ?? 1)), sign('event')];
  if (step.defeat) return [word('defeat'), sign('raker')];
  if (step.turn) return [word('turn'), sign('mourner')];
  if (step.discard) return [word('discard'), sign('event')];
  if (step.swap) return [word('swap'), sign('court')];
  if (step.reroll) return [word('reroll')];
  return [];
}

/** One step of an effect, in signs. */
export function partsOf(step: EffectStep): Part[] {
  const { number = 1 } = step;
  if (step.gain) return goods(step, '+');
  if (step.lose)
    return [...(step.who === 'chosen-opponent' ? [word('opponent')] : []), ...goods(step, MINUS)];
  if (step.steal) return [word('steal'), text(String(number)), ...influence(step.of)];
  if (step.raise) return [sign(step.raise), text(`+${number}`)];
  if (step.lower) return [sign(step.lower), text(`${MINUS}${number}`)];
  if (step.mourner)
    return [text('+1'), sign('mourner'), ...(step.mourner === 'any' ? [] : [sign(step.mourner)])];
  if (step.figure) return figure(step);
  if (step.place) return [sign(step.place), text('→')];
  if (step.move) return [word('move'), ...(step.upTo ? [text(String(step.upTo))] : []), sign('base')];
  if (step.send) return [word('send'), sign('base')];
  if (step.return) return [word('return'), sign('base')];
  if (step.convert) return [sign(step.convert), text('→'), sign('influence')];
  if (step.take) return [sign(step.take === 'dreadsbane-token' ? 'dreadsbane' : 'death')];
  if (step.contribute) return [text(String(number)), sign('etherea'), text('→'), sign('forge')];
  if (step.bid) return [text(`+${number}`), sign('etherea'), word('bid')];
  return cards(step);
}

/** A price, in signs. */
export function priceParts({ pay, of, number = 1, return: back, discard }: Cost): Part[] {
  if (back) return [word('return'), sign('base')];
  if (discard) return [word('discard')];
  const what = pay === 'etherea' ? sign('etherea') : of && of !== 'figure' ? sign(of) : sign('influence');
  return [text(`${MINUS}${number}`), what];
}

/** Price first, then every step: a group of signs each. */
export const groupsOf = ({ cost, does = [] }: Pick<Deed, 'cost' | 'does'>): Part[][] => [
  ...(cost ? [priceParts(cost)] : []),
  ...does.map(partsOf),
];
