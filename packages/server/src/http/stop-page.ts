import { LANGUAGES } from '@tavolata/table';
import { textOf } from '../notices/texts.ts';
import { escapeHtml, plainHeaders, plainPage } from './plain-page.ts';

/** The same in every language: whoever opens a link from a mail has told us none. */
const inAll = (element: string, key: string): string =>
  LANGUAGES.map(
    language => `<${element} lang="${language}">${escapeHtml(textOf(language, key))}</${element}>`,
  ).join('\n');

/** Mail programs look at links before their reader does: nothing is ended before somebody says so. */
export const stopQuestion = (): string =>
  plainPage(
    LANGUAGES[0],
    LANGUAGES.map(language => {
      const [ask, yes] = [textOf(language, 'stop.ask'), textOf(language, 'stop.yes')].map(escapeHtml);
      return `<form method="post" lang="${language}"><p>${ask}</p><button>${yes}</button></form>`;
    }).join('\n'),
  );

export const stopAnswer = (isDone: boolean): string =>
  plainPage(LANGUAGES[0], inAll('p', isDone ? 'stop.done' : 'stop.nothing'));

/** Unlike other pages this one has a form, which its policy must allow. */
export const stopHeaders = {
  ...plainHeaders,
  'content-security-policy': plainHeaders['content-security-policy'].replace(
    "form-action 'none'",
    "form-action 'self'",
  ),
  'referrer-policy': 'same-origin',
} as const;
