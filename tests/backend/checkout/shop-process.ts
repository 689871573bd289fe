import { tmpdir } from 'node:os';
import { serve } from '@hono/node-server';
import { createApp } from '@/backend/app';
import { readConfig } from '@/backend/base/config';
import { createLog } from '@/backend/base/log';
import { createDatabase } from '@/backend/db/connection';
import { makeServices } from '@/backend/make-services';
import { createMediaStore } from '@/backend/media';
import { SECRET_KEY } from '../api/secret-key';

/** Arguments: database URL. Opens the backend by the environment, tells its port, and serves until it is killed. */
const [, , databaseUrl = ''] = process.argv;
const log = createLog({ level: 'error' });
const { shops } = createDatabase(databaseUrl, { role: 'crash', log: () => undefined });
const media = await createMediaStore({ dir: tmpdir(), shops, log });
const config = readConfig();
const services = makeServices({
  shops,
  media,
  log,
  config,
  secretKey: SECRET_KEY,
  mediaBase: '',
});
const server = serve(
  { fetch: createApp(services).fetch, port: 0, hostname: '127.0.0.1' },
  ({ port }) => {
    process.send?.(port);
  },
);
process.on('disconnect', () => server.close(() => process.exit()));
