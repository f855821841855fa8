import { type Json, type OptionSpec, SEATS, type Setup, setupFor, wrongOptions } from '@tavolata/kernel';
import { jsonOption } from './args.ts';
import { Wrong } from './errors.ts';
import { isRecord } from './files.ts';
import type { Registered } from './registry.ts';

export type ChosenOptions = Readonly<Record<string, Json>>;

/** What `--options` says, as an object. */
export function optionsOf(text: string | undefined): ChosenOptions {
  const options = jsonOption('options', text);
  if (!isRecord(options)) throw new Wrong('--options takes an object');
  return options as ChosenOptions;
}

function choicesOf(spec: OptionSpec): string {
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

/** A setup, or in words what is wrong with it. */
export function checkedSetup({ game }: Registered, players: number, options: ChosenOptions): Setup {
  const { min, max } = game.players;
  if (players < min || players > max)
    throw new Wrong(`${game.slug} is for ${min} to ${max} players, not ${players}`);
  const wrong = wrongOptions(game, options);
  if (wrong) {
    const spec = game.options[wrong.option];
    const known = Object.keys(game.options).join(', ') || 'none';
    throw new Wrong(
      spec
        ? `option ${wrong.option} takes ${choicesOf(spec)}, not ${JSON.stringify(options[wrong.option])}`
        : `${game.slug} has no option ${wrong.option}; it has ${known}`,
    );
  }
  const refusal = game.refuseSetup?.({ seats: SEATS.slice(0, players), options });
  if (refusal) throw new Wrong(`${game.slug} cannot be played so: ${refusal.reason} (${refusal.rule})`);
  return setupFor(game, players, options);
}
