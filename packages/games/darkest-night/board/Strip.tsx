import { type Signal, useSignal } from '@preact/signals';
import { classes, Dialog, Icon, listed, readable, Sign, Thing } from '@tavolata/board-kit';
import { type HeroId, heroAt, isTurnOf, nameOf, THRESHOLDS } from '@tavolata/darkest-night';
import { Glyph } from './Glyph.tsx';
import { receives } from './giving.ts';
import { Moon } from './Moon.tsx';
import { Sheet } from './Sheet.tsx';
import { STATS } from './Stat.tsx';
import { type HeroProps, heroesOf, type Props } from './scene.ts';
import { seatName, termOf } from './words.ts';

/** What is looked at more closely: a hero, or the Darkness. */
type Opened = Signal<HeroId | 'darkness' | undefined>;

interface StripHeroProps extends HeroProps {
  readonly opened: Opened;
}

/** A hero that can be picked now is a thing of the table; otherwise a tap opens the sheet. */
function Hero({ scene, id, opened }: StripHeroProps) {
  const { g, say, draft } = scene;
  const hero = heroAt(g, id);
  const name = nameOf(g, id);
  const stats = STATS.map(stat => `${say.say(`night.${stat}`)} ${hero[stat]}`);
  const label = listed(termOf(scene, name), ...stats);
  const look = classes(
    'dn-small',
    isTurnOf(g, id) && 'turn',
    hero.is === 'dead' && 'dead',
    receives(scene, name) && 'receives',
  );
  const body = (
    <span class="hero" data-hero={name}>
      <span class="dn-disc">
        <Glyph name={name} />
        <Sign seat={hero.seat} name={seatName(scene, hero.seat)} small />
      </span>
      <span class="numbers" aria-hidden="true">
        {STATS.map(stat => (
          <span key={stat} class={stat}>
            <Glyph name={`sign-${stat}`} />
            <b>{hero[stat]}</b>
          </span>
        ))}
      </span>
    </span>
  );
  if ((draft?.on({ place: name }).length ?? 0) > 0)
    return (
      <Thing scene={scene} at={{ place: name }} label={label} class={look}>
        {body}
      </Thing>
    );
  return (
    <button
      type="button"
      class={look}
      {...readable(scene, { place: name })}
      onClick={() => (opened.value = id)}
    >
      <span class="unseen">{label}</span>
      {body}
    </button>
  );
}

/** Every mark of the Darkness, and what it brings. */
function Thresholds({ scene }: Props) {
  const { g, say } = scene;
  return (
    <ul class="dn-thresholds">
      {THRESHOLDS.map(({ from }) => (
        <li key={from} class={classes(g.state.darkness >= from && 'passed')}>
          <b>{from}</b> {say.say(`night.at-darkness.d${from}`)} {g.state.darkness >= from && '✓'}
        </li>
      ))}
    </ul>
  );
}

/** Where the room is small: all heroes by emblem, Grace and Secrecy, and the moon; each opens what it stands for. */
export function Strip({ scene }: Props) {
  const { g, say } = scene;
  const opened: Opened = useSignal(undefined);
  const { darkness } = g.state;
  const close = (): void => {
    opened.value = undefined;
  };
  const what = opened.value;
  const label = typeof what === 'number' ? termOf(scene, nameOf(g, what)) : say.say('night.darkness');
  return (
    <div class="dn-strip">
      {heroesOf(scene).map(id => (
        <Hero key={id} scene={scene} id={id} opened={opened} />
      ))}
      <button type="button" class="dn-small-moon" onClick={() => (opened.value = 'darkness')}>
        <Moon darkness={darkness} label={say.say('night.darkness-is', { darkness })} />
        <span aria-hidden="true">{say.say('night.darkness')}</span>
      </button>
      <Dialog class="dn-opened" label={label} open={what !== undefined} onClose={close}>
        <button type="button" class="tv-icon" aria-label={say.say('close')} onClick={close}>
          <Icon name="close" />
        </button>
        {typeof what === 'number' ? (
          <Sheet scene={scene} id={what} powers="rows" />
        ) : (
          <Thresholds scene={scene} />
        )}
      </Dialog>
    </div>
  );
}
