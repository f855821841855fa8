import type { NumberAsk } from '@tavolata/kernel';
import { classes } from '../../shared/strings.ts';
import { Glyph } from './Glyph.tsx';
import type { Props } from './scene.ts';

interface KeysProps extends Props {
  readonly ask: NumberAsk;
  readonly sign: string;
}

/** All numbers that can be answered, as keys. */
export function NumberKeys({ scene: { picking }, ask, sign }: KeysProps) {
  if (!picking) return null;
  const all = Array.from({ length: ask.max - ask.min + 1 }, (_, i) => ask.min + i);
  return (
    <div class={classes('mc-keys', all.length > 14 && 'many')}>
      {all.map(number => {
        const chosen = picking.number.value === number;
        return (
          <button
            type="button"
            key={number}
            class={classes('thing', chosen ? 'is-selected' : 'is-lit')}
            aria-pressed={chosen}
            onClick={() => {
              picking.number.value = number;
            }}
          >
            {number}
            <Glyph name={sign} />
          </button>
        );
      })}
    </div>
  );
}

/** How many: Etherea to add against a Raker, Unity to give up. */
export function Numbers({ scene, ask }: Props & { readonly ask: NumberAsk }) {
  const { say, picking } = scene;
  const fight = ask.prompt === 'spend-on-raker';
  const total = Number(ask.params?.total ?? 0) + (picking?.number.value ?? 0);
  const needed = Number(ask.params?.needed ?? 0);
  return (
    <>
      {fight && (
        <p class={classes('mc-note', 'mc-total', total >= needed && 'enough')} role="status">
          {say.say(total >= needed ? 'board.fight.wins' : 'board.fight.loses', { total, needed })}
        </p>
      )}
      <NumberKeys scene={scene} ask={ask} sign={fight ? 'etherea' : 'unity'} />
    </>
  );
}
