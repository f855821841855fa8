import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { asksForDice, asksForFactions, asksForFigures, asksForPiles, cardsOnOffer } from './asking.ts';
import { CardsOffered } from './CardsOffered.tsx';
import { Dice } from './Dice.tsx';
import { Factions } from './Factions.tsx';
import { FiguresOffered } from './FiguresOffered.tsx';
import { Movers } from './Movers.tsx';
import { Numbers } from './Numbers.tsx';
import { phone } from './narrow.ts';
import { Piles } from './Piles.tsx';
import { Prize } from './Prize.tsx';
import { Split } from './Split.tsx';
import type { MournersCallScene, Props } from './scene.ts';
import { Tithe } from './Tithe.tsx';

/** What lies over the city while it is asked about: whatever has no place of its own on the board. */
function contentOf(scene: MournersCallScene): ComponentChildren | undefined {
  const { draft } = scene;
  if (!draft) return undefined;
  const { question } = draft;
  if (question.kind === 'number')
    return question.prompt === 'bid' ? (
      <Tithe scene={scene} question={question} />
    ) : (
      <Numbers scene={scene} question={question} />
    );
  if (question.kind === 'yes-no') return <Prize scene={scene} question={question} />;
  if (question.kind === 'assign' && question.prompt === 'make-piles')
    return <Split scene={scene} question={question} />;
  if (question.kind === 'assign' && question.prompt === 'move-figures')
    return <Movers scene={scene} question={question} />;
  if (asksForFactions(draft)) return <Factions scene={scene} />;
  if (asksForPiles(draft)) return <Piles scene={scene} />;
  if (asksForDice(draft)) return <Dice scene={scene} />;
  if (phone.value && asksForFigures(draft)) return <FiguresOffered scene={scene} />;
  const cards = cardsOnOffer(scene);
  return cards.length > 0 ? <CardsOffered scene={scene} cards={cards} /> : undefined;
}

/** It can be folded away to look at the city beneath, and comes back with the next question. */
export function Offer({ scene }: Props) {
  const folded = useSignal<string | undefined>(undefined);
  const content = contentOf(scene);
  const { draft, say } = scene;
  if (!content || !draft) return null;
  const isFolded = folded.value === draft.q;
  return (
    <section class={isFolded ? 'mc-offer folded' : 'mc-offer'} aria-label={say.say('board.offer')}>
      {!isFolded && content}
      <button
        type="button"
        class="btn mc-fold"
        aria-expanded={!isFolded}
        onClick={() => {
          folded.value = isFolded ? undefined : draft.q;
        }}
      >
        {say.say(isFolded ? 'board.unfold' : 'board.fold')}
      </button>
    </section>
  );
}
