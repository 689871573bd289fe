import { type EmbedMessage, hostOrigin, toEmbedPosted } from '@/core/rules/embed-messages';

/** The origin of the page around this one, null where it stands alone or was not said. */
export function hostHere(): string | null {
  return window.parent === window ? null : hostOrigin(window.location.hash);
}

/** Tells the page around this one, and no other, should it have taken its place. */
export function tellHost(message: EmbedMessage): void {
  const origin = hostHere();
  if (origin) window.parent.postMessage(toEmbedPosted(message), origin);
}
