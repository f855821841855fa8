import { classes, Name, readable, Thing } from '@tavolata/board-kit';
import type { CourtDef } from '@tavolata/mourners-call';
import { Choice, deniedOf, optionOf } from './Choice.tsx';
import css from './Court.module.css';
import { risesOf } from './forecast.ts';
import { Portrait } from './Portrait.tsx';
import { isGrave, Rise } from './Rise.tsx';
import small from './Small.module.css';
import { Steps } from './Steps.tsx';
import type { CardProps, MournersCallScene } from './scene.ts';
import { cardLabel, nameOf, textOf } from './words.ts';

/** Whether its two actions are asked about one by one. */
const byAction = ({ draft }: MournersCallScene): boolean => draft?.question.prompt === 'act';

/** A Court card: a portrait in a niche, and two actions, each its own target when one is to be played. */
export function Court({ scene, card }: CardProps) {
  const def = scene.g.def(card) as CourtDef;
  const title = `card.${def.id}.title`;
  const inner = (
    <>
      <header class={css.head}>
        <Portrait def={def} class={css.portrait} />
        <div>
          <b>
            <Name of={nameOf(scene, card)} />
          </b>
          {scene.say.has(title) && <small>{scene.say.say(title)}</small>}
        </div>
      </header>
      {def.onPlay && <Steps scene={scene} deed={{ does: def.onPlay }} class={css.onPlay} />}
      {def.actions.map((_, i) => (
        <Action key={i} scene={scene} card={card} row={i + 1} />
      ))}
    </>
  );
  if (byAction(scene))
    return (
      <div {...readable(scene, { card })} class={classes('mc-court', css.court)} data-card={card}>
        {inner}
      </div>
    );
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={cardLabel(scene, card)}
      silent
      class={classes('mc-court', css.court)}
    >
      {inner}
    </Thing>
  );
}

interface ActionProps extends CardProps {
  readonly row: number;
}

/** One of the two actions: what it costs and does, and what it would do to the tracks. */
export function Action({ scene, card, row }: ActionProps) {
  const deed = (scene.g.def(card) as CourtDef).actions[row - 1];
  if (!deed) return null;
  const fits = (option: { readonly card?: number; readonly value?: number; readonly key: string }): boolean =>
    option.key === 'play' && option.card === card && option.value === row;
  const isAsked = byAction(scene);
  const rises = isAsked ? risesOf(scene.g, { key: 'play', card, value: row }) : {};
  // A rise is told once: from where to where, or as printed.
  const told = { ...deed, does: (deed.does ?? []).filter(({ raise }) => !raise || !rises[raise]) };
  return (
    <Choice
      scene={scene}
      option={isAsked ? optionOf(scene, fits) : undefined}
      denied={isAsked ? deniedOf(scene, fits) : undefined}
      card={card}
      label={`${nameOf(scene, card)}. ${row}. ${textOf(scene, deed.id)}`}
      class={classes('mc-action', css.action, small.small, isGrave(scene, rises) && css.grave)}
    >
      <i aria-hidden="true">{row}</i>
      <Steps scene={scene} deed={told} class={css.steps} />
      <Rise scene={scene} rises={rises} class={css.rise} />
    </Choice>
  );
}
