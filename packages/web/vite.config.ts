import { defineConfig } from 'vite';
import { drawings } from './drawings/plugin.mjs';
import { offline } from './offline/plugin.mjs';

/** Everything is a file of ours: nothing is fetched from elsewhere, and a strict content policy holds. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [drawings(), offline()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
});
