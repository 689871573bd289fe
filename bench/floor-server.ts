import { once } from 'node:events';
import { createServer } from 'node:http';
import { FLOOR_DIR } from './lib/floor-app';

/** Serves the floor app the way the shop is served: Next through its own API, in one process. */
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
const { default: next } = await import('next');

const hostname = '127.0.0.1';
const server = createServer().listen(0, hostname);
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const app = next({ dev: false, dir: FLOOR_DIR, hostname, port });
await app.prepare();
const handle = app.getRequestHandler();
server.on('request', (request, response) => void handle(request, response));
process.once('SIGTERM', () => process.exit(0));
console.log(`The floor app is open on ${hostname}:${port}`);
