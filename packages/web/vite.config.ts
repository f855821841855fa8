import { defineConfig } from 'vite';
import { compressed } from './compressed/plugin.mjs';
import { drawings } from './drawings/plugin.mjs';
import { titleFonts } from './fonts/plugin.mjs';
import { offline } from './offline/plugin.mjs';
import { classNameFor } from './styles/class-names.mjs';
import { layers } from './styles/layers.mjs';

/** Boards lie in the games' own folders, which another tsconfig rules. */
const jsx = { runtime: 'automatic', importSource: 'preact' } as const;

/** Everything is a file of ours: nothing is fetched from elsewhere, and a strict content policy holds. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  oxc: { jsx },
  optimizeDeps: { rolldownOptions: { transform: { jsx } } },
  plugins: [drawings(), titleFonts(), offline(), compressed()],
  css: { modules: { generateScopedName: classNameFor }, postcss: { plugins: [layers()] } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
});
