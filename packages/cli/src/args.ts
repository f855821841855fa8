import { type ParseArgsConfig, parseArgs } from 'node:util';
import { botNames, isBotName } from '@tavolata/bots';
import { messageOf, UsageError } from './errors.ts';

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

/** Every command takes these. */
const COMMON = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

/** The arguments of a command. What it does not know is wrong usage. */
export function parse<T extends OptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({
      args: [...args],
      options: { ...options, ...COMMON },
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    // Node's messages go on to explain themselves at length.
    const [first = 'wrong usage'] = messageOf(error).split('. ');
    throw new UsageError(`${first} (see --help)`);
  }
}

export function wholeNumber(name: string, text: string | undefined, fallback: number, min: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min)
    throw new UsageError(`--${name} takes a whole number from ${min}, not ${text}`);
  return value;
}

export function oneOf<T extends string>(
  name: string,
  text: string | undefined,
  of: readonly T[],
): T | undefined {
  if (text === undefined) return undefined;
  const found = of.find(candidate => candidate === text);
  if (!found) throw new UsageError(`--${name} is one of ${of.join(', ')}, not ${text}`);
  return found;
}

export function botList(text: string) {
  return text.split(',').map(name => {
    const trimmed = name.trim();
    if (!isBotName(trimmed))
      throw new UsageError(`there is no bot ${JSON.stringify(trimmed)}; there are ${botNames.join(', ')}`);
    return trimmed;
  });
}

export function jsonOption(name: string, text: string | undefined): unknown {
  if (text === undefined) return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--${name} takes JSON, such as '{"variants":[]}'`);
  }
}

/** One bot for all seats, or as many as there are seats. */
export function onePerSeat<T>(bots: readonly T[], seats: number): T[] {
  const [first] = bots;
  if (bots.length === 1 && first !== undefined) return Array<T>(seats).fill(first);
  if (bots.length !== seats) throw new UsageError(`${bots.length} bots are named for ${seats} seats`);
  return [...bots];
}
