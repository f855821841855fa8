import { effect } from '@preact/signals';
import { render } from 'preact';
import '@fontsource-variable/atkinson-hyperlegible-next';
import './shared/tokens.css';
import './shared/frame/index.css';
import './shared/base.css';
import './table/css/index.css';
import { App } from './App.tsx';
import { workOffline } from './offline/register.ts';
import { leaveWords } from './offline/words.ts';
import { language } from './shared/language.ts';
import { fetchMissing } from './shared/missing.ts';
import { loadWords } from './shared/Say.tsx';
import { Wordless } from './shared/Wordless.tsx';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');

let drawn = false;

function draw(): void {
  if (!drawn) render(<App />, root as HTMLElement);
  drawn = true;
  void leaveWords();
}

/** Whoever already reads the page goes on with the words there are. */
function sayNothing(): void {
  if (!drawn) render(<Wordless />, root as HTMLElement);
}

fetchMissing();
effect(() => {
  void language.value;
  loadWords().then(draw, sayNothing);
});
workOffline();
