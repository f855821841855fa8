import { useSignal } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import { Invite } from '../../invites/Invite.tsx';
import { ShareLink } from '../../invites/ShareLink.tsx';
import { Watching } from '../../invites/Watching.tsx';
import type { Company, TableSnapshot } from '../../session/session.ts';
import { api } from '../../shared/api.ts';
import { type Attempt, Failure, useAttempt } from '../../shared/attempt.tsx';
import { goOnceDone } from '../../shared/places.ts';
import { Sure } from '../../shared/Sure.tsx';

interface Props {
  readonly company: Company;
  readonly table: TableSnapshot;
}

/** Links of a table on a server: for a friend, for those who watch, for my other device. */
export function CompanyMenu({ company, table }: Props) {
  const { viewer, about, snapshot } = table;
  const doing = useAttempt();
  const free = snapshot.seats.filter(({ who }) => who === 'open').length;
  const isSeated = viewer !== 'onlooker';
  const isOwner = viewer === about.owner;
  return (
    <>
      {free > 0 && isSeated && <Invite id={about.id} free={free} />}
      {isSeated && <MySeat id={about.id} doing={doing} />}
      <Watching company={company} isOwner={isOwner} doing={doing} />
      {isSeated && (!snapshot.result || isOwner) && (
        <section class="menu-row">
          {!snapshot.result && (
            <button
              type="button"
              class="btn"
              aria-disabled={doing.busy}
              onClick={() =>
                void doing.run(() =>
                  goOnceDone(async () => ({ at: 'table', id: (await api.fork(about.id)).id })),
                )
              }
            >
              {say('fork.practice')}
            </button>
          )}
          {isOwner && (
            <Sure
              really={say('lobby.delete-really')}
              onSure={() =>
                void doing.run(() => goOnceDone(() => api.remove(about.id).then(() => ({ at: 'lobby' }))))
              }
            >
              {say('lobby.delete')}
            </Sure>
          )}
        </section>
      )}
      <Failure of={doing} />
    </>
  );
}

/** Whoever has this link holds the seat: shown only when asked for, and it can be revoked. */
function MySeat({ id, doing }: { readonly id: string; readonly doing: Attempt }) {
  const link = useSignal<string | undefined>(undefined);
  const isRevoked = useSignal(false);
  return (
    <section>
      <h3>{say('seat-link')}</h3>
      <p>{say('seat-link.how')}</p>
      {link.value && (
        <ShareLink to={{ at: 'seat', link: link.value }} label={say('seat-link')} qr={say('seat-link.qr')} />
      )}
      <div class="menu-row">
        <button
          type="button"
          class="btn"
          aria-disabled={doing.busy}
          onClick={() =>
            void doing.run(async () => {
              link.value = (await api.seatLink(id)).link;
              isRevoked.value = false;
            })
          }
        >
          {say('seat-link.show')}
        </button>
        <button
          type="button"
          class="btn"
          aria-disabled={doing.busy}
          onClick={() =>
            void doing.run(async () => {
              await api.revokeSeatLinks(id);
              link.value = undefined;
              isRevoked.value = true;
            })
          }
        >
          {say('seat-link.revoke')}
        </button>
      </div>
      <p role="status">{isRevoked.value && say('seat-link.revoked')}</p>
    </section>
  );
}
