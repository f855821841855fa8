import { classes, Die, listed, Sign } from '@tavolata/board-kit';
import type { Aim, StackItem } from '@tavolata/four-souls';
import { Drawn } from './Drawn.tsx';
import { doesOf } from './does.ts';
import { Glyph } from './Glyph.tsx';
import { type Group, grouped } from './grouped.ts';
import { LetRun } from './LetRun.tsx';
import { ranBy } from './letting-run.ts';
import { outcomeOf } from './outcome.ts';
import { Running } from './Running.tsx';
import { responseOf } from './responders.ts';
import css from './Stack.module.css';
import type { Props, SoulsScene } from './scene.ts';
import { Triggers } from './Triggers.tsx';
import { about, aimName, aimsOf, itemName, seatName } from './words.ts';

const signOf = (item: StackItem): string =>
  item.kind === 'ability' && item.how === 'triggered' ? 'trigger' : item.kind;

/** Who, and at what: with the signs of their seats. */
function Who({ scene, item }: Props & { readonly item: StackItem }) {
  const aims = aimsOf(item);
  return (
    <p class={css.who}>
      {item.by ? (
        <>
          <Sign seat={item.by} name="" small /> <strong>{seatName(scene, item.by)}</strong>
        </>
      ) : (
        scene.say.say('board.the-game')
      )}
      {aims.length > 0 && <span class={css.to}>→</span>}
      {aims.map((aim, i) => (
        <Aimed key={i} scene={scene} aim={aim} />
      ))}
    </p>
  );
}

const Aimed = ({ scene, aim }: Props & { readonly aim: Aim }) => (
  <span class={css.aimed}>
    {aim.seat && <Sign seat={aim.seat} name="" small />} {aimName(scene, aim)}
  </span>
);

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
      <b class={css.number}>{number}</b>
      <Drawn
        scene={scene}
        at={here}
        label={entryLabel(scene, item)}
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

/** Who has passed and who may still respond. */
function Responders({ scene }: Props) {
  const { g, say } = scene;
  const { round } = g.state;
  if (!round) return null;
  return (
    <ul class={css.round} aria-label={say.say('board.responders')}>
      {round.order.map(seat => {
        const response = responseOf(scene, seat) ?? 'may';
        return (
          <li key={seat} class={css[response]}>
            <Sign seat={seat} name="" small /> <b>{seatName(scene, seat)}</b>{' '}
            {say.say(`board.response.${response}`, about(scene, { seat }))}
          </li>
        );
      })}
    </ul>
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
      {!isEmpty && scene.settings && (
        <p class={css.legend}>
          <Glyph name="let-run" /> {say.say('board.let-run.legend')}
        </p>
      )}
    </section>
  );
}
