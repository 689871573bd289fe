import { DEFAULT_THEME } from '@/core/model/theme';
import { themeCss } from '@/core/rules/design/theme-css';
import { shownFavicon } from '@/core/rules/seo/favicon';
import { pageTitle } from '@/core/rules/seo/titles';
import { readKeptShop } from '@/services/kept-shop';
import type { PageInShop, ShopPageProps } from '@/services/page-props';
import { createBrowserStorage } from '@/store/persistence/browser-storage';
import { PERSIST_KEY, PERSIST_VERSION } from '@/store/persistence/config';
import { readStored } from '@/store/persistence/read-stored';
import * as messages from '../messages';

type Awaited = Extract<ShopPageProps, { outcome: 'settings-awaited' }>;

const AWAY_TITLE = messages.unavailablePageTitle;

/** The page in the shop as this browser keeps it from the last visit; null where it keeps none. */
export async function openKept({
  outcome: _,
  host: _host,
  head,
  ...rest
}: Awaited): Promise<PageInShop | null> {
  const stored = await readStored({
    key: PERSIST_KEY,
    version: PERSIST_VERSION,
    storage: createBrowserStorage(),
  });
  const seed = readKeptShop(stored?.shop);
  if (!seed) return null;
  const { init } = seed;
  const { theme = DEFAULT_THEME } = init.settings;
  const naming = {
    host: init.domain,
    template: init.template,
    metadataTitle: init.metadata.title ?? '',
  };
  const kept = {
    ...head,
    title: pageTitle(naming, head.ownTitle || AWAY_TITLE),
    favicon: shownFavicon(init),
    themeCss: themeCss(theme),
    themeColor: theme.chrome,
  };
  return { ...rest, outcome: 'unavailable', isFromBrowser: true, head: kept, seed };
}
