import { join } from 'node:path';
import { scenarioTests } from '@tavolata/testing';
import { mournersCall } from '../src/index.ts';

scenarioTests(mournersCall, join(import.meta.dirname, '..'));
