import { effect } from '@preact/signals';
import { watchWindow } from '@tavolata/board-kit';
import { render } from 'preact';
import './shared/sheets.ts';
import { App } from './App.tsx';
import { workOffline } from './offline/register.ts';
import { leaveWords } from './offline/words.ts';
import { language } from './shared/language.ts';
import { loadWords } from './shared/load-words.ts';
import { reloadWhenMissing } from './shared/reload-missing.ts';
import './shared/text-size.ts';
import { Wordless } from './shared/Wordless.tsx';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');

watchWindow();
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

reloadWhenMissing();
effect(() => {
  void language.value;
  loadWords().then(draw, sayNothing);
});
workOffline();
