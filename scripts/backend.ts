import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { loadEnvironment, readConfig } from '@/backend/config';
import { getBackend } from '@/backend/runtime';

/** Serves the backend alone, for a storefront that runs elsewhere: `npm run backend`. */
async function main(): Promise<void> {
  loadEnvironment();
  const { host, port } = readConfig();
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const { app, database, log } = await getBackend({ role: 'backend', mediaBase: origin });
  // Calls carry their session in a header, never in a cookie, so any site may ask.
  const open = new Hono().use(cors()).mount('/', app.fetch);
  const server = serve({ fetch: open.fetch, hostname: host, port });
  await new Promise<void>((listening, fail) => {
    server.once('listening', listening).once('error', fail);
  });
  log.info('backend listening', { address: origin, docs: `${origin}/docs` });

  const stop = () => {
    server.close(() => database.close().then(() => process.exit(0)));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
