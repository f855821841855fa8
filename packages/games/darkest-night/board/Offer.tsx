import { Choice, classes, Thing } from '@tavolata/board-kit';
import { HEROES, type HeroName, heroDef, POWERS } from '@tavolata/darkest-night';
import type { Option } from '@tavolata/kernel';
import { Card } from './Card.tsx';
import { Disc } from './Disc.tsx';
import { Face } from './Face.tsx';
import { Glyph } from './Glyph.tsx';
import { Numbers } from './Numbers.tsx';
import css from './Offer.module.css';
import { laidOut, refusedBeside } from './offered.ts';
import type { NightScene, Props } from './scene.ts';

const isHero = (place: string | undefined): place is HeroName => HEROES.some(({ id }) => id === place);

/** A hero to choose: emblem, Grace and Secrecy. */
function Candidate({ scene, name, label }: Props & { readonly name: HeroName; readonly label: string }) {
  const { defaults } = heroDef(name);
  return (
    <Thing scene={scene} at={{ place: name }} label={label} class={classes('dn-choice', css.choice)}>
      <Disc scene={scene} name={name} />
      <Numbers scene={scene} of={defaults} class={css.numbers} />
      <b class={css.label}>{label}</b>
    </Thing>
  );
}

/** What the chosen hero begins with, or what the chosen card says: read before it is confirmed. */
function Reading({ scene, option }: Props & { readonly option: Option }) {
  const { g, say } = scene;
  if (option.card !== undefined) {
    const key = `card.${g.def(option.card).id}.text`;
    return say.has(key) ? <p>{say.say(key)}</p> : null;
  }
  if (!isHero(option.place)) return null;
  const starting = POWERS.filter(({ hero, starting: first }) => hero === option.place && first);
  return (
    <ul>
      {starting.map(({ id, back }) => (
        <li key={id}>
          <Glyph name={id} /> <b>{say.card(id, back)}</b> <span>{say.say(`card.${id}.text`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What cannot be chosen, and says why. */
function Refused({ scene, option }: Props & { readonly option: Option }) {
  const { g, say } = scene;
  if (option.card === undefined) return null;
  const label = say.option(option, card => g.def(card));
  return (
    <Thing scene={scene} at={{ card: option.card }} label={label} class={classes('dn-choice', css.choice)}>
      <Card scene={scene} card={option.card} size="small" />
      <b class={css.label}>{label}</b>
    </Thing>
  );
}

const isMap = ({ g }: NightScene, { card }: Option): boolean =>
  card !== undefined && g.def(card).type === 'map';

/** One of the answers: a hero, a card, the face of a die, or words alone. */
function Laid({ scene, index, option }: Props & { readonly index: number; readonly option: Option }) {
  const { g, say } = scene;
  const label = say.option(option, card => g.def(card));
  if (option.card === undefined && isHero(option.place))
    return <Candidate scene={scene} name={option.place} label={label} />;
  // The card of a power says its name.
  const isNamed = option.card !== undefined && g.def(option.card).type === 'power';
  const look = classes('dn-choice', css.choice, isMap(scene, option) && css.wide);
  return (
    <Choice scene={scene} option={index} label={label} class={look}>
      {option.card !== undefined && <Card scene={scene} card={option.card} size="small" />}
      {option.key === 'die' && option.value !== undefined && <Face face={option.value} />}
      {!isNamed && <b class={css.label}>{label}</b>}
    </Choice>
  );
}

/** What a question offers that lies nowhere on the board: all of it small, the chosen one with its text. */
export function Offer({ scene }: Props) {
  const { say, draft } = scene;
  const laid = laidOut(scene).map(index => ({ index, option: draft?.options[index] as Option }));
  if (!draft || laid.length === 0) return null;
  const read = laid.findLast(({ index }) => draft.chosen.value.includes(index))?.option;
  const hasCards = laid.some(({ option }) => option.card !== undefined);
  const hasMaps = laid.some(({ option }) => isMap(scene, option));
  return (
    <section
      class={classes('dn-offer', css.offer, hasCards && css.ofCards, hasMaps && css.ofMaps)}
      aria-label={say.say('night.offer')}
    >
      <div class={css.choices}>
        {laid.map(each => (
          <Laid key={each.index} scene={scene} {...each} />
        ))}
        {hasCards &&
          refusedBeside(scene).map(option => <Refused key={option.card} scene={scene} option={option} />)}
      </div>
      {read && (
        <div class={css.reading} role="status">
          <Reading scene={scene} option={read} />
        </div>
      )}
    </section>
  );
}
