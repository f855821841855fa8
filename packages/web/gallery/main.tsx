import { effect } from '@preact/signals';
import { watchWindow } from '@tavolata/board-kit';
import { render } from 'preact';
import '../src/shared/sheets.ts';
import { doorOf } from '../src/games/doors.ts';
import { isLanguage, language } from '../src/shared/language.ts';
import { loadWords } from '../src/shared/load-words.ts';
import { speed } from '../src/shared/speed.ts';
import { TablePage } from '../src/table/TablePage.tsx';
import { Overview } from './Overview.tsx';
import { PositionSession } from './PositionSession.ts';
import { POSITIONS } from './positions.ts';

const root = document.getElementById('app') as HTMLElement;
const asked = new URLSearchParams(location.search);
const [game, name] = asked.get('show')?.split('/') ?? [];
const lang = asked.get('lang');

async function showBoard(): Promise<void> {
  const position = POSITIONS[game ?? '']?.find(each => each.name === name);
  const page = await doorOf(game ?? '')?.load();
  if (!position || !page) throw new Error(`there is no position ${game}/${name}`);
  render(<TablePage session={new PositionSession(page.game, position)} />, root);
}

watchWindow();
speed.value = asked.get('speed') === 'on' ? 'normal' : 'off';
if (isLanguage(lang)) language.value = lang;
effect(() => {
  void language.value;
  void loadWords().then(() => (game ? showBoard() : render(<Overview />, root)));
});
