import { scenarioTests } from '@tavolata/testing';
import { darkestNight } from '../src/index.ts';

scenarioTests(darkestNight, new URL('../scenarios', import.meta.url));
