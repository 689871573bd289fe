import { DEFAULT_THEME } from '@/core/model/theme';
import { themeCss } from '@/core/rules/design/theme-css';
import { shownFavicon } from '@/core/rules/seo/favicon';
import { pageTitle } from '@/core/rules/seo/titles';
import type { PageInShop, ShopPageProps } from '@/services/page-props';
import { readSavedShop } from '@/services/saved-shop';
import { createBrowserStorage } from '@/store/persistence/browser-storage';
import { PERSIST_KEY, PERSIST_VERSION } from '@/store/persistence/config';
import { readPersisted } from '@/store/persistence/read-persisted';
import * as messages from './messages';

type Awaited = Extract<ShopPageProps, { outcome: 'settings-awaited' }>;

/** The page in the shop as this browser keeps it from the last visit; null where it keeps none. */
export async function openSavedPage({
  outcome: _,
  host: _host,
  head,
  ...rest
}: Awaited): Promise<PageInShop | null> {
  const saved = await readPersisted({
    key: PERSIST_KEY,
    version: PERSIST_VERSION,
    storage: createBrowserStorage(),
  });
  const seed = readSavedShop(saved?.shop);
  if (!seed) return null;
  const { init } = seed;
  const { theme = DEFAULT_THEME } = init.settings;
  const naming = {
    host: init.domain,
    template: init.template,
    metadataTitle: init.metadata.title ?? '',
  };
  const pageHead = {
    ...head,
    title: pageTitle(naming, head.ownTitle || messages.unavailablePageTitle),
    favicon: shownFavicon(init),
    themeCss: themeCss(theme),
    themeColor: theme.chrome,
  };
  return { ...rest, outcome: 'unavailable', isFromBrowser: true, head: pageHead, seed };
}
