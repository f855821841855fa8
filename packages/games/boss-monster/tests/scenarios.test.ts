import { join } from 'node:path';
import { scenarioTests } from '@tavolata/testing';
import { bossMonster } from '../src/index.ts';

scenarioTests(bossMonster, join(import.meta.dirname, '..'));
