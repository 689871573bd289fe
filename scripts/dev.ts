import { enterProject } from './lib/enter-project';
import { runScript } from './lib/run-command';

/** Opens the shop with a server that follows edits of the pages: `npm run dev`. */
await runScript(async () => {
  enterProject('development');
  const { serveShop } = await import('./lib/serve-shop');
  await serveShop({ isDevelopment: true });
});
