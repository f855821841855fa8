import { join } from 'node:path';
import { scenarioTests } from '@tavolata/testing';
import { darkestNight } from '../src/index.ts';

scenarioTests(darkestNight, join(import.meta.dirname, '..'));
