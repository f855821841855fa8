#!/usr/bin/env node
/** Installs, generates and builds whatever is missing or out of date. */
import { fail, prepare } from './lib/prepare.mjs';

try {
  await prepare();
  const { ensurePage } = await import('./lib/page.mjs');
  await ensurePage();
} catch (error) {
  fail(error);
}
