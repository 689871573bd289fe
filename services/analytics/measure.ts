import type { Tags } from '@/core/rules/analytics-tags';
import type { Consent } from '@/core/rules/consent';
import type { MeasuredEvent } from '@/core/rules/measured-events';
import { forgetCookies } from './cookies';
import { startRecording } from './recording';
import { startSiteTag } from './site-tag';
import type { Tag } from './tag';
import { DATA_LAYER, startTagManager } from './tag-manager';

/*
 * What this document tells third parties. Scripts cannot be taken out of a document again, so there is one
 * of it per document.
 */

interface Told {
  event: MeasuredEvent;
  onHeard: () => void;
}

/** Told before it is known whether anybody may hear: kept, but not without end. */
const MOST_HELD = 20;

let consent: Consent | undefined;
let held: Told[] = [];
let tags: readonly Tag[] | undefined;

/**
 * Tells what happened: now, or once the tags have started; never without consent. `onHeard` is called for each
 * that has heard it, which may be never: a script may be blocked, or come when the document has been left.
 */
export function tell(event: MeasuredEvent, onHeard: () => void = () => {}): void {
  if (consent === 'open' || consent === 'declined') return;
  if (!tags && held.length < MOST_HELD) held.push({ event, onHeard });
  for (const tag of tags ?? []) {
    tag.send(event);
    tag.onceHeard(onHeard);
  }
}

/** Says what holds from now on. Tags that run are stopped by a refusal; true where there were any. */
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
  for (const { event, onHeard } of held.splice(0)) tell(event, onHeard);
}
