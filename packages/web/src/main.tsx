import { effect } from '@preact/signals';
import { render } from 'preact';
import '@fontsource-variable/atkinson-hyperlegible-next';
import './shared/tokens.css';
import './shared/frame.css';
import './shared/base.css';
import './table/css/index.css';
import { App } from './App.tsx';
import { workOffline } from './offline/register.ts';
import { leaveWords } from './offline/words.ts';
import { language } from './shared/language.ts';
import { loadWords } from './shared/Say.tsx';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');

let drawn = false;
effect(() => {
  const { value } = language;
  void loadWords().then(() => {
    if (!drawn && value) render(<App />, root);
    drawn = true;
    void leaveWords();
  });
});
workOffline();
