import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { loadEnvironment, readConfig } from '@/backend/config';
import { getBackend } from '@/backend/runtime';
import { listen } from './lib/listen';
import { PROJECT_DIR } from './lib/project';
import { runScript } from './lib/run-script';
import { onStopSignal, stopServer } from './lib/stop';

/** Serves the backend alone, for a storefront that runs elsewhere: `npm run backend`. */
await runScript(async () => {
  process.chdir(PROJECT_DIR);
  loadEnvironment();
  const config = readConfig();
  const { server, port, answerWith } = await listen(config.host, config.port);
  const origin = originOf(config.host, port);
  const opening = getBackend({ role: 'backend', mediaBase: config.backendUrl ?? origin });
  onStopSignal(async () => {
    await stopServer(server);
    await opening.then(
      (backend) => backend.close(),
      () => undefined,
    );
  });

  const { app } = await opening;
  // What shoppers see any site may ask for; what admins do takes a page of this very origin.
  const open = new Hono().use(cors()).mount('/', app.fetch);
  answerWith(getRequestListener(open.fetch));
  console.log(`The backend is open on ${origin} (${origin}/docs describes it)`);
});

function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
