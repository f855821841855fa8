import '../online/online.css';
import { Icon, say } from '@tavolata/board-kit';
import type { ComponentChildren } from 'preact';
import { Languages } from './Languages.tsx';
import { go } from './places.ts';

/** A page of the house that is neither lobby nor table: a card on the linen. */
export function Shell({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <div class="shell" data-surface="light">
      <header>
        <button type="button" class="tv-icon" aria-label={say('back')} onClick={() => go({ at: 'lobby' })}>
          <Icon name="back" />
        </button>
        <b class="brand">Tavolata</b>
        <Languages />
      </header>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}

/** The way out of a page where there is nothing to do. */
export function ToLobby() {
  return (
    <a class="btn btn-main" href="#/">
      {say('back')}
    </a>
  );
}
