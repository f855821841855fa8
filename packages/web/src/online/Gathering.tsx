import { lettersOf, type Names, nameAt, Sign, SignedBy, say } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import type { SeatInfo } from '@tavolata/table';
import { Invite } from '../invites/Invite.tsx';
import { Watching } from '../invites/Watching.tsx';
import { Notify } from '../notify/Notify.tsx';
import type { OnlineSession } from '../session/online.ts';
import type { TableSession, TableSnapshot } from '../session/session.ts';
import { api, Refused } from '../shared/api.ts';
import { Failure, useAttempt } from '../shared/attempt.tsx';
import { DoorArt } from '../shared/DoorArt.tsx';
import { goOnceDone, type Placed } from '../shared/places.ts';
import { Shell } from '../shared/Shell.tsx';
import { Sure } from '../shared/Sure.tsx';
import { Start } from './Start.tsx';
import { Terms } from './Terms.tsx';

/** Before the cards are dealt: who is here, who is missing, and how to get them. */
export function Gathering({
  session,
  table,
}: {
  readonly session: OnlineSession;
  readonly table: TableSnapshot;
}) {
  const { about, snapshot, viewer } = table;
  const doing = useAttempt();
  const isOwner = viewer === about.owner;
  const free = snapshot.seats.filter(({ who }) => who === 'open').length;
  const isInviting = free > 0 && viewer !== 'onlooker';
  return (
    <Shell title={say(free > 0 ? 'gather.missing' : 'gather.complete', { free })}>
      <div class="gathering" data-inviting={isInviting ? 'yes' : undefined}>
        <SignedBy value={lettersOf(namesOf(snapshot.seats))}>
          <section class="gather-seats" aria-label={say('new.seats')}>
            <h2>
              <DoorArt slug={about.game} />
              <span data-game={about.game}>{say(`door.${about.game}.name`)}</span>
            </h2>
            <ul>
              {snapshot.seats.map(place => (
                <li key={place.seat} class="sitter">
                  <SeatLine place={place} me={place.seat === viewer} />
                  {isOwner && place.who === 'open' && (
                    <button
                      type="button"
                      class="btn"
                      aria-disabled={doing.busy}
                      onClick={() =>
                        void doing.run(() => api.seatBot(about.id, place.seat as Seat, 'normal'))
                      }
                    >
                      {say('gather.bot')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            <Terms game={about.game} options={about.setup.options} clock={session.clock.value} />
            {isOwner ? (
              <Start table={table} free={free} doing={doing} />
            ) : (
              <p role="status">{say('gather.owner-starts')}</p>
            )}
            <Failure of={doing} />
            <p class="fair">
              {say('gather.commitment')} <code>{about.commitment.slice(0, 16)}…</code>
            </p>
          </section>
        </SignedBy>
        {isInviting && <Invite id={about.id} free={free} />}
        {viewer !== 'onlooker' && (
          <section class="gather-rest">
            <Watching company={session.company} isOwner={isOwner} doing={doing} />
            <Notify />
            <WayOut
              isOwner={isOwner}
              onOut={() => void doing.run(() => goOnceDone(() => leave(table, session)))}
            />
          </section>
        )}
      </div>
    </Shell>
  );
}

const namesOf = (places: readonly SeatInfo[]): Names =>
  Object.fromEntries(
    places.flatMap(place => {
      const name = nameAt(place);
      return name === undefined ? [] : [[place.seat, name]];
    }),
  );

/** The owner closes the table; whoever else has sat down makes room for another. */
async function leave({ about, viewer }: TableSnapshot, session: TableSession): Promise<Placed> {
  if (viewer === about.owner) await api.remove(about.id);
  else {
    const reply = await session.send({ do: 'replace', seat: viewer as Seat, with: 'open' });
    if (!reply.ok) throw new Refused(reply.error.code);
  }
  return { at: 'lobby' };
}

function WayOut({ isOwner, onOut }: { readonly isOwner: boolean; readonly onOut: () => void }) {
  return isOwner ? (
    <div class="way-out">
      <Sure really={say('lobby.delete-really')} onSure={onOut}>
        {say('lobby.delete')}
      </Sure>
    </div>
  ) : (
    <button type="button" class="btn" onClick={onOut}>
      {say('gather.leave')}
    </button>
  );
}

function SeatLine({ place, me }: { readonly place: SeatInfo; readonly me: boolean }) {
  const name = nameAt(place);
  const state =
    place.who === 'open'
      ? 'gather.awaited'
      : place.who === 'bot'
        ? 'bot'
        : me
          ? 'you'
          : place.here
            ? 'gather.here'
            : 'gather.away';
  return (
    <>
      <Sign seat={place.seat} name={name} bot={place.who === 'bot'} />
      <span>
        <b>{name ?? say('gather.free')}</b>
        <small>{say(state)}</small>
      </span>
    </>
  );
}
