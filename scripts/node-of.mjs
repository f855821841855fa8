#!/usr/bin/env node
/** `node scripts/node-of.mjs 26`: where Node of that version is, fetched if it is missing. */
import { nodeOf } from './lib/node-versions.mjs';

process.stdout.write(nodeOf(Number(process.argv[2])));
