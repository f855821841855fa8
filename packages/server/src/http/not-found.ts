import { LANGUAGES, type Language } from '@tavolata/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { textOf } from '../notices/texts.ts';
import { escapeHtml, plainHeaders, plainPage } from './plain-page.ts';

/** Where in the page one may be: what follows its `#/`, which people and their programs lose on the way. */
const PLACES = /^\/(?:new|local|table|join|seat|confirm|replay|learn|rules)(?:\/[\w-]+)+$/;
/** What programs ask for, whatever they say they accept. */
const FOR_PROGRAMS = /^\/(?:api|live)(?:\/|$)/;

const isLooking = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;

/** The first of ours that the browser names: they list what its reader likes best first. */
function languageOf({ headers }: FastifyRequest): Language {
  const named = (headers['accept-language'] ?? '').split(',').map(word => word.trim().slice(0, 2));
  return named.flatMap(word => LANGUAGES.find(language => language === word.toLowerCase()) ?? [])[0] ?? 'en';
}

const lostPage = (language: Language, lobby: string): string =>
  plainPage(
    language,
    `<h1>${escapeHtml(textOf(language, 'lost.title'))}</h1>
<p>${escapeHtml(textOf(language, 'lost.why'))}</p>
<p><a href="${escapeHtml(lobby)}">${escapeHtml(textOf(language, 'lost.lobby'))}</a></p>`,
  );

/** What addresses that do not exist answer: programs a code, people a page, with the right link if only `#` is missing. */
export function answerLost({ basePath }: Config) {
  const lobby = `${basePath}/`;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [path = ''] = request.url.split('?');
    const below = path.startsWith(lobby) ? path.slice(basePath.length) : path;
    if (!isLooking(request) || FOR_PROGRAMS.test(below))
      return reply.code(404).send({ error: { code: 'unknown-message' } });
    // Only plain words go on, and only behind our own `#`: it leads nowhere but here.
    if (PLACES.test(below)) return reply.redirect(`${lobby}#${below}`);
    reply.headers({ ...plainHeaders, vary: 'accept, accept-language' });
    return reply.code(404).send(lostPage(languageOf(request), lobby));
  };
}
