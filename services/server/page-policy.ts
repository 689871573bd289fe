import type { IncomingMessage } from 'node:http';
import type { DocumentContext } from 'next/document';
import { processState } from '@/backend/base/process-state';
import { type Tags, tagConnections, tagScripts, tagsOf } from '@/core/model/analytics-tags';
import type { InitResponse } from '@/core/model/shop';
import { isApart, isThanks } from '@/core/rules/address/apart-pages';
import { isEmbed, PREVIEWED_KEY } from '@/core/rules/address/embed-address';
import { mergeSettings } from '@/core/rules/design/settings';
import {
  contentSecurityPolicy,
  frameOptions,
  type PaymentParts,
  type PolicyKind,
} from '@/core/rules/security/content-security-policy';
import { isLocalHost } from '@/core/values/host';
import { backendBaseUrl } from '../environment';
import { adminSourceFor } from './admin-host';
import { headSources } from './head-scripts';

export const POLICY_HEADER = 'Content-Security-Policy';
/** Fallback for browsers without CSP `frame-ancestors`. */
export const FRAME_HEADER = 'X-Frame-Options';

type PolicyShop = Pick<InitResponse, 'domain' | 'scripts'> & MeasuredShop;

/** The routes that stand at any address, as far as what was asked for there could not be shown. */
const ERRORS = new Set(['/404', '/500', '/_error']);

const isDevelopment = process.env.NODE_ENV !== 'production';
const backend = URL.canParse(backendBaseUrl) ? new URL(backendBaseUrl).origin : undefined;

const shops = () => processState('policy-shops', () => new WeakMap<IncomingMessage, PolicyShop>());
const payments = () =>
  processState('policy-payments', () => new WeakMap<IncomingMessage, PaymentParts>());
const inlineScripts = () => processState('inline-scripts', () => new Map<string, string>());

export function setInlineScripts(sources: ReadonlyMap<string, string>): void {
  for (const [route, source] of sources) inlineScripts().set(route, source);
}

/** Sets the shop of a request, whose scripts may run in its page. */
export function setPolicyShop(request: IncomingMessage, init: PolicyShop): void {
  shops().set(request, init);
}

/** Marks a request for the payment origin, with who may frame it. */
export function setPolicyPayment(request: IncomingMessage, parts: PaymentParts): void {
  payments().set(request, parts);
}

/**
 * Sends a document's policy (ADR 13) by its route, for addresses vary in writing, with the scripts that its HTML has.
 * Without a shop it is the strictest.
 */
export function sendPolicy(
  { req, res, asPath = '/', pathname }: DocumentContext,
  html: string,
): void {
  if (!req || !res || res.headersSent) return;
  const init = shops().get(req);
  const inline = inlineScripts().get(pathname);
  const payment = payments().get(req);
  const route = ERRORS.has(pathname) ? asPath : pathname;
  const kind = payment ? 'payment' : kindOf(init, route, asPath);
  const tags = pageTags(init, kind, route);
  const policy = contentSecurityPolicy({
    kind,
    scripts: [
      ...headSources(asPath, html),
      ...(inline ? [inline] : []),
      ...(init && runsBlocks(kind, asPath) ? sourcesOf(init) : []),
    ],
    tags: tagScripts(tags),
    connections: tagConnections(tags),
    backend,
    payment,
    embedSites: init && embeddingSites(init, req),
    isLocal: isLocalHost(init?.domain ?? ''),
    isDevelopment,
  });
  res.setHeader(POLICY_HEADER, policy);
  const framing = frameOptions(policy);
  if (framing) res.setHeader(FRAME_HEADER, framing);
}

/** The sites that may embed, and its admins, who look at what they would show. */
function embeddingSites({ domain, settings }: PolicyShop, request: IncomingMessage) {
  const sites = settings?.embedSites ?? [];
  return sites.length > 0 ? [...sites, adminSourceFor(domain, request)] : sites;
}

function kindOf(init: PolicyShop | undefined, route: string, path: string): PolicyKind {
  if (!init) return 'bare';
  // Of a shop that could not be asked nobody knows who may embed it.
  if (isEmbed(route) && init.settings) return 'embed';
  // What is missing below an address of a page apart leads there without another document.
  return isApart(route) || isApart(path) ? 'apart' : 'shop';
}

function runsBlocks(kind: PolicyKind, path: string): boolean {
  if (kind !== 'embed') return kind === 'shop';
  const [, query = ''] = path.split('?');
  return !new URLSearchParams(query).has(PREVIEWED_KEY);
}

const sourcesOf = ({ scripts }: PolicyShop): string[] => scripts.split(/\s+/);

const NONE: Tags = { container: '', site: [], recording: '' };

/** Measuring settings of a shop; empty if it could not be loaded. */
type MeasuredShop = Partial<Pick<InitResponse, 'gtag' | 'analytics' | 'adsid' | 'settings'>>;

/** The tags a page may load (ADR 21): all on the shop's pages, only counting ones after an order, else none. */
function pageTags(init: MeasuredShop | undefined, kind: PolicyKind, path: string): Tags {
  if (!init) return NONE;
  const { gtag: tagManagerId = '', analytics: analyticsIds = [], adsid: adsIds = [] } = init;
  const recordingId = mergeSettings(init.settings ?? {}).sessionRecording;
  const tags = tagsOf({ tagManagerId, analyticsIds, adsIds, recordingId });
  if (kind === 'shop') return tags;
  return kind === 'apart' && isThanks(path) ? { ...tags, recording: '' } : NONE;
}
