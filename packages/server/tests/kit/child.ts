import { bossMonster } from '@tavolata/boss-monster';
import { stones } from '@tavolata/testing/toys';
import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { anyGame, gamesOf } from '../../src/games.ts';
import { startServer } from '../../src/server.ts';

/** A server as a process that a test can kill. Its first line says where it is. */
const games = gamesOf(anyGame(stones), anyGame(bossMonster));
const log = pino({ level: process.env.TEST_LOG ?? 'silent' }, pino.destination(2));
const server = await startServer(readConfig(process.env), { games, log });
process.once('SIGTERM', () => void server.close().finally(() => process.exit()));
console.log(server.url);
