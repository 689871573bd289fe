import { useEffect, useMemo, useState } from 'react';
import { BUILT_IN_PAGES } from '@/core/model/page';
import { DEFAULT_THEME, type Theme } from '@/core/model/theme';
import { awaited } from '@/hooks/awaited';
import { useCategories } from '@/hooks/use-shop';
import { loadDesign } from '@/services/design';
import { loadAllCategories } from '@/store/editor/design-calls';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { selectTree } from '@/store/editor/selectors';
import { addressOf } from '../pages/list/page-list';
import type { PageSource, PanelSources } from '../panel/field/types';
import { hexOf, overBackground, rgbOf } from '../ui/color/rgb';

/** The number of products a picker offers. */
const MOST_PRODUCTS = 8;

/** Returns the options of the pickers in the properties. To be used by what stays: it loads categories and colors once. */
export function usePanelSources(): PanelSources {
  const domain = useEditorSelector(({ shop }) => shop.hostname);
  const template = useEditorSelector(({ shop }) => shop.template);
  const categories = useCategoryNames();
  const pages = usePages();
  const isFooter = useEditorSelector((state) => selectTree(state)?.place === 'footer');
  const theme = useTheme(domain);

  return useMemo(
    () => ({
      pages,
      theme: isFooter ? footerTheme(theme) : theme,
      categories,
      searchProducts: async (query) => {
        const { searchProducts } = await import('@/services/search');
        const request = { query, template, domain, limit: MOST_PRODUCTS };
        const { products } = await searchProducts(request, new AbortController().signal);
        return products;
      },
    }),
    [pages, theme, isFooter, categories, template, domain],
  );
}

/** Names of the shop's categories: of all its tiles, and of those behind which it has products. */
function useCategoryNames(): readonly string[] {
  const dispatch = useEditorDispatch();
  const all = useEditorSelector(({ shop }) => shop.allCategories);
  const filled = useCategories();
  useEffect(() => {
    dispatch(loadAllCategories());
  }, [dispatch]);
  return useMemo(
    () => [...new Set([...all, ...filled].map(({ category }) => category))],
    [all, filled],
  );
}

function usePages(): PageSource[] {
  const customPages = useEditorSelector(({ pageDesign }) => pageDesign.pages);

  return useMemo(() => {
    const builtIn = [...BUILT_IN_PAGES].map(([slug, name]) => ({ slug, name }));
    const own = customPages.filter(({ slug }) => !BUILT_IN_PAGES.has(slug));
    return (
      [...builtIn, ...own]
        // A product has an address of its own.
        .filter(({ slug }) => slug !== 'product')
        .map(({ slug, name }) => ({ name, address: addressOf(slug) }))
    );
  }, [customPages]);
}

/** A page comes with its theme as CSS; its colors stand in the design alone, anew once that is saved. */
function useTheme(domain: string): Theme {
  const [theme, setTheme] = useState(DEFAULT_THEME);
  const revision = useEditorSelector(({ pageDesign }) => pageDesign.domainDesign.revision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision may have other colors
  useEffect(
    () =>
      awaited(loadDesign(domain), ({ settings }) =>
        setTheme({ ...DEFAULT_THEME, ...settings.theme }),
      ),
    [domain, revision],
  );
  return theme;
}

/** Returns the colors of a page as a footer has them: see `components/footer/footer-frame.module.css`. */
function footerTheme(theme: Theme): Theme {
  const { chrome: background, onChrome: ink } = theme;
  const mixed = (share: number) => {
    const [over, under] = [rgbOf(ink), rgbOf(background)];
    return over && under ? hexOf(overBackground({ ...over, a: share }, under)) : ink;
  };
  return {
    ...theme,
    ground: background,
    ink,
    muted: mixed(0.72),
    line: mixed(0.14),
    surface: mixed(0.07),
  };
}
