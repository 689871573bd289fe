import type { Services } from '@/backend/services/services';
import type { App } from './actors';
import { type Cell, domainOf, hostOf, shopMeant } from './cell';

export interface Asking {
  app: App;
  services: Services;
  headersOf: Record<Cell['actor'], Record<string, string>>;
}

export interface CellAnswer {
  status: number;
  /** Headers and body. */
  text: string;
  /** Whether the asker brought what proves that an order is theirs, where one was asked for. */
  isProved: boolean;
}

/** Sends what a cell asks, as the browser of its actor would. */
export async function ask({ app, services, headersOf }: Asking, cell: Cell): Promise<CellAnswer> {
  const { route, actor } = cell;
  const named = { shop: shopMeant(cell), services };
  const { input, isProved } = proving(cell, { ...route.input?.(named), ...domainOf(cell) });
  const [method = '', path = ''] = route.name.split(' ');
  const host = hostOf(cell);
  const url = withParams(path, route.params?.(named) ?? {});
  const headers = { ...headersOf[actor], host, origin: `http://${host}` };
  const answer =
    method === 'GET'
      ? await app.request(`${url}?${new URLSearchParams(texts(input))}`, { headers })
      : await app.request(url, { method, ...bodyOf(cell, input, headers) });
  const head = JSON.stringify([...answer.headers]);
  return { status: answer.status, text: head + (await answer.text()), isProved };
}

/** Only the shopper knows by which address an order was made. */
function proving({ actor }: Cell, input: Record<string, unknown>) {
  const isProof = 'order_id' in input && 'email' in input;
  if (!isProof || actor === 'shopper') return { input, isProved: true };
  return { input: { ...input, email: 'nobody@shopper.example' }, isProved: false };
}

function bodyOf({ route }: Cell, input: Record<string, unknown>, headers: Record<string, string>) {
  if (!route.isForm || !route.form) {
    const json = { ...headers, 'content-type': 'application/json' };
    return { headers: json, body: JSON.stringify(input) };
  }
  const body = route.form();
  for (const [name, value] of Object.entries(texts(input))) body.append(name, value);
  return { headers, body };
}

const withParams = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const texts = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
