import {
  bossSpace,
  deck,
  entrance,
  faceDown,
  inside,
  player,
  type Space,
  soulsOf,
  stack,
  treasures,
  woundsOf,
} from '@tavolata/boss-monster';
import type { CardId, Seat } from '@tavolata/kernel';
import { Sign } from '../../shared/Sign.tsx';
import { CardFace } from './CardFace.tsx';
import type { BossMonsterScene } from './scene.ts';

interface Props {
  readonly scene: BossMonsterScene;
}

export function Board({ scene }: Props) {
  const { g, me } = scene;
  const mine = me ?? (g.seats[0] as Seat);
  const others = g.seats.filter(seat => seat !== mine);
  return (
    <div class="bm-board">
      <div class="bm-others">
        {others.map(seat => (
          <Dungeon key={seat} scene={scene} seat={seat} />
        ))}
      </div>
      <Village scene={scene} />
      <Dungeon scene={scene} seat={mine} own />
    </div>
  );
}

function Thing({ scene, card }: Props & { readonly card: CardId }) {
  const { g, say, thing } = scene;
  const def = g.def(card);
  return (
    <div {...thing({ card }, say.card(def.id, def.back))}>
      <CardFace scene={scene} card={card} />
    </div>
  );
}

function Village({ scene }: Props) {
  const { g, say } = scene;
  return (
    <section class="bm-village">
      <h2>{say.say('zone.town')}</h2>
      <div class="bm-row">
        {g.cards('town').map(hero => (
          <Thing key={hero} scene={scene} card={hero} />
        ))}
      </div>
      <div class="bm-piles">
        {(['room', 'spell', 'ordinary-hero', 'epic-hero'] as const).map(kind => (
          <span key={kind} title={say.say(`zone.${kind}-deck`)}>
            {say.say(`zone.${kind}-deck`)} {g.cards(deck(kind)).length}
          </span>
        ))}
        <span>
          {say.say('zone.discard-pile')} {g.cards('discard-pile').length}
        </span>
      </div>
    </section>
  );
}

function Dungeon({ scene, seat, own }: Props & { readonly seat: Seat; readonly own?: boolean }) {
  const { g, say, names, thing } = scene;
  const boss = g.cards(bossSpace(seat))[0];
  const { spaces, out } = player(g, seat);
  const icons = out || boss === undefined ? {} : treasures(g, seat);
  return (
    <section class={`bm-dungeon ${own ? 'own' : ''}`}>
      <header {...thing({ seat }, names[seat] ?? seat)}>
        <Sign seat={seat} name={names[seat] ?? seat} /> <b>{names[seat]}</b>
        <span>
          {say.say('zone.souls')} {soulsOf(g, seat)}/10
        </span>
        <span>
          {say.say('zone.wounds')} {woundsOf(g, seat)}/5
        </span>
        <span>
          {Object.entries(icons)
            .map(([icon, count]) => `${say.say(`treasure.${icon}`)} ${count}`)
            .join(' · ')}
        </span>
      </header>
      <div class="bm-row">
        <div class="bm-entrance">
          <small>{say.say('zone.entrance')}</small>
          {[...g.cards(entrance(seat)), ...g.cards(inside(seat))].map(hero => (
            <Thing key={hero} scene={scene} card={hero} />
          ))}
        </div>
        {own && (
          <div {...thing({ place: 'new' }, say.say('option.new-space'))}>
            <div class="bm-card bm-new">+</div>
          </div>
        )}
        {spaces.map(space => (
          <SpaceView key={space.id} scene={scene} seat={seat} space={space} />
        ))}
        {boss !== undefined && <Thing scene={scene} card={boss} />}
      </div>
    </section>
  );
}

function SpaceView({ scene, seat, space }: Props & { readonly seat: Seat; readonly space: Space }) {
  const { g } = scene;
  const card = g.cards(faceDown(seat, space.id))[0] ?? g.cards(stack(seat, space.id))[0];
  if (card === undefined) return null;
  return (
    <div class={space.deactivated ? 'bm-space deactivated' : 'bm-space'}>
      <Thing scene={scene} card={card} />
    </div>
  );
}
