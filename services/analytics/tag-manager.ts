import { containerScript } from '@/core/rules/analytics-tags';
import { allowing, commandsTo } from './commands';
import { openLayer } from './layer';
import { loadScript } from './load-script';
import type { Tag } from './tag';

/** The layer that containers are told by, unless they are told another. */
export const DATA_LAYER = 'dataLayer';

/** A container of the tag manager: it is told what happens, and does with it what its owner has set up. */
export function startTagManager(id: string): Tag {
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
