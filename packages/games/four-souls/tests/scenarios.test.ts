import { join } from 'node:path';
import { scenarioTests } from '@tavolata/testing';
import { fourSouls } from '../src/index.ts';

scenarioTests(fourSouls, join(import.meta.dirname, '..'));
