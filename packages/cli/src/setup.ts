import { type Json, type Refusal, SEATS, type Setup, type SetupOptionSpec } from '@tavolata/kernel';
import { setupFor, wrongSetupOption } from '@tavolata/kernel/match';
import type { Language } from '@tavolata/table';
import { jsonOption } from './args.ts';
import { UsageError } from './errors.ts';
import { isRecord } from './files.ts';
import type { Registered } from './registry.ts';
import { voiceFor } from './speech.ts';

type ChosenOptions = Readonly<Record<string, Json>>;

/** What `--options` says, as an object. */
export function optionsOf(text: string | undefined): ChosenOptions {
  const options = jsonOption('options', text);
  if (!isRecord(options)) throw new UsageError('--options takes an object');
  return options as ChosenOptions;
}

function choicesOf(spec: SetupOptionSpec): string {
  switch (spec.kind) {
    case 'switches':
      return `some of ${spec.of.join(', ')}`;
    case 'one':
      return `one of ${spec.of.join(', ')}`;
    case 'number':
      return `a whole number from ${spec.min} to ${spec.max}`;
    case 'ids':
      return `at most ${spec.max} ids`;
  }
}

/** What the rules have against this number of players with such options. */
const refusalOf = ({ game }: Registered, players: number, options: ChosenOptions): Refusal | undefined =>
  game.refuseSetup?.({ seats: SEATS.slice(0, players), options });

/** The same in words. */
export function whyNot(
  registered: Registered,
  players: number,
  options: ChosenOptions,
  language: Language,
): string | undefined {
  const refusal = refusalOf(registered, players, options);
  if (!refusal) return undefined;
  const { reason, params, rule } = refusal;
  return `${voiceFor(registered, language, {}).say(`refuse.${reason}`, params)} (${rule})`;
}

/** The fewest players, at least `atLeast`, that the rules take with such options. */
export function fewestPlayers(registered: Registered, options: ChosenOptions, atLeast = 0): number {
  const { min, max } = registered.game.players;
  const first = Math.max(min, atLeast);
  // The options may be nonsense, which is told elsewhere.
  if (wrongSetupOption(registered.game, options)) return first;
  for (let players = first; players <= max; players++)
    if (!refusalOf(registered, players, options)) return players;
  return first;
}

/** A setup, or in words what is wrong with it. */
export function checkedSetup(
  registered: Registered,
  players: number,
  options: ChosenOptions,
  language: Language = 'en',
): Setup {
  const { game } = registered;
  const { min, max } = game.players;
  if (players < min || players > max)
    throw new UsageError(`${game.slug} is for ${min} to ${max} players, not ${players}`);
  const wrong = wrongSetupOption(game, options);
  if (wrong) {
    const spec = game.options[wrong.option];
    const known = Object.keys(game.options).join(', ') || 'none';
    throw new UsageError(
      spec
        ? `option ${wrong.option} takes ${choicesOf(spec)}, not ${JSON.stringify(options[wrong.option])}`
        : `${game.slug} has no option ${wrong.option}; it has ${known}`,
    );
  }
  const why = whyNot(registered, players, options, language);
  if (why) throw new UsageError(`${game.slug}: ${why}`);
  return setupFor(game, players, options);
}
