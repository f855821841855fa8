import { games } from '../games.ts';
import { serveBotThread } from './serve.ts';

serveBotThread(games);
