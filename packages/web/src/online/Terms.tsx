import { say } from '@tavolata/board-kit';
import type { Json, SetupOptionSpec, SetupOptions } from '@tavolata/kernel';
import type { ClockRules } from '@tavolata/table';
import { Fragment } from 'preact';
import { type Door, doorOf } from '../games/doors.ts';
import { type GameDetails, titleOf, useGame } from '../lobby/GameOptions.tsx';
import { paceOf } from '../lobby/paces.ts';

interface Props {
  readonly game: string;
  readonly options: SetupOptions;
  readonly clock: ClockRules | undefined;
}

/** How it is played at this table: what was chosen when it was opened, in words. */
export function Terms({ game, options, clock }: Props) {
  const door = doorOf(game);
  const pace = paceOf(clock);
  return (
    <dl class="terms">
      <dt>{say('new.pace')}</dt>
      <dd>
        {pace && `${say(`pace.${pace}`)}, `}
        {pace ? say(`pace.${pace}.how`) : say('pace.other', { minutes: (clock?.budget ?? 0) / MINUTE })}
      </dd>
      {door && <Chosen door={door} options={options} />}
    </dl>
  );
}

const MINUTE = 60_000;

function Chosen({ door, options }: { readonly door: Door; readonly options: SetupOptions }) {
  const { known } = useGame(door.slug);
  if (!known) return null;
  const chosen = Object.entries(known.game.options).flatMap(([name, spec]) => {
    const value = options[name];
    return value !== undefined && isUnusual(spec, value) ? [{ name, spec, value }] : [];
  });
  if (chosen.length === 0)
    return (
      <>
        <dt>{say('new.options')}</dt>
        <dd>{say('terms.usual')}</dd>
      </>
    );
  return (
    <>
      {chosen.map(({ name, spec, value }) => (
        <Fragment key={name}>
          <dt>{titleOf(known, name)}</dt>
          {namedIn(spec, value).map(each => (
            <dd key={each}>
              <Variant known={known} name={each} />
            </dd>
          ))}
          {spec.kind === 'ids' && <dd>{say('terms.own')}</dd>}
          {spec.kind === 'number' && <dd>{String(value)}</dd>}
        </Fragment>
      ))}
    </>
  );
}

/** Whether somebody chose it: what goes without saying is not said. */
function isUnusual(spec: SetupOptionSpec, value: Json): boolean {
  if (spec.kind === 'one' || spec.kind === 'number') return value !== spec.default;
  return (value as readonly string[]).length > 0;
}

/** The variants an option names. */
function namedIn({ kind }: SetupOptionSpec, value: Json): readonly string[] {
  if (kind === 'one') return [value as string];
  return kind === 'switches' ? (value as readonly string[]) : [];
}

function Variant({ known: { speaker }, name }: { readonly known: GameDetails; readonly name: string }) {
  return (
    <>
      {speaker.say(`variant.${name}.name`)} <small>{speaker.say(`variant.${name}.text`)}</small>
    </>
  );
}
