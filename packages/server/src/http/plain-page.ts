import { createHash } from 'node:crypto';
import type { Language } from '@tavolata/table';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`);

const STYLE = `
body { margin: 0 auto; max-width: 34rem; padding: 2rem 1.25rem; font: 1.125rem/1.5 system-ui, sans-serif }
a, button { display: inline-block; min-height: 44px; padding: .5rem 0; font: inherit; line-height: 28px; box-sizing: border-box }
button { padding-inline: 1rem }
`;

/** A page of a few words for whoever is outside the real one, in all browsers and without any of its files. */
export const plainPage = (language: Language, body: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Tavolata</title>
<style>${STYLE}</style>
${body}
</html>
`;

/** Nothing but its own words and these few styles, known by their hash. */
export const plainHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
} as const;
