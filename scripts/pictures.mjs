#!/usr/bin/env node
/**
 * `npm run pictures -- [GAME[/POSITION]] [WIDTHxHEIGHT …] [it|en]`: pictures of the boards in the gallery's positions,
 * for eyes: in `dist/pictures`. Without windows, each that boards are made for.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser } from './lib/browser.mjs';
import { ROOT } from './lib/files.mjs';
import { serveGallery } from './lib/gallery.mjs';
import { prepare } from './lib/prepare.mjs';

const FOLDER = join(ROOT, 'dist', 'pictures');
/** Up to here a finger is meant. */
const TOUCH_WIDTH = 1180;

const words = process.argv.slice(2);
const sizes = words.filter(word => /^\d+x\d+$/.test(word)).map(word => word.split('x').map(Number));
const languages = words.filter(word => word === 'it' || word === 'en');
const names = words.filter(word => !/^\d+x\d+$|^(it|en)$/.test(word));

async function takePicture(browser, gallery, name, [width, height], language) {
  const touch = width <= TOUCH_WIDTH;
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
  });
  const page = await context.newPage();
  page.on('pageerror', error => console.error(`${name}: ${error.message}`));
  await page.goto(`${gallery.url}?show=${name}&lang=${language}`);
  await page.locator('.tv-table').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const path = join(FOLDER, `${name.replace('/', '-')}-${width}x${height}-${language}.png`);
  await page.screenshot({ path });
  console.log(path);
  await context.close();
}

await prepare();
mkdirSync(FOLDER, { recursive: true });
const gallery = await serveGallery();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const shown = gallery.names.filter(name => names.length === 0 || names.some(each => name.startsWith(each)));
  for (const name of shown)
    for (const size of sizes.length > 0 ? sizes : gallery.windows)
      for (const language of languages.length > 0 ? languages : ['it'])
        await takePicture(browser, gallery, name, size, language);
} finally {
  await browser.close();
  await gallery.close();
}
