import { scenarioTests } from '@tavolata/testing';
import { fourSouls } from '../src/index.ts';

scenarioTests(fourSouls, new URL('../scenarios', import.meta.url));
