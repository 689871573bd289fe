import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig({
  root: pathOf('.'),
  logLevel: 'error',
  resolve: { alias: { '@': pathOf('../../..') }, dedupe: ['react', 'react-dom'] },
  build: {
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: ['floor.html', 'puck.html', 'craft.html'].map(pathOf) },
  },
});
