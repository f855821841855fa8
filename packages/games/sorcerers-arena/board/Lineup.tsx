import { classes, listed, Thing, whose } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import {
  abilityDef,
  CHARACTERS,
  type CharacterName,
  chapterOf,
  characterDef,
  PRESETS,
  type Side,
} from '@tavolata/sorcerers-arena';
import { Crest, Glyph, Star, TeamDot } from './Bits.tsx';
import { factWords } from './facts.ts';
import css from './Lineup.module.css';
import { type ArenaScene, askedFor, type Props, sideOfSeat } from './scene.ts';
import { nameOf, skillName } from './words.ts';

/** The steps before anybody stands in the arena: teams are found, turn-order tiles are stacked. */
export const isLiningUp = ({ g, draft }: ArenaScene): boolean =>
  g.state.row.length === 0 || draft?.question.prompt === 'place-first';

/** Characters as large tiles to take, to put in order, or to look at. */
export function Lineup({ scene }: Props) {
  const { g, say, draft } = scene;
  const prompt = draft?.question.prompt;
  if (prompt === 'choose-side' || (g.state.next === 'choose-sides' && prompt === undefined))
    return (
      <section class={classes(css.lineup, css.presets)} aria-label={say.say('board.line-up')}>
        {PRESETS.map(({ side, characters }) => (
          <Preset key={side} scene={scene} side={side} characters={characters} />
        ))}
      </section>
    );
  const isOrdering = g.state.next !== 'draft';
  const names = isOrdering ? (g.state.picks[askedFor(scene)] ?? []) : CHARACTERS.map(({ id }) => id);
  return (
    <section
      class={classes(css.lineup, isOrdering ? css.few : css.all)}
      aria-label={
        isOrdering ? say.say('board.order-of', whose(scene, askedFor(scene))) : say.say('board.line-up')
      }
    >
      {names.map(name => (
        <CharacterTile key={name} scene={scene} name={name} />
      ))}
    </section>
  );
}

interface PresetProps extends Props {
  readonly side: Side;
  readonly characters: readonly CharacterName[];
}

function Preset({ scene, side, characters }: PresetProps) {
  const { say } = scene;
  const names = characters.map(name => nameOf(scene, name));
  return (
    <Thing
      scene={scene}
      at={{ place: side }}
      label={listed(say.say(`board.team.${side}`), ...names)}
      does={say.say('does.ask.choose-side')}
      silent
      class={classes(css.preset, side)}
    >
      <p class={css.title} aria-hidden="true">
        <TeamDot side={side} /> {say.say(`board.team.${side}`)}
      </p>
      <div>
        {characters.map(name => (
          <span key={name}>
            <Crest name={name} side={side} />
            <b aria-hidden="true">{nameOf(scene, name)}</b>
            <Facts scene={scene} name={name} />
          </span>
        ))}
      </div>
    </Thing>
  );
}

/** Who has a character, if somebody has. */
const takers = ({ g }: ArenaScene, name: CharacterName): Seat[] =>
  g.seats.filter(seat => g.state.picks[seat]?.includes(name));

function CharacterTile({ scene, name }: Props & { readonly name: CharacterName }) {
  const { say, draft, g } = scene;
  const owners = takers(scene, name);
  const [owner] = owners;
  const side = owner === undefined ? undefined : sideOfSeat(scene, owner);
  const order = orderOf(scene, name);
  const prompt = draft?.question.prompt;
  const does =
    prompt !== undefined && say.has(`does.ask.${prompt}`)
      ? say.say(`does.ask.${prompt}`, draft?.question.params)
      : undefined;
  const taken = owners.map(seat => say.say('board.taken', whose(scene, seat))).join(', ');
  const { skills } = abilityDef(name);
  return (
    <Thing
      scene={scene}
      at={{ place: name }}
      label={listed(say.say(`term.${name}`), ...factWords(scene, name), taken)}
      does={order === undefined ? does : say.say('board.chosen-order', { place: order })}
      silent
      class={classes('sa-who', css.who, side, owner !== undefined && css.taken)}
    >
      <Crest name={name} side={side} />
      <b aria-hidden="true">{nameOf(scene, name)}</b>
      <Facts scene={scene} name={name} />
      {chapterOf(g).skills && (
        <small aria-hidden="true">{skills.map(skill => skillName(scene, skill)).join(' · ')}</small>
      )}
      {owner !== undefined && g.state.next === 'draft' && (
        <em aria-hidden="true">
          {side && <TeamDot side={side} />} {taken}
        </em>
      )}
    </Thing>
  );
}

function orderOf({ draft }: ArenaScene, name: CharacterName): number | undefined {
  if (draft?.question.kind !== 'order') return undefined;
  const at = draft.chosen.value.findIndex(index => draft.options[index]?.place === name);
  return at < 0 ? undefined : at + 1;
}

/** Health, move, attack, initiative, and what a KO is worth. */
function Facts({ scene, name }: Props & { readonly name: CharacterName }) {
  const { g } = scene;
  const { hp, vp, initiative } = characterDef(name);
  const { standardMove, standardAttack } = abilityDef(name);
  const chapter = chapterOf(g);
  const words = factWords(scene, name);
  return (
    <span class={css.facts} aria-hidden="true">
      <span title={words[0]} class={css.heart}>
        {hp}
      </span>
      <span title={words[1]}>
        <Glyph name="i-move" />
        {chapter.standardMove ?? standardMove}
      </span>
      <span title={words[2]}>
        <Glyph name="i-attack" />
        {chapter.standardAttack ?? standardAttack}
      </span>
      <span title={words[3]}>
        <Glyph name="i-status" />
        {initiative}
      </span>
      <span title={words[4]}>
        {scene.say.say('board.ko')}
        <Star />
        {vp}
      </span>
    </span>
  );
}
