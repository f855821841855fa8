import { LANGUAGES, say } from '../notices/words.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`);

/** The same in every language: whoever opens a link from a mail has told us none. */
const inAll = (element: string, key: string): string =>
  LANGUAGES.map(
    language => `<${element} lang="${language}">${escaped(say(language, key))}</${element}>`,
  ).join('\n');

const page = (body: string): string => `<!doctype html>
<html lang="${LANGUAGES[0]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Tavolata</title>
${body}
</html>
`;

/** Mail programs look at links before their reader does: nothing is ended before somebody says so. */
export const stopQuestion = (): string =>
  page(
    LANGUAGES.map(language => {
      const [ask, yes] = [say(language, 'stop.ask'), say(language, 'stop.yes')].map(escaped);
      return `<form method="post" lang="${language}"><p>${ask}</p><button>${yes}</button></form>`;
    }).join('\n'),
  );

export const stopAnswer = (isDone: boolean): string =>
  page(inAll('p', isDone ? 'stop.done' : 'stop.nothing'));

/** Unlike the rest of the house this page has a form, and has to say whose it is. */
export const stopHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;
