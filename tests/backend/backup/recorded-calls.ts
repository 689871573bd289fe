import type { createApp } from '@/backend/app';
import type { Services } from '@/backend/services/services';
import { ask } from '../../support/tenant-matrix/ask';
import type { Actor } from '../../support/tenant-matrix/route-case';
import { matrixRoutes } from '../../support/tenant-matrix/routes';

export interface Installation {
  app: ReturnType<typeof createApp>;
  services: Services;
  headersOf: Record<Actor, Record<string, string>>;
}

/** Answer of a route: its status and its body, in bytes. */
export type Recording = Record<string, string>;

/** Asks every route of a kind for what is the shop's own, each by who may. */
export async function record(
  kind: 'GET' | 'POST',
  { app, services, headersOf }: Installation,
): Promise<Recording> {
  const recording: Recording = {};
  const routes = matrixRoutes().filter(({ name }) => name.startsWith(`${kind} `));
  for (const route of routes) {
    const actor = route.access === 'public' ? 'shopper' : 'owner';
    const listening = listen(app);
    await ask({ app: listening.app, services, headersOf }, { route, actor, target: 'own' });
    recording[route.name] = listening.answer();
  }
  return recording;
}

/** The same app, which notes what it answers. */
function listen(app: Installation['app']) {
  let answer = '';
  const request: Installation['app']['request'] = async (...args) => {
    const response = await app.request(...args);
    const body = Buffer.from(await response.clone().arrayBuffer());
    answer = `${response.status} ${body.toString('latin1')}`;
    return response;
  };
  const listening: Installation['app'] = Object.assign(Object.create(app), { request });
  return { app: listening, answer: () => answer };
}

const IDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const NUMBERS = /\b(C-[A-Z0-9]{7}|[A-Z0-9]{5}-[A-Z0-9]{5})\b/g;
const TOKENS = /([\w-]{6}\.)?[\w-]{20,}(\.[\w-]{20,})*/g;

/** Answers byte for byte, but for what is sealed anew each time. */
export const unsealed = (recording: Recording): Recording =>
  Object.fromEntries(
    Object.entries(recording).map(([name, answer]) => [
      name,
      answer.replace(/"encrypted":"[\w.-]+"/g, '"encrypted":"(sealed)"'),
    ]),
  );

/** What was answered, without ids, times and tokens that are made anew each time. */
export const plainly = (recording: Recording): Recording =>
  Object.fromEntries(
    Object.entries(recording).map(([name, answer]) => [
      name,
      answer
        .replace(IDS, '(id)')
        .replace(TIMES, '(time)')
        .replace(NUMBERS, '(number)')
        .replace(TOKENS, '(token)'),
    ]),
  );
