import type { BrowserContext } from 'playwright/test';
import { expect } from './test';

/** What a script of a third party was told: an event, or the words of a command. */
interface Received {
  /** The path of the script. */
  by: string;
  entry: unknown;
}

export interface ThirdParties {
  /** The addresses that were asked for, whole, in their order. */
  loaded: string[];
  /** In all documents. */
  received: Received[];
  /** The events of a name that a script was told, in their order. */
  events: (by: string, name: string) => Record<string, unknown>[];
}

const HOSTS = /^https:\/\/([\w-]+\.)*(googletagmanager|google-analytics|clarity)\.(com|ms)\//;

/** Runs in the page: stands for a script that empties its layer, and hears of what is put into it. */
function stand(): void {
  const { src } = document.currentScript as HTMLScriptElement;
  const { pathname, searchParams } = new URL(src);
  const tell: (by: string, entry: string) => void = Reflect.get(window, 'tellTest');
  const layer = Reflect.get(window, searchParams.get('l') ?? 'dataLayer') ?? [];
  const hear = (entry: object) => {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
    tell(pathname, JSON.stringify(isCommand ? Array.from(entry as ArrayLike<unknown>) : entry));
  };
  const { push } = layer;
  layer.forEach(hear);
  layer.push = (...entries: object[]) => {
    entries.forEach(hear);
    return push.apply(layer, entries);
  };
}

/** Stands in for what shops measure with, in all pages of a browser, and writes down what it is asked and told. */
export async function standInForThirdParties(context: BrowserContext): Promise<ThirdParties> {
  const loaded: string[] = [];
  const received: Received[] = [];
  await context.exposeBinding('tellTest', (_, by: string, entry: string) => {
    received.push({ by, entry: JSON.parse(entry) });
  });
  await context.route(HOSTS, (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: `(${stand})()` });
  });
  return {
    loaded,
    received,
    events: (by, name) => received.flatMap((one) => paramsOf(one, by, name)),
  };
}

function paramsOf(
  { by, entry }: Received,
  script: string,
  name: string,
): Record<string, unknown>[] {
  if (by !== script || typeof entry !== 'object' || entry === null) return [];
  if (Array.isArray(entry)) return entry[0] === 'event' && entry[1] === name ? [entry[2]] : [];
  const { event, ecommerce, ...params }: Record<string, unknown> = { ...entry };
  return event === name ? [{ ...params, ...Object(ecommerce) }] : [];
}

/** Waits until a script was told so many events of a name, and gives them. */
export async function eventsOf(
  { events }: ThirdParties,
  by: string,
  name: string,
  count: number,
): Promise<Record<string, unknown>[]> {
  await expect.poll(() => events(by, name)).toHaveLength(count);
  return events(by, name);
}
