import { games } from '../games.ts';
import { serveReplayThread } from './serve.ts';

serveReplayThread(games);
