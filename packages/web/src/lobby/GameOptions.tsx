import { type ReadonlySignal, signal, useSignal, useSignalEffect } from '@preact/signals';
import { type Language, type SetupProps, say } from '@tavolata/board-kit';
import type { Def, Game, Json, Setup, SetupOptionSpec, SetupOptions, State } from '@tavolata/kernel';
import { Speaker, type Texts } from '@tavolata/table';
import type { ComponentType } from 'preact';
import { SETUPS } from '../../generated/games/setups.ts';
import { loadRules } from '../games/rules.ts';
import { gameTexts } from '../games/texts.ts';
import { codeOf, Refused } from '../shared/api.ts';
import { language, pageTexts } from '../shared/language.ts';
import { choicesOf } from './choices.ts';

/** A game as the new table needs it: rules and words alone, and what it adds to the form. */
export interface GameDetails {
  readonly game: Game<State, Def>;
  readonly Setup: ComponentType<SetupProps> | undefined;
  readonly texts: Texts;
  readonly speaker: Speaker;
}

async function getToKnow(slug: string, lang: Language): Promise<GameDetails> {
  const [game, Setup, own, texts] = await Promise.all([
    loadRules(slug),
    SETUPS[slug]?.(),
    pageTexts(lang),
    gameTexts(slug, lang),
  ]);
  if (!game) throw new Refused('unknown-game');
  return { game, Setup, texts, speaker: new Speaker({ language: lang, texts: [own, texts], seats: {} }) };
}

interface Known {
  readonly known?: GameDetails;
  /** Why it has not come: a code. */
  readonly problem?: string;
}

const AT_ONCE: ReadonlySignal<boolean> = signal(true);

/** The game behind a door, as soon as it is looked at more closely. */
export function useGame(slug: string, isLookedAt = AT_ONCE): Known {
  const found = useSignal<Known>({});
  useSignalEffect(() => {
    const lang = language.value;
    if (!isLookedAt.value) return;
    const tell = (news: Known) => {
      // Another language may have been chosen meanwhile.
      if (lang === language.peek()) found.value = news;
    };
    getToKnow(slug, lang).then(
      known => tell({ known }),
      error => tell({ ...found.peek(), problem: codeOf(error) }),
    );
  });
  return found.value;
}

/** Why nobody can sit down to play so, in words. */
export function refusalOf({ game, speaker }: GameDetails, setup: Setup): string | undefined {
  const refusal = game.refuseSetup?.(setup);
  return refusal && speaker.refusal(refusal, card => ({ id: String(card), back: '' }));
}

interface Props extends Pick<SetupProps, 'seats'> {
  readonly known: GameDetails;
  readonly options: SetupOptions;
  readonly choose: (options: SetupOptions) => void;
}

/** Whether the game lets one choose anything before a match. */
export const hasOptions = ({ game, Setup }: GameDetails): boolean =>
  Setup !== undefined || Object.keys(game.options).length > 0;

/** Everything the game lets one choose before a match, drawn from what it declares. */
export function GameOptions({ known, options, choose, seats }: Props) {
  const { game, Setup, speaker } = known;
  const put = (name: string, value: Json | undefined) => {
    const { [name]: _, ...others } = options;
    choose(value === undefined ? others : { ...others, [name]: value });
  };
  return (
    <>
      {Object.entries(game.options).map(([name, spec]) => (
        <GameOption
          key={name}
          known={known}
          name={name}
          spec={spec}
          seats={seats}
          value={options[name]}
          onChange={value => put(name, value)}
        />
      ))}
      {Setup && <Setup speaker={speaker} seats={seats} options={options} put={put} />}
    </>
  );
}

interface OptionProps extends Pick<SetupProps, 'seats'> {
  readonly known: GameDetails;
  readonly name: string;
  readonly spec: SetupOptionSpec;
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
}

/** What an option is called. */
export function titleOf({ speaker, texts }: GameDetails, name: string): string {
  const key = `option-name.${name}`;
  return key in texts ? speaker.say(key) : say('new.variants');
}

function GameOption({ known, name, spec, seats, value, onChange }: OptionProps) {
  const { speaker } = known;
  const title = titleOf(known, name);
  switch (spec.kind) {
    case 'switches': {
      const chosen = (value as readonly string[] | undefined) ?? [];
      return (
        <fieldset>
          <legend>{title}</legend>
          {spec.of.map(each => (
            <label class="check" key={each}>
              <input
                type="checkbox"
                checked={chosen.includes(each)}
                onChange={event => {
                  const rest = chosen.filter(other => other !== each);
                  onChange(event.currentTarget.checked ? [...rest, each] : rest);
                }}
              />
              <span>
                {speaker.say(`variant.${each}.name`)}
                <small>{speaker.say(`variant.${each}.text`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      );
    }
    case 'one': {
      const choices = choicesOf(
        spec.of,
        seats.map(({ seat }) => seat),
      );
      // Somebody may have been taken from the table since.
      const chosen = choices.find(each => each === value) ?? spec.default;
      return (
        <label>
          {title}
          <select value={chosen} onChange={event => onChange(event.currentTarget.value)}>
            {choices.map(each => (
              <option key={each} value={each}>
                {speaker.say(`variant.${each}.name`)}
              </option>
            ))}
          </select>
          <small>{speaker.say(`variant.${chosen}.text`)}</small>
        </label>
      );
    }
    case 'number':
      return (
        <label>
          {title}
          <input
            type="number"
            min={spec.min}
            max={spec.max}
            value={(value as number | undefined) ?? spec.default}
            onInput={event => onChange(event.currentTarget.valueAsNumber)}
          />
        </label>
      );
    case 'ids':
      // Lists of cards have a place of their own: the game's `Setup`.
      return null;
  }
}
