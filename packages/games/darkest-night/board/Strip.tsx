import { useSignal } from '@preact/signals';
import { classes, listed, readable, Thing } from '@tavolata/board-kit';
import { type HeroId, heroAt, isTurnOf, itemsOf, nameOf, powersOf } from '@tavolata/darkest-night';
import { Disc } from './Disc.tsx';
import { receives } from './giving.ts';
import { Night } from './Night.tsx';
import { Numbers } from './Numbers.tsx';
import { Opened } from './Opened.tsx';
import { Sheet } from './Sheet.tsx';
import { STATS } from './Stat.tsx';
import css from './Strip.module.css';
import { dockedHeroes, type HeroProps, heroesOf, type NightScene, type Props } from './scene.ts';
import { termOf } from './words.ts';

/** More heroes than these have less room each. */
const FEW = 4;

/** Whether something on the hero's sheet is an answer, and the sheet lies nowhere else. */
function holdsAnswers(scene: NightScene, id: HeroId): boolean {
  const { g, draft } = scene;
  if (!draft || dockedHeroes(scene)[0] === id) return false;
  const cards = [...g.cards(powersOf(id)), ...g.cards(itemsOf(id))];
  return draft.options.some(({ card, idle }) => card !== undefined && !idle && cards.includes(card));
}

/** A hero that can be picked now is a thing of the table; otherwise a tap opens the sheet. */
function Hero({ scene, id, open }: HeroProps & { readonly open: () => void }) {
  const { g, say, draft } = scene;
  const hero = heroAt(g, id);
  const name = nameOf(g, id);
  const stats = STATS.map(stat => `${say.say(`night.${stat}`)} ${hero[stat]}`);
  const label = listed(termOf(scene, name), ...stats);
  const look = classes(
    'dn-small',
    css.hero,
    heroesOf(scene).length > FEW && css.many,
    isTurnOf(g, id) && css.turn,
    hero.is === 'dead' && css.dead,
    receives(scene, name) && css.receives,
  );
  const body = (
    <span class={css.who} data-hero={name} aria-hidden="true">
      <Disc scene={scene} name={name} seat={hero.seat} />
      <Numbers scene={scene} of={hero} class={css.numbers} />
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
      class={classes(look, holdsAnswers(scene, id) && css.holding)}
      {...readable(scene, { place: name })}
      onClick={open}
    >
      <span class="unseen">{label}</span>
      {body}
    </button>
  );
}

/** Where the room is small: all heroes by emblem, Grace and Secrecy, and the moon; each opens what it stands for. */
export function Strip({ scene }: Props) {
  const opened = useSignal<HeroId | undefined>(undefined);
  const id = opened.value;
  return (
    <div class={classes('dn-strip', css.strip)}>
      {heroesOf(scene).map(each => (
        <Hero
          key={each}
          scene={scene}
          id={each}
          open={() => {
            opened.value = each;
          }}
        />
      ))}
      <Night scene={scene} />
      <Opened
        scene={scene}
        label={id === undefined ? '' : termOf(scene, nameOf(scene.g, id))}
        open={id !== undefined}
        onClose={() => {
          opened.value = undefined;
        }}
      >
        {id !== undefined && <Sheet scene={scene} id={id} size="rows" />}
      </Opened>
    </div>
  );
}
