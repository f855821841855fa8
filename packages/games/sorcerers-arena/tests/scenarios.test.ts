import { join } from 'node:path';
import { scenarioTests } from '@tavolata/testing';
import { sorcerersArena } from '../src/index.ts';

scenarioTests(sorcerersArena, join(import.meta.dirname, '..'));
