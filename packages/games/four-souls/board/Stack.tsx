import { classes, Die, listed } from '@tavolata/board-kit';
import type { StackItem } from '@tavolata/four-souls';
import { Drawn } from './Drawn.tsx';
import { doesOf } from './does.ts';
import { Glyph } from './Glyph.tsx';
import { type Group, grouped } from './grouped.ts';
import { Legend, LetRun } from './LetRun.tsx';
import { ranBy } from './letting-run.ts';
import { outcomeOf } from './outcome.ts';
import { Responders } from './Responders.tsx';
import { Running } from './Running.tsx';
import css from './Stack.module.css';
import type { Props, SoulsScene } from './scene.ts';
import { Triggers } from './Triggers.tsx';
import { Who } from './Who.tsx';
import { aimName, aimsOf, itemName, seatName } from './words.ts';

const signOf = (item: StackItem): string =>
  item.kind === 'ability' && item.how === 'triggered' ? 'trigger' : item.kind;

const kindOf = ({ say }: SoulsScene, item: StackItem): string => say.say(`board.kind.${signOf(item)}`);

/** A thing on the stack for those who listen: what it is, whose, what it is aimed at, what will come of it. */
export function entryLabel(scene: SoulsScene, item: StackItem): string {
  const aims = aimsOf(item).map(aim => aimName(scene, aim));
  const who = item.by ? seatName(scene, item.by) : scene.say.say('board.the-game');
  return listed(itemName(scene, item), kindOf(scene, item), who, ...aims, outcomeOf(scene, item));
}

function Entry({ scene, item, number, times }: Props & Group) {
  const { say } = scene;
  const here = { place: `stack/${item.id}` };
  const kind = kindOf(scene, item);
  const outcome = outcomeOf(scene, item);
  const runs = ranBy(scene, item) !== undefined;
  return (
    <li
      class={classes(css.entry, number === 1 && css.first, runs && css.runs)}
      data-zone={`stack/${item.id}`}
    >
      <b class={css.number} aria-hidden="true">
        {number}
      </b>
      <Drawn
        scene={scene}
        at={here}
        label={`${number}. ${listed(entryLabel(scene, item), times > 1 && `×${times}`)}`}
        does={doesOf(scene, here)}
        class={css.paper}
      >
        {number === 1 && <span class={css.next}>{say.say('board.next')}</span>}
        <h4>
          {item.kind === 'roll' && <Die face={item.face} />}
          <span>{itemName(scene, item)}</span>
          {times > 1 && <b class={css.times}>×{times}</b>}
          <small>
            <Glyph name={signOf(item)} /> {kind}
          </small>
        </h4>
        <Who scene={scene} item={item} />
        {outcome && <p class={css.if}>{outcome}</p>}
      </Drawn>
      <LetRun scene={scene} item={item} />
    </li>
  );
}

/** The stack: the top is next, and each thing says what happens if everybody passes. */
export function Stack({ scene, bare }: Props & { readonly bare?: boolean }) {
  const { g, say } = scene;
  const { length } = g.state.stack;
  const isEmpty = length === 0;
  const title = say.say('board.stack.title');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section class={classes(css.stack, isEmpty && css.empty)} aria-label={title} tabIndex={0}>
      <h2 class={bare ? 'unseen' : undefined}>
        {title} <small>{say.say('board.stack.count', { count: length })}</small>
      </h2>
      <Triggers scene={scene} />
      {!isEmpty && (
        <ol>
          {grouped(scene).map(group => (
            <Entry key={group.item.id} scene={scene} {...group} />
          ))}
        </ol>
      )}
      <Responders scene={scene} />
      <Running scene={scene} />
      {!isEmpty && scene.settings && <Legend scene={scene} />}
    </section>
  );
}
