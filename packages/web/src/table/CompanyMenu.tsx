import { useSignal } from '@preact/signals';
import { api } from '../online/api.ts';
import { type Attempt, Failure, useAttempt } from '../online/attempt.tsx';
import { Invite } from '../online/Invite.tsx';
import { ShareLink } from '../online/ShareLink.tsx';
import { Watching } from '../online/Watching.tsx';
import type { Company, Told } from '../session/session.ts';
import { goOnceDone } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { Sure } from '../shared/Sure.tsx';

interface Props {
  readonly company: Company;
  readonly told: Told;
}

/** Links of a table on a server: for a friend, for those who watch, for my other device. */
export function CompanyMenu({ company, told }: Props) {
  const { viewer, about, picture } = told;
  const doing = useAttempt();
  const free = picture.seats.filter(({ who }) => who === 'open').length;
  const isSeated = viewer !== 'onlooker';
  const isOwner = viewer === about.owner;
  return (
    <>
      {free > 0 && isSeated && <Invite id={about.id} free={free} />}
      {isSeated && <MySeat id={about.id} doing={doing} />}
      <Watching company={company} isOwner={isOwner} doing={doing} />
      {isSeated && (!picture.result || isOwner) && (
        <section class="menu-row">
          {!picture.result && (
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
