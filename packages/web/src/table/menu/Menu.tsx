import { useSignal } from '@preact/signals';
import { LANGUAGES, type Language, say } from '@tavolata/board-kit';
import { Notify } from '../../notify/Notify.tsx';
import { Failure, useAttempt } from '../../shared/attempt.tsx';
import { language } from '../../shared/language.ts';
import { Sheet } from '../../shared/Sheet.tsx';
import { Sure } from '../../shared/Sure.tsx';
import { SPEEDS, type Speed, speed } from '../../shared/speed.ts';
import { TEXT_SIZES, type TextSize, textSize } from '../../shared/text-size.ts';
import { SoundMenu } from '../../sound/SoundMenu.tsx';
import type { TablePageState } from '../state/page-state.ts';
import { CompanyMenu } from './CompanyMenu.tsx';
import { MoveOnline } from './MoveOnline.tsx';
import { SeatsMenu } from './SeatsMenu.tsx';
import { saveMatch } from './save-match.ts';
import { YieldsMenu } from './YieldsMenu.tsx';

/** Everything about the table that is not play: one's own settings, seats, links, files, the way out. */
export function Menu({ state }: { readonly state: TablePageState }) {
  const close = () => {
    state.menu.value = false;
  };
  const table = state.session.table.value;
  const { company, isPast } = state.session;
  return (
    <Sheet title={say('menu')} open={state.menu.value} onClose={close}>
      {table && (
        <>
          <Preferences state={state} />
          <SeatsMenu state={state} table={table} />
          {company && <CompanyMenu company={company} table={table} />}
          {company
            ? table.viewer !== 'onlooker' && !table.snapshot.result && <Notify />
            : !isPast && <MoveOnline state={state} table={table} />}
          <YieldsMenu state={state} />
          {(company ? table.viewer !== 'onlooker' : state.session.file) && <Files state={state} />}
          {state.isPlaying && <Concede state={state} />}
          {isPast && <ToLobby />}
          <Seal of={table.about.commitment} />
        </>
      )}
    </Sheet>
  );
}

function Preferences({ state }: { readonly state: TablePageState }) {
  const table = state.session.table.value;
  const slug = table?.about.game ?? '';
  const settings = table?.snapshot.settings;
  return (
    <section class="menu-row">
      <label>
        {say('language')}
        <select
          value={language.value}
          onChange={event => {
            language.value = event.currentTarget.value as Language;
          }}
        >
          {LANGUAGES.map(lang => (
            <option key={lang} value={lang}>
              {say(`language.${lang}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('speed')}
        <select
          value={speed.value}
          onChange={event => {
            speed.value = event.currentTarget.value as Speed;
          }}
        >
          {SPEEDS.map(each => (
            <option key={each} value={each}>
              {say(`speed.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('text-size')}
        <select
          value={textSize.value}
          onChange={event => {
            textSize.value = event.currentTarget.value as TextSize;
          }}
        >
          {TEXT_SIZES.map(each => (
            <option key={each} value={each}>
              {say(`text-size.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <SoundMenu />
      <button
        type="button"
        class="btn"
        aria-pressed={state.asText.value}
        onClick={() => {
          state.asText.value = !state.asText.value;
          state.menu.value = false;
        }}
      >
        {say('text-view')} <kbd>T</kbd>
      </button>
      {settings && (
        <label class="check">
          <input
            type="checkbox"
            checked={settings.askForced}
            onChange={event =>
              void state.send({
                do: 'stops',
                mode: settings.mode,
                askForced: event.currentTarget.checked,
              })
            }
          />
          {state.speaker.value.say('stops.ask-forced')} <kbd>F</kbd>
        </label>
      )}
      <button
        type="button"
        class="btn only-wide"
        onClick={() => {
          state.menu.value = false;
          state.keys.value = true;
        }}
      >
        {say('keys')} <kbd>?</kbd>
      </button>
      <a class="btn" target="_blank" rel="noreferrer" href={`#/rules/${slug}`}>
        {say('rules.open')}
      </a>
    </section>
  );
}

/** A file to keep, or to send with what went wrong. */
function Files({ state }: { readonly state: TablePageState }) {
  const saving = useAttempt();
  const saved = useSignal<'match' | 'report' | undefined>(undefined);
  const save = async (what: 'match' | 'report') => {
    saved.value = undefined;
    if (await saving.run(() => saveMatch(state, what))) saved.value = what;
  };
  return (
    <section>
      <div class="menu-row">
        {(['match', 'report'] as const).map(what => (
          <button
            key={what}
            type="button"
            class="btn"
            aria-disabled={saving.busy}
            onClick={() => void save(what)}
          >
            {say(what === 'match' ? 'file.save' : 'file.report')}
          </button>
        ))}
      </div>
      <p role="status">{saved.value && say(`file.${saved.value}-saved`)}</p>
      <Failure of={saving} />
    </section>
  );
}

/** What binds every shuffle and die of this match, before anybody knows them. */
function Seal({ of }: { readonly of: string }) {
  return (
    <section class="fair">
      {say('gather.commitment')} <code>{of}</code>
    </section>
  );
}

/** From a replay the arrow may lead back to its table. */
function ToLobby() {
  return (
    <section class="menu-row">
      <a class="btn" href="#/">
        {say('back')}
      </a>
    </section>
  );
}

function Concede({ state }: { readonly state: TablePageState }) {
  const concede = () => {
    state.menu.value = false;
    void state.send({ do: 'concede' });
  };
  return (
    <section class="menu-row">
      <Sure really={say('concede.really')} onSure={concede}>
        {say('concede')}
      </Sure>
    </section>
  );
}
