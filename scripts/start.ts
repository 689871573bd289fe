import { enterProject, keepHeapSmall } from './lib/enter-project';
import { runScript } from './lib/run-command';

/** Opens the shop: `npm start`. */
await runScript(async () => {
  keepHeapSmall();
  enterProject('production');
  const { serveShop } = await import('./lib/serve-shop');
  await serveShop({ isDevelopment: false });
});
