import { isEmbed } from '@/core/rules/address/embed-address';
import type { AppStore } from '@/store/make-store';
import { type Beginning, keepPersonal } from './keep-personal';
import { keepPlace } from './keep-place';
import { passByWhatCame } from './pass-by';
import { replayEarly } from './replay-early';
import { dropStructuredData } from './structured-data';

/** Starts what a page does without while it loads. Returns its clean-up. */
export function startLate(store: AppStore, beginning: Beginning): () => void {
  // An embed is one page of another site, which scrolls by itself.
  if (!isEmbed(window.location.pathname)) keepPlace();
  passByWhatCame();
  replayEarly();
  const ends = [dropStructuredData(), keepPersonal(store, beginning)];
  return () => {
    for (const end of ends) end();
  };
}
