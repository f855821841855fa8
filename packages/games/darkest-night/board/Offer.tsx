import { Choice, classes, Thing } from '@tavolata/board-kit';
import { HEROES, type HeroName, heroDef, POWERS } from '@tavolata/darkest-night';
import type { Option } from '@tavolata/kernel';
import { Card } from './Card.tsx';
import { Face } from './Face.tsx';
import { Glyph } from './Glyph.tsx';
import { laidOut, refusedBeside } from './offered.ts';
import { STATS } from './Stat.tsx';
import type { Props } from './scene.ts';

const isHero = (place: string | undefined): place is HeroName => HEROES.some(({ id }) => id === place);

/** A hero to choose: emblem, Grace and Secrecy. */
function Candidate({ scene, name, label }: Props & { readonly name: HeroName; readonly label: string }) {
  const { defaults } = heroDef(name);
  return (
    <Thing scene={scene} at={{ place: name }} label={label} class="dn-choice">
      <span class="dn-disc">
        <Glyph name={name} />
      </span>
      <span class="numbers">
        {STATS.map(stat => (
          <span key={stat} class={stat} title={scene.say.say(`night.${stat}`)}>
            <Glyph name={`sign-${stat}`} />
            <span class="unseen">{scene.say.say(`night.${stat}`)}</span>
            <b>{defaults[stat]}</b>
          </span>
        ))}
      </span>
      <b class="label">{label}</b>
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
    <Thing scene={scene} at={{ card: option.card }} label={label} class="dn-choice">
      <Card scene={scene} card={option.card} />
      <b class="label">{label}</b>
    </Thing>
  );
}

/** What a question offers that lies nowhere on the board: all of it small, the chosen one with its text. */
export function Offer({ scene }: Props) {
  const { g, say, draft } = scene;
  const indices = laidOut(scene);
  if (!draft || indices.length === 0) return null;
  const chosen = draft.chosen.value.filter(index => indices.includes(index)).at(-1);
  const read = chosen === undefined ? undefined : draft.options[chosen];
  const hasCards = indices.some(index => draft.options[index]?.card !== undefined);
  return (
    <section class={classes('dn-offer', hasCards && 'of-cards')} aria-label={say.say('night.offer')}>
      <div class="dn-choices">
        {indices.map(index => {
          const option = draft.options[index] as Option;
          const label = say.option(option, card => g.def(card));
          if (option.card === undefined && isHero(option.place))
            return <Candidate key={index} scene={scene} name={option.place} label={label} />;
          return (
            <Choice key={index} scene={scene} option={index} label={label} class="dn-choice">
              {option.card !== undefined && <Card scene={scene} card={option.card} />}
              {option.key === 'die' && option.value !== undefined && <Face face={option.value} />}
              <b class="label">{label}</b>
            </Choice>
          );
        })}
        {hasCards &&
          refusedBeside(scene).map(option => <Refused key={option.card} scene={scene} option={option} />)}
      </div>
      {read && (
        <div class="dn-reading" role="status">
          <Reading scene={scene} option={read} />
        </div>
      )}
    </section>
  );
}
