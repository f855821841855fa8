import { classes, narrow, Thing } from '@tavolata/board-kit';
import type { Option } from '@tavolata/kernel';
import { abilityDef, active, chapterOf, gearsOf } from '@tavolata/sorcerers-arena';
import { Glyph } from './Bits.tsx';
import css from './Deeds.module.css';
import { type Deed, deedsOf } from './deeds.ts';
import { UpgradeCost } from './Gears.tsx';
import type { ArenaScene, Props } from './scene.ts';
import { nameOf, shortReason } from './words.ts';

/** In so many lies each half. */
const PAIR = 2;
/** More of them leave no room for words above. */
const ROOMY = 3;
/** So many kinds of gear leave no room for a sign beside them. */
const DEAR = 4;

/** What the active character can do besides playing a card; on the table each has its place. */
export function Deeds({ scene }: Props) {
  const { g, say } = scene;
  if (g.state.round === 0 || g.state.row.length === 0) return null;
  const deeds = deedsOf(scene);
  const { name, upgraded } = active(g);
  return (
    <section class={classes(css.deeds, deeds.length > ROOMY && css.full)}>
      <h2>{say.say('board.turn-of', { character: nameOf(scene, name) })}</h2>
      <div class={`sa-deeds-g ${css.grid}`}>
        <div class={css.pair}>
          {deeds.slice(0, PAIR).map(deed => (
            <DeedButton key={deed.place} scene={scene} deed={deed} />
          ))}
        </div>
        <div class={css.pair}>
          {deeds.slice(PAIR).map(deed => (
            <DeedButton key={deed.place} scene={scene} deed={deed} />
          ))}
          {chapterOf(g).upgrades && !upgraded && <Upgrade scene={scene} />}
        </div>
      </div>
    </section>
  );
}

function Upgrade({ scene }: Props) {
  const { g, say } = scene;
  const { name, seat } = active(g);
  const { upgradeCost } = abilityDef(name);
  const does = whyNot(scene, 'upgrade') ?? say.say('does.deed.upgrade');
  return (
    <Thing
      scene={scene}
      at={{ place: 'upgrade' }}
      label={say.say('board.upgrade')}
      does={does}
      silent
      class={classes('sa-deed', css.deed, css.upgrade, Object.keys(upgradeCost).length >= DEAR && css.dear)}
    >
      <Glyph name="i-upgrade" />
      <span aria-hidden="true">
        <b>{say.say('board.upgrade')}</b>
        <small>
          {narrow.value ? does : <UpgradeCost scene={scene} name={name} owned={gearsOf(g, seat)} />}
        </small>
      </span>
    </Thing>
  );
}

const refusedAt = (place: string) => (denied: { readonly option: Option }) => denied.option.place === place;

function whyNot(scene: ArenaScene, place: string): string | undefined {
  const denied = scene.draft?.question.denied?.find(refusedAt(place));
  return denied && shortReason(scene, denied);
}

function DeedButton({ scene, deed }: Props & { readonly deed: Deed }) {
  const { place, icon, name, does, done } = deed;
  const why = whyNot(scene, place);
  return (
    <Thing scene={scene} at={{ place }} label={name} does={why ?? does} silent class={`sa-deed ${css.deed}`}>
      <Glyph name={icon} />
      <span aria-hidden="true">
        <b>{name}</b>
        <small>{done ? `✓ ${scene.say.say('board.done')}` : (why ?? does)}</small>
      </span>
    </Thing>
  );
}
