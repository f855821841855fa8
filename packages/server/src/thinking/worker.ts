import { games } from '../games.ts';
import { serveThoughts } from './serve.ts';

serveThoughts(games);
