import {
  containerScript,
  recordingScript,
  siteTagScript,
  type Tags,
} from '@/core/model/analytics-tags';
import type { Consent } from '@/core/rules/measuring/consent';
import type { MeasuredEvent } from '@/core/rules/measuring/measured-events';
import { loadScript, openLayer } from './layer';

/* Scripts of third parties cannot be taken out of a document again, so there is one of this per document. */

/** Max events queued before a destination is known. */
const MOST_HELD = 20;

let consent: Consent | undefined;
let held: { event: MeasuredEvent; onHeard: () => void }[] = [];
let tags: readonly Tag[] | undefined;

/** Tells what happened, now or once tags have started, never without consent. `onHeard` may never be called. */
export function track(event: MeasuredEvent, onHeard: () => void = () => {}): void {
  if (consent === 'open' || consent === 'declined') return;
  if (!tags && held.length < MOST_HELD) held.push({ event, onHeard });
  for (const tag of tags ?? []) {
    tag.send(event);
    tag.onceHeard(onHeard);
  }
}

/** Sets the consent and stops running tags on refusal; true if there were any. */
export function setConsent(next: Consent): boolean {
  if (next === consent) return false;
  consent = next;
  if (next === 'accepted') return false;
  held = [];
  if (next === 'open' || !tags) return false;
  for (const tag of tags) tag.stop();
  forgetCookies();
  return true;
}

/** Loads what the shop measures with, once in a document, and tells it what was held back. */
export function startTags({ container, site, recording }: Tags): void {
  if (tags || consent !== 'accepted') return;
  // A container takes the site tag's commands for events of its own: each has its list.
  const layer = container ? 'siteTagLayer' : DATA_LAYER;
  tags = [
    ...(container ? [startTagManager(container)] : []),
    ...(site.length > 0 ? [startSiteTag(site, layer)] : []),
    ...(recording ? [startRecording(recording)] : []),
  ];
  for (const { event, onHeard } of held.splice(0)) track(event, onHeard);
}

/** Cookies of site tag, ads and recording on the shop's own host. */
const THEIRS = /^(_ga|_gid|_gat|_gcl_|_clck|_clsk)/;

/** Deletes what third parties have stored in cookies of this site, whichever of its hosts they named. */
function forgetCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const labels = window.location.hostname.split('.');
  const hosts = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of names.filter((one) => THEIRS.test(one))) {
    for (const host of ['', ...hosts]) {
      // biome-ignore lint/suspicious/noDocumentCookie: no other way reaches all of a site's hosts
      document.cookie = `${name}=; max-age=0; path=/${host && `; domain=${host}`}`;
    }
  }
}

/** The layer that containers are told by, unless they are told another. */
const DATA_LAYER = 'dataLayer';

/** A container of the tag manager: it is told what happens, and does with it what its owner has set up. */
function startTagManager(id: string): Tag {
  const { push, onceRead, onState } = openLayer(DATA_LAYER);
  const gtag = commandsTo(push);
  gtag('consent', 'default', allowing('granted'));
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(containerScript(id), onState);
  return {
    send({ name, params }) {
      if (!('items' in params)) return push({ event: name, ...params });
      // What one event traded must not stand in the next.
      push({ ecommerce: null });
      push({ event: name, ecommerce: params });
    },
    onceHeard: onceRead,
    stop: () => gtag('consent', 'update', allowing('denied')),
  };
}

/** The global site tag: one script for all ids, each set up by itself, told by the layer of this name. */
function startSiteTag(ids: readonly string[], name: string): Tag {
  const { push, onceRead, onState } = openLayer(name);
  const gtag = commandsTo(push);
  Reflect.set(window, 'gtag', gtag);
  gtag('consent', 'default', allowing('granted'));
  gtag('js', new Date());
  for (const id of ids) gtag('config', id, { send_page_view: false });
  loadScript(siteTagScript(ids[0] ?? '', name), onState);
  return {
    send({ name: event, params }) {
      // What follows on a page is told of that page's address, never of the address bar's.
      if (event === 'page_view') gtag('set', params);
      gtag('event', event, params);
    },
    onceHeard: onceRead,
    stop() {
      gtag('consent', 'update', allowing('denied'));
      for (const id of ids) Reflect.set(window, `ga-disable-${id}`, true);
    },
  };
}

/** Google's scripts take commands for what they are only where they are the arguments of a call. */
function commandsTo(push: (entry: unknown) => void): (...args: unknown[]) => void {
  return function gtag() {
    // biome-ignore lint/complexity/noArguments: an array would be read as something else
    push(arguments);
  };
}

const STORAGES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

const allowing = (word: 'granted' | 'denied'): Record<string, string> =>
  Object.fromEntries(STORAGES.map((storage) => [storage, word]));

const NAME = 'clarity';

/** Records sessions with Microsoft Clarity (docs/adr/0021). It is told nothing of what happens: it looks on. */
function startRecording(project: string): Tag {
  Reflect.set(window, NAME, waitingCalls());
  call('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
  loadScript(recordingScript(project), () => {});
  return {
    send() {},
    onceHeard() {},
    stop() {
      call('consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' });
      call('stop');
    },
  };
}

/** Queues calls until the script replaces it. */
function waitingCalls(): (...args: unknown[]) => void {
  const q: unknown[] = [];
  return Object.assign((...args: unknown[]) => void q.push(args), { q });
}

function call(...args: unknown[]): void {
  const recorder: unknown = Reflect.get(window, NAME);
  if (typeof recorder === 'function') recorder(...args);
}

/** A third party that is told what happens. */
interface Tag {
  send: (event: MeasuredEvent) => void;
  /** Is called once what was sent until now is heard; never where it is not. */
  onceHeard: (callback: () => void) => void;
  /** Keeps what has been loaded from counting on, until the document is left. */
  stop: () => void;
}
