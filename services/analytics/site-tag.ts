import { siteTagScript } from '@/core/rules/analytics-tags';
import { allowing, commandsTo } from './commands';
import { openLayer } from './layer';
import { loadScript } from './load-script';
import type { Tag } from './tag';

/** The global site tag: one script for all ids, each set up by itself, told by the layer of this name. */
export function startSiteTag(ids: readonly string[], name: string): Tag {
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
