import { classes, isHidden } from '@tavolata/board-kit';
import type { CardId } from '@tavolata/kernel';
import {
  abilityDef,
  type CharacterName,
  chapterOf,
  characterDef,
  type Gear,
  gearsOf,
  type Side,
  standardAttackOf,
} from '@tavolata/sorcerers-arena';
import { Crest, Glyph, Scenery, Star } from './Bits.tsx';
import css from './Card.module.css';
import { Face, rimOf, teamOf } from './Combat.tsx';
import { UpgradeCost } from './Gears.tsx';
import type { ArenaScene, CardProps } from './scene.ts';
import { costWords, skillName } from './words.ts';

/** A card at reading size: full picture, name, type, text. */
export function Card({ scene, card }: CardProps) {
  const { g, say } = scene;
  const def = g.def(card);
  if (def.type === 'ability') return <AbilityFace scene={scene} card={card} name={def.character} />;
  return (
    <div class={classes(rimOf(def), css.large)}>
      <Face scene={scene} card={card} />
      {!isHidden(def) && (
        <div class={css.text}>
          <p class={css.types}>
            {[say.say(`banner.${def.phase}`), ...def.types.map(type => say.say(`card-type.${type}`))].join(
              ' · ',
            )}
            {def.gear && (
              <span>
                <Glyph name={`i-${def.gear}`} /> {say.card(def.gear)}
              </span>
            )}
          </p>
          <p>{say.say(`card.${def.id}.text`)}</p>
        </div>
      )}
    </div>
  );
}

/** Whose character it is in this match, if it takes part. */
export const ownerOf = ({ g }: ArenaScene, card: CardId) => {
  const def = g.def(card);
  const lies = g.zoneOf(card).split('/')[1];
  return g.state.row.find(who => who.name === def.character && (lies === undefined || who.seat === lies));
};

function AbilityFace({ scene, card, name }: CardProps & { readonly name: CharacterName }) {
  const { g, say } = scene;
  const { hp, vp, initiative } = characterDef(name);
  const { skills, upgraded, handSize, standardMove } = abilityDef(name);
  const chapter = chapterOf(g);
  const owner = ownerOf(scene, card);
  const attack = owner
    ? standardAttackOf(g, g.state.row.indexOf(owner))
    : (chapter.standardAttack ?? abilityDef(name).standardAttack);
  const side: Side | undefined = owner ? g.state.sides[owner.seat] : teamOf(scene, card);
  const none: Record<Gear, number> = { shell: 0, lamp: 0, rose: 0, crown: 0 };
  return (
    <div class={classes(css.character, side)}>
      <div class={css.portrait} aria-hidden="true">
        <Scenery name={name} />
        <Crest name={name} side={side} />
      </div>
      <h3>{say.card(g.def(card).id)}</h3>
      <ul class={css.numbers}>
        <li>
          {owner
            ? say.say('board.health', { hp: owner.hp, max: hp })
            : say.say('board.health-printed', { hp })}
        </li>
        <li>
          <Glyph name="i-move" /> {say.say('board.move', { number: chapter.standardMove ?? standardMove })}
        </li>
        <li>
          <Glyph name="i-attack" /> {say.say('board.attack', { number: attack })}
        </li>
        {chapter.skills && (
          <li>
            <Glyph name="i-hand" /> {say.say('board.hand-size', { number: handSize })}
          </li>
        )}
        <li>
          <Glyph name="i-status" /> {say.say('board.initiative', { number: initiative })}
        </li>
        <li>
          <Star /> {say.say('board.ko-worth', { vp })}
        </li>
      </ul>
      {chapter.skills &&
        skills.map(skill => (
          <p key={skill}>
            <b>{skillName(scene, skill)}</b> <small>{costWords(scene, skill)}</small>
            <br />
            {say.say(`card.${skill}.text`)}
          </p>
        ))}
      {chapter.upgrades && (
        <p class={classes(owner?.upgraded && css.done)}>
          <b>{skillName(scene, upgraded)}</b>{' '}
          {owner?.upgraded ? (
            <small>✓ {say.say('board.upgraded')}</small>
          ) : (
            <UpgradeCost scene={scene} name={name} owned={owner ? gearsOf(g, owner.seat) : none} />
          )}
          <br />
          {say.say(`card.${upgraded}.text`)}
        </p>
      )}
    </div>
  );
}

/** A card at the size of a thumb, for the rail. */
export function Thumb({ scene, card }: CardProps) {
  const def = scene.g.def(card);
  return (
    <div class={css.thumb} aria-hidden="true">
      {def.type === 'combat' ? (
        <Glyph name={`c-${def.id}`} />
      ) : (
        <Crest name={def.character} side={teamOf(scene, card)} />
      )}
    </div>
  );
}
