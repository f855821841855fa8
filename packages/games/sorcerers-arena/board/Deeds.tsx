import { classes, Thing } from '@tavolata/board-kit';
import type { Option } from '@tavolata/kernel';
import { active, chapterOf, gearsOf } from '@tavolata/sorcerers-arena';
import { UpgradeCost } from './Ability.tsx';
import { Glyph } from './Bits.tsx';
import { type Deed, deedsOf } from './deeds.ts';
import { narrow } from './narrow.ts';
import type { ArenaScene, Props } from './scene.ts';
import { nameOf, shortReason } from './words.ts';

/** What the active character can do besides playing a card; on the table each has its place. */
export function Deeds({ scene }: Props) {
  const { g, say } = scene;
  if (g.state.round === 0 || g.state.row.length === 0) return null;
  const { name, seat, upgraded } = active(g);
  return (
    <section class="sa-deeds">
      <h2>{say.say('board.turn-of', { character: nameOf(scene, name) })}</h2>
      <div class="sa-deeds-g">
        {deedsOf(scene).map(deed => (
          <DeedButton key={deed.place} scene={scene} deed={deed} />
        ))}
        {chapterOf(g).upgrades && !upgraded && (
          <Thing
            scene={scene}
            at={{ place: 'upgrade' }}
            label={say.say('board.upgrade')}
            does={whyNot(scene, 'upgrade') ?? say.say('does.deed.upgrade')}
            silent
            class="sa-deed sa-upgrade"
          >
            <Glyph name="i-upgrade" />
            <span aria-hidden="true">
              <b>{say.say('board.upgrade')}</b>
              <small>
                {narrow.value ? (
                  (whyNot(scene, 'upgrade') ?? say.say('does.deed.upgrade'))
                ) : (
                  <UpgradeCost scene={scene} name={name} owned={gearsOf(g, seat)} />
                )}
              </small>
            </span>
          </Thing>
        )}
      </div>
    </section>
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
    <Thing
      scene={scene}
      at={{ place }}
      label={name}
      does={why ?? does}
      silent
      class={classes('sa-deed', done && 'done')}
    >
      <Glyph name={icon} />
      <span aria-hidden="true">
        <b>{name}</b>
        <small>{done ? `✓ ${scene.say.say('board.done')}` : (why ?? does)}</small>
      </span>
    </Thing>
  );
}
