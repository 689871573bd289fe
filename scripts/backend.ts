import { getRequestListener } from '@hono/node-server';
import { pathsOf } from '@/backend/app';
import { readConfig } from '@/backend/base/config';
import { loadEnvironment } from '@/backend/base/env-file';
import { nameRoutes } from '@/backend/http/name-routes';
import { getBackend } from '@/backend/runtime';
import { beforeCalls, openToSites } from '@/edge';
import { listen } from '@/edge/listen';
import type { Handler } from '@/edge/request';
import { closeBackend, keepUp, onStopSignal, stopServer } from './lib/keep-up';
import { PROJECT_DIR } from './lib/project';
import { runScript } from './lib/run-command';
import { sanitizerProgram } from './lib/sanitizer-program';
import { sourceStamp } from './lib/source-stamp';

/** Serves the backend alone, for a storefront that runs elsewhere: `npm run backend`. */
await runScript(async () => {
  process.chdir(PROJECT_DIR);
  loadEnvironment();
  const config = readConfig();
  const listening = await listen(config);
  const { port, answerWith } = listening;
  const origin = originOf(config.host, port);
  const mediaBase = config.backendUrl ?? origin;
  const build = await sourceStamp(PROJECT_DIR);
  const program = await sanitizerProgram();
  const own = { mediaBase, port, build, sanitizerProgram: program };
  const opening = getBackend({ role: 'backend', ...own });
  onStopSignal(async () => {
    await stopServer(listening, config);
    await closeBackend(opening);
  });

  keepUp(opening);
  const { app, log } = await opening;
  const listener = getRequestListener(openToSites(app).fetch);
  const answer: Handler = async (request, response) => listener(request, response);
  const nameRoute = nameRoutes(pathsOf(app));
  answerWith(beforeCalls(answer, { config, log, nameRoute }));
  console.log(`The backend is open on ${origin} (${origin}/docs describes it)`);
});

function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
