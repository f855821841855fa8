#!/usr/bin/env node
/** Installs, generates and builds whatever is missing or out of date. */
import { fail, prepare } from './lib/prepare.mjs';

await prepare().catch(error => fail(error));
