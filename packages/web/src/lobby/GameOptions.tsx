import { useSignal, useSignalEffect } from '@preact/signals';
import { type AnyPage, type Language, type SetupProps, say } from '@tavolata/board-kit';
import type { Json, Setup, SetupOptionSpec, SetupOptions } from '@tavolata/kernel';
import { Speaker, type Texts } from '@tavolata/table';
import type { Door } from '../games/doors.ts';
import { codeOf } from '../shared/api.ts';
import { language, loadTexts, pageTexts } from '../shared/language.ts';
import { choicesOf } from './choices.ts';

/** A game as the new table needs it: what can be chosen, and the words for it. */
export interface GameDetails {
  readonly page: AnyPage;
  readonly texts: Texts;
  readonly speaker: Speaker;
}

async function getToKnow({ slug, load }: Door, lang: Language): Promise<GameDetails> {
  const page = await load();
  const [own, texts] = await Promise.all([pageTexts(lang), loadTexts(slug, page.texts, lang)]);
  return { page, texts, speaker: new Speaker({ language: lang, texts: [own, texts], seats: {} }) };
}

interface Game {
  readonly known?: GameDetails;
  /** Why it has not come: a code. */
  readonly problem?: string;
}

/** Loads the game behind a door: whoever has chosen it will need it in a moment anyway. */
export function useGame(door: Door): Game {
  const game = useSignal<Game>({});
  useSignalEffect(() => {
    const lang = language.value;
    const tell = (news: Game) => {
      // Another language may have been chosen meanwhile.
      if (lang === language.peek()) game.value = news;
    };
    getToKnow(door, lang).then(
      known => tell(known ? { known } : {}),
      error => tell({ ...game.peek(), problem: codeOf(error) }),
    );
  });
  return game.value;
}

/** Why nobody can sit down to play so, in words. */
export function refusalOf({ page, speaker }: GameDetails, setup: Setup): string | undefined {
  const refusal = page.game.refuseSetup?.(setup);
  return refusal && speaker.refusal(refusal, card => ({ id: String(card), back: '' }));
}

interface Props extends Pick<SetupProps, 'seats'> {
  readonly known: GameDetails;
  readonly options: SetupOptions;
  readonly choose: (options: SetupOptions) => void;
}

/** Whether the game lets one choose anything before a match. */
export const hasOptions = ({ page: { game, Setup } }: GameDetails): boolean =>
  Setup !== undefined || Object.keys(game.options).length > 0;

/** Everything the game lets one choose before a match, drawn from what it declares. */
export function GameOptions({ known, options, choose, seats }: Props) {
  const { page, speaker } = known;
  const { Setup } = page;
  const put = (name: string, value: Json | undefined) => {
    const { [name]: _, ...others } = options;
    choose(value === undefined ? others : { ...others, [name]: value });
  };
  return (
    <>
      {Object.entries(page.game.options).map(([name, spec]) => (
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
