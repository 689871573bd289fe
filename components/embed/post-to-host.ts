import { type EmbedMessage, hostOrigin, toEmbedPosted } from '@/core/rules/embed/embed-messages';

let host: string | null = null;

/** Origin of the page around this one, null for none; read once, since links within the page replace the fragment. */
export function hostHere(): string | null {
  host ??= window.parent === window ? null : hostOrigin(window.location.hash);
  return host;
}

/** Tells the page around this one, and no other, should it have taken its place. */
export function postToHost(message: EmbedMessage): void {
  const origin = hostHere();
  if (origin) window.parent.postMessage(toEmbedPosted(message), origin);
}
