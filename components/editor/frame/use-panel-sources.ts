import { useEffect, useMemo, useState } from 'react';
import { BUILT_IN_PAGES, DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { DEFAULT_THEME, type Theme } from '@/core/model/theme';
import { loadDesign } from '@/services/design';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import type { EditorRootState } from '@/store/editor/inject';
import { selectSelected, selectTree } from '@/store/editor/selectors';
import { loadPages } from '@/store/page-design-calls';
import type { PageSource, PanelSources } from '../panel';
import { groundBehind } from './ground-behind';

/** Built-in pages that are no place to lead to: a product has an address of its own. */
const NO_PLACES: readonly string[] = ['product'];

/** How many products a picker offers. */
const MOST_PRODUCTS = 8;

/** What the pickers of the properties offer: the shop's pages, categories, products and colours. */
export function usePanelSources(): PanelSources {
  const domain = useEditorSelector(({ shop }) => shop.hostname);
  const template = useEditorSelector(({ shop }) => shop.template);
  const tiles = useEditorSelector(({ shop }) => shop.templateCategories[shop.template]);
  const ground = useEditorSelector(selectGround);
  const pages = usePages();
  const theme = useTheme(domain);

  return useMemo(
    () => ({
      pages,
      theme,
      ground,
      categories: [...new Set(tiles?.map(({ category }) => category) ?? [])],
      searchProducts: async (query) => {
        const { searchProducts } = await import('@/services/search');
        const asked = { query, template, domain, limit: MOST_PRODUCTS };
        const { products } = await searchProducts(asked, new AbortController().signal);
        return products;
      },
    }),
    [pages, theme, ground, tiles, template, domain],
  );
}

/** What the selected block stands on. */
function selectGround(state: EditorRootState): string | undefined {
  const tree = selectTree(state);
  const selected = selectSelected(state);
  return tree && selected !== null ? groundBehind(tree, selected) : undefined;
}

function usePages(): PageSource[] {
  const dispatch = useEditorDispatch();
  const stored = useEditorSelector(({ pageDesign }) => pageDesign.pages);

  useEffect(() => {
    dispatch(loadPages());
  }, [dispatch]);

  return useMemo(() => {
    const builtIn = [...BUILT_IN_PAGES].map(([slug, name]) => ({ slug, name }));
    const own = stored.filter(({ slug }) => !BUILT_IN_PAGES.has(slug));
    return [...builtIn, ...own]
      .filter(({ slug }) => !NO_PLACES.includes(slug))
      .map(({ slug, name }) => ({ name, address: slug === DEFAULT_PAGE_SLUG ? '/' : `/${slug}` }));
  }, [stored]);
}

/** A page comes with its theme as CSS; its colours stand in the design alone. */
function useTheme(domain: string): Theme {
  const [theme, setTheme] = useState(DEFAULT_THEME);
  useEffect(() => {
    loadDesign(domain)
      .then(({ settings }) => settings.theme && setTheme({ ...DEFAULT_THEME, ...settings.theme }))
      .catch(() => undefined);
  }, [domain]);
  return theme;
}
