import { isHostName } from '../values/host';
import * as messages from './messages';

const SITE = /^(?:https?:\/\/)?(\*\.)?([^/:*_]+)(?::(\d{1,5}))?\/?$/;
const MAX_PORT = 65_535;

/** Tells what a site that may embed must look like, for whoever wrote it otherwise. */
export const EMBED_SITE_HINT = messages.mustBeSite;

/**
 * Returns whether a text names sites that may embed: a host, an origin, or all hosts below one that is not
 * itself a whole top-level domain. Nothing else gets into a policy.
 */
export function isEmbedSite(text: string): boolean {
  const [, below, host = '', port = '80'] = SITE.exec(text) ?? [];
  const isOne = isHostName(host) && Number(port) > 0 && Number(port) <= MAX_PORT;
  return isOne && (!below || host.includes('.'));
}

/**
 * Returns who may frame a shop's embeds, as sources of `frame-ancestors`: any site where the shop names none;
 * the shop itself always.
 */
export function embedAncestors(sites: readonly string[]): string[] {
  const named = sites.filter(isEmbedSite).map((site) => site.replace(/\/$/, ''));
  // A list that holds no site at all keeps everybody out rather than nobody.
  return sites.length === 0 ? ['*'] : ["'self'", ...named];
}
