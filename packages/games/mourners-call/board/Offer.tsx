import { useSignal } from '@preact/signals';
import { classes, narrow } from '@tavolata/board-kit';
import type { ComponentChildren } from 'preact';
import { asksForDice, asksForFactions, asksForFigures, asksForPiles, cardsOnOffer } from './asking.ts';
import { CardsOffered, noteOf } from './CardsOffered.tsx';
import { Count } from './Count.tsx';
import { Dice } from './Dice.tsx';
import { Factions, WhoseInfluence } from './Factions.tsx';
import { FiguresOffered } from './FiguresOffered.tsx';
import { Movers } from './Movers.tsx';
import { Numbers } from './Numbers.tsx';
import css from './Offer.module.css';
import panel from './Panel.module.css';
import { Piles } from './Piles.tsx';
import { Prize } from './Prize.tsx';
import { Split } from './Split.tsx';
import type { MournersCallScene, Props } from './scene.ts';
import { isCounted } from './score.ts';
import { Tithe, TitheHead } from './Tithe.tsx';

interface Content {
  /** What stands above it. */
  readonly head?: ComponentChildren;
  readonly body: ComponentChildren;
}

/** What is asked about and has no place of its own on the board; in the end, the count. */
function contentOf(scene: MournersCallScene): Content | undefined {
  const { draft, g } = scene;
  if (g.state.core.result && isCounted(g)) return { body: <Count scene={scene} /> };
  if (!draft) return undefined;
  const { question } = draft;
  if (question.kind === 'number')
    return question.prompt === 'bid'
      ? { head: <TitheHead scene={scene} />, body: <Tithe scene={scene} question={question} /> }
      : { body: <Numbers scene={scene} question={question} /> };
  if (question.kind === 'yes-no') return { body: <Prize scene={scene} question={question} /> };
  if (question.kind === 'assign' && question.prompt === 'make-piles')
    return { body: <Split scene={scene} question={question} /> };
  if (question.kind === 'assign' && question.prompt === 'move-figures')
    return { body: <Movers scene={scene} question={question} /> };
  if (asksForFactions(draft))
    return { head: <WhoseInfluence scene={scene} />, body: <Factions scene={scene} /> };
  if (asksForPiles(draft)) return { body: <Piles scene={scene} /> };
  if (asksForDice(draft)) return { body: <Dice scene={scene} /> };
  if (narrow.value && asksForFigures(draft)) return { body: <FiguresOffered scene={scene} /> };
  const cards = cardsOnOffer(scene);
  if (cards.length === 0) return undefined;
  const note = noteOf(scene, cards);
  return {
    head: note && <p class={panel.note}>{note}</p>,
    body: <CardsOffered scene={scene} cards={cards} />,
  };
}

export interface Offered extends Content {
  readonly folded: boolean;
  fold(): void;
}

/** What lies over the city. It can be folded away to look at the city beneath, and comes back with the next question. */
export function useOffer(scene: MournersCallScene): Offered | undefined {
  const folded = useSignal<string | undefined>(undefined);
  const content = contentOf(scene);
  const q = scene.draft?.q ?? 'over';
  return (
    content && {
      ...content,
      folded: folded.value === q,
      fold: () => {
        folded.value = folded.value === q ? undefined : q;
      },
    }
  );
}

export function Offer({ scene: { say, draft }, offer }: Props & { readonly offer: Offered }) {
  const { folded, head, body, fold } = offer;
  const back = draft ? 'board.unfold' : 'board.count.title';
  return (
    <section
      class={classes('mc-offer', css.offer, folded && classes('folded', css.folded))}
      aria-label={say.say(draft ? 'board.offer' : 'board.count.title')}
    >
      <header class={css.head}>
        {!folded && head}
        <button type="button" class={classes('btn mc-fold', css.fold)} aria-expanded={!folded} onClick={fold}>
          {say.say(folded ? back : 'board.fold')}
        </button>
      </header>
      {!folded && (
        <div class={css.body}>
          <div class={classes('mc-content', css.content)}>{body}</div>
        </div>
      )}
    </section>
  );
}
