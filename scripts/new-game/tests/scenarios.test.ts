import { join } from 'node:path';
import { scenarioTests } from '@tavolata/testing';
import { newGame } from '../src/index.ts';

scenarioTests(newGame, join(import.meta.dirname, '..'));
