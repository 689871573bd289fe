import Head from 'next/head';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { themeCss } from '@/core/rules/design/theme-css';
import { isSafeUrl } from '@/core/values/safe-url';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { type SettingValues, showShop } from '@/store/editor/shop';
import { sanitizeSoon } from '../canvas/sanitized/sanitize';
import { useKeepSettings, useLeaveWarning } from '../drafts';
import { shopOf, themeOf } from './preview/shop-of';
import { useShopPlace } from './settings/shop-place';
import { type Settings, SettingsContext, useSettings } from './settings/use-settings';
import { textAt, valuesAt } from './settings/values';
import { ShopPanel } from './shop-panel';

/** Settings of the shop: changes show on the page while they are open, and are kept in this browser all the time. */
export function ShopSettings() {
  const { isOpen, noteDraft } = useShopPlace();
  const settings = useSettings();
  const { saved, served, values, draft, load } = settings;
  const hasDraft = Object.keys(draft).length > 0;
  const shown = isOpen ? values : saved?.values;
  useShopPreview(shown);
  useDraftOnDevice(settings);
  useLeaveWarning(hasDraft);
  // Before a key can be pressed on what the panel says by now.
  useLayoutEffect(() => noteDraft(hasDraft), [noteDraft, hasDraft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that they are opened, and not again
  useEffect(() => {
    // What is changed goes on from where it began.
    if (isOpen && !hasDraft) load();
  }, [isOpen]);
  return (
    <SettingsContext value={settings}>
      {shown && served && <LookPreview values={shown} served={served} />}
      {isOpen && <ShopPanel />}
    </SettingsContext>
  );
}

/** Has the views of the shop follow settings; nothing happens while what they read stays the same. */
function useShopPreview(values: SettingValues | undefined): void {
  const dispatch = useEditorDispatch();
  const shown = useMemo(() => (values ? JSON.stringify(shopOf(values)) : ''), [values]);
  useEffect(() => {
    if (shown) dispatch(showShop(JSON.parse(shown)));
  }, [dispatch, shown]);
}

/** Keeps in this browser what is changed of the settings, with what that was before, until it is saved. */
function useDraftOnDevice({ saved, draft }: Pick<Settings, 'saved' | 'draft'>): void {
  const keep = useKeepSettings();
  useEffect(() => {
    const isChanged = saved !== undefined && Object.keys(draft).length > 0;
    keep(isChanged ? { base: valuesAt(saved.values, draft), mine: draft } : null);
  }, [keep, saved, draft]);
}

/** The look that settings come to, in the place of the one that the document came with; that was rendered with `served`. */
function LookPreview({ values, served }: Record<'values' | 'served', SettingValues>) {
  /** Returns what settings make, where it is another than the document came with. */
  const changed = (make: (from: SettingValues) => string) => {
    const made = make(values);
    return made === make(served) ? undefined : made;
  };
  const theme = changed((from) => themeCss(themeOf(from)));
  const css = changed((from) => textAt(from, 'metadata.globalCSS'));
  const icon = changed((from) => textAt(from, 'favicon').trim());
  const globalCss = usePreviewCss(css);
  // Of two elements with the same key the one that came later counts.
  return (
    <Head>
      {theme !== undefined && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing but colors, typefaces and a number
        <style key="theme" dangerouslySetInnerHTML={{ __html: theme }} />
      )}
      {globalCss !== undefined && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server, as that of pages
        <style key="global-css" dangerouslySetInnerHTML={{ __html: globalCss }} />
      )}
      {icon && isSafeUrl(icon) && <link key="icon" rel="icon" href={icon} />}
    </Head>
  );
}

/** Returns global CSS as pages have it: the last known while a newer one is on its way, undefined before the first. */
function usePreviewCss(css: string | undefined): string | undefined {
  const domain = useEditorSelector(({ shop }) => shop.hostname);
  const [made, setMade] = useState<string>();

  useEffect(() => {
    if (css === undefined) return;
    // What cannot be had now comes with the next change.
    return sanitizeSoon({ domain, kind: 'css', content: css }, setMade);
  }, [domain, css]);

  return css === undefined ? undefined : made;
}
