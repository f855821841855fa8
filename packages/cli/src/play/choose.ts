import { type BotName, botNames } from '@tavolata/bots';
import type { Json, SetupOptionSpec } from '@tavolata/kernel';
import { LANGUAGES, type Language } from '@tavolata/table';
import { botList, onePerSeat } from '../args.ts';
import { messageOf, UsageError } from '../errors.ts';
import type { Io } from '../io.ts';
import { gameCalled, type Registered, type RegisteredGames } from '../registry.ts';
import { fewestPlayers, whyNot } from '../setup.ts';
import { type Voice, voiceFor } from '../speech.ts';

/** What a match in the terminal needs to know before it starts. */
export interface Choice {
  readonly registered: Registered;
  readonly language: Language;
  readonly players: number;
  /** One per opponent. */
  readonly bots: readonly BotName[];
  readonly options: Readonly<Record<string, Json>>;
}

/** Asks until the answer makes sense; Enter, or the end of the input, takes the default. */
async function ask<T>(
  io: Io,
  voice: Voice,
  question: string,
  fallback: string,
  read: (text: string) => T,
): Promise<T> {
  for (;;) {
    io.out(`${question} [${fallback}]`);
    const typed = await io.read('> ');
    try {
      return read(typed?.trim() || fallback);
    } catch (error) {
      if (!(error instanceof UsageError) || typed === undefined) throw error;
      io.out(voice.tell('start.wrong', { why: messageOf(error) }));
    }
  }
}

const list = (text: string): string[] => text.split(/[\s,]+/).filter(word => word !== '' && word !== '-');

function member<T extends string>(text: string, of: readonly T[]): T {
  const found = of.find(one => one === text);
  if (found === undefined) throw new UsageError(`${text}: ${of.join(', ')}`);
  return found;
}

function within(text: string, min: number, max: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < min || number > max) throw new UsageError(`${min}–${max}`);
  return number;
}

/** One question per option of the game, drawn from what it says about itself. */
async function askOption(
  io: Io,
  voice: Voice,
  name: string,
  spec: SetupOptionSpec,
): Promise<Json | undefined> {
  switch (spec.kind) {
    case 'switches': {
      const names = spec.of.map(one =>
        voice.has(`variant.${one}.text`) ? `${one} (${voice.say(`variant.${one}.text`)})` : one,
      );
      const question = voice.tell('start.switches', { choices: names.join(', ') });
      return ask(io, voice, question, '-', text => [
        ...new Set(list(text).map(word => member(word, spec.of))),
      ]);
    }
    case 'one': {
      const question = voice.tell('start.one', { name, choices: spec.of.join(', ') });
      return ask(io, voice, question, spec.default, text => member(text, spec.of));
    }
    case 'number': {
      const question = voice.tell('start.number', { name, min: spec.min, max: spec.max });
      return ask(io, voice, question, String(spec.default), text => within(text, spec.min, spec.max));
    }
    case 'ids':
      return undefined;
  }
}

/** Offers a match: language, game, players, opponents and the game's own options, each with a sensible default. */
export async function askForChoice(io: Io, games: RegisteredGames, language: Language): Promise<Choice> {
  const first = voiceFor(undefined, language, {});
  const spoken = await ask(io, first, first.tell('start.lang'), language, text => member(text, LANGUAGES));
  const common = voiceFor(undefined, spoken, {});
  io.out(common.tell('start.welcome'));
  const slugs = games.map(({ game }) => game.slug);
  const question = common.tell('start.game', { choices: slugs.join(', ') });
  const slug = await ask(io, common, question, slugs[0] ?? '', text => member(text, slugs));
  const registered = gameCalled(games, slug);
  const voice = voiceFor(registered, spoken, {});
  for (;;) {
    const setting = await askForSetting(io, voice, registered);
    const why = whyNot(registered, setting.players, setting.options, spoken);
    if (why === undefined) return { registered, language: spoken, ...setting };
    io.out(voice.tell('start.wrong', { why }));
  }
}

/** How many play, against whom and with which options; the defaults go together. */
async function askForSetting(
  io: Io,
  voice: Voice,
  registered: Registered,
): Promise<Pick<Choice, 'players' | 'bots' | 'options'>> {
  const { players: count, options: specs } = registered.game;
  const fewest = String(fewestPlayers(registered, {}));
  const players = await ask(io, voice, voice.tell('start.players', { ...count }), fewest, text =>
    within(text, count.min, count.max),
  );
  const levels = voice.tell('start.bots', { choices: botNames.join(', ') });
  const bots = await ask(io, voice, levels, 'normal', text => onePerSeat(botList(text), players - 1));
  const options: Record<string, Json> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = await askOption(io, voice, name, spec);
    if (value !== undefined) options[name] = value;
  }
  return { players, bots, options };
}
