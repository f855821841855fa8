import type { Def, Game, Setup, SetupOptionSpec } from './game.ts';
import { type Json, SEATS } from './ids.ts';
import type { State } from './state.ts';

/** What is wrong with the options of a setup, in a word for the edge to translate; nothing if they fit. */
interface WrongSetupOption {
  readonly option: string;
  readonly why: 'unknown-option' | 'not-a-choice' | 'out-of-range' | 'wrong-shape' | 'named-twice';
}

function wrongValue(spec: SetupOptionSpec, value: unknown): WrongSetupOption['why'] | undefined {
  switch (spec.kind) {
    case 'switches':
      if (!Array.isArray(value)) return 'wrong-shape';
      if (new Set(value).size !== value.length) return 'named-twice';
      return value.every(name => spec.of.includes(name)) ? undefined : 'not-a-choice';
    case 'one':
      return typeof value === 'string' && spec.of.includes(value) ? undefined : 'not-a-choice';
    case 'number':
      if (typeof value !== 'number' || !Number.isInteger(value)) return 'wrong-shape';
      return value < spec.min || value > spec.max ? 'out-of-range' : undefined;
    case 'ids':
      if (!Array.isArray(value) || !value.every(id => typeof id === 'string')) return 'wrong-shape';
      return value.length > spec.max ? 'out-of-range' : undefined;
  }
}

export function wrongSetupOption<S extends State, D extends Def>(
  game: Game<S, D>,
  options: Json,
): WrongSetupOption | undefined {
  // Whatever the type says, this comes from outside: `null` and inherited names must not pass.
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return { option: 'options', why: 'wrong-shape' };
  for (const [option, value] of Object.entries(options)) {
    const spec = Object.hasOwn(game.options, option) ? game.options[option] : undefined;
    if (!spec) return { option, why: 'unknown-option' };
    const why = wrongValue(spec, value);
    if (why) return { option, why };
  }
  return undefined;
}

/** A setup for `players`; throws if the game does not take that number, these options, or both together. */
export function setupFor<S extends State, D extends Def>(
  game: Game<S, D>,
  players: number,
  options: Setup['options'] = {},
): Setup {
  const { min, max } = game.players;
  if (!Number.isInteger(players) || players < min || players > max)
    throw new Error(`${game.slug} is for ${min} to ${max} players, not ${players}`);
  const wrong = wrongSetupOption(game, options);
  if (wrong) throw new Error(`${game.slug}: ${wrong.option} is ${wrong.why}`);
  const setup = { seats: SEATS.slice(0, players), options };
  const refusal = game.refuseSetup?.(setup);
  if (refusal) throw new Error(`${game.slug}: ${refusal.reason} (${refusal.rule})`);
  return setup;
}
