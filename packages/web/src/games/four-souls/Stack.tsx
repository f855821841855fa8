import type { StackItem } from '@tavolata/four-souls';
import { Thing } from '../../table/Thing.tsx';
import { doesOf } from './does.ts';
import { Glyph } from './Glyph.tsx';
import { outcomeOf } from './outcome.ts';
import { classes, type Props } from './scene.ts';
import { aimName, aimsOf, itemName, seatName } from './words.ts';

const signOf = (item: StackItem): string =>
  item.kind === 'ability' && item.how === 'triggered' ? 'trigger' : item.kind;

function Entry({ scene, item, number }: Props & { readonly item: StackItem; readonly number: number }) {
  const { say } = scene;
  const aims = aimsOf(item).map(aim => aimName(scene, aim));
  const who = item.by ? seatName(scene, item.by) : say.say('board.the-game');
  const kind = say.say(`board.kind.${signOf(item)}`);
  return (
    <li class={classes('fs-entry', item.kind, number === 1 && 'next')}>
      <b class="fs-number">{number}</b>
      <Thing
        scene={scene}
        at={{ place: `stack/${item.id}` }}
        label={[itemName(scene, item), kind, who, ...aims].join(', ')}
        does={doesOf(scene, { place: `stack/${item.id}` })}
        class="fs-paper"
      >
        {number === 1 && <span class="fs-flag">{say.say('board.next')}</span>}
        <h4>
          {item.kind === 'roll' && <span class="fs-die">{item.face}</span>}
          {itemName(scene, item)}
          <small>
            <Glyph name={signOf(item)} /> {kind}
          </small>
        </h4>
        <p class="fs-who">
          {who}
          {aims.length > 0 && ` → ${aims.join(', ')}`}
        </p>
        <p class="fs-if">{outcomeOf(scene, item)}</p>
      </Thing>
    </li>
  );
}

/** The stack: the top is next, and each thing says what happens if everybody passes. */
export function Stack({ scene }: Props) {
  const { g, say } = scene;
  const items = [...g.state.stack].reverse();
  if (items.length === 0) return null;
  return (
    <section class="fs-stack" aria-label={say.say('board.stack.title')}>
      <h2>
        {say.say('board.stack.title')} <small>{say.say('board.stack.count', { count: items.length })}</small>
      </h2>
      <ol>
        {items.map((item, i) => (
          <Entry key={item.id} scene={scene} item={item} number={i + 1} />
        ))}
      </ol>
    </section>
  );
}
