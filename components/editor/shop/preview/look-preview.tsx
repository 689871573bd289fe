import Head from 'next/head';
import { useEffect, useState } from 'react';
import { themeCss } from '@/core/rules/design/theme-css';
import { isSafeUrl } from '@/core/values/safe-url';
import { useEditorSelector } from '@/store/editor/hooks';
import type { SettingValues } from '@/store/editor/shop';
import { cachedMarkup, sanitize } from '../../canvas/sanitized/sanitize';
import { textAt } from '../settings/values';
import { themeOf } from './shop-of';

interface LookPreviewProps {
  values: SettingValues;
  /** The settings the page was rendered with. */
  served: SettingValues;
}

/** The look that settings come to, in the place of the one that the document came with. */
export function LookPreview({ values, served }: LookPreviewProps) {
  const theme = changed(values, served, (from) => themeCss(themeOf(from)));
  const css = changed(values, served, (from) => textAt(from, 'metadata.globalCSS'));
  const icon = changed(values, served, (from) => textAt(from, 'favicon').trim());
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

/** Something made of settings, where it is another than the document came with. */
function changed(
  values: SettingValues,
  served: SettingValues,
  make: (from: SettingValues) => string,
): string | undefined {
  const made = make(values);
  return made === make(served) ? undefined : made;
}

/** So long nothing is written before it is asked for, in ms. */
const PAUSE_MS = 150;

/** Returns global CSS as pages have it: the last known while a newer one is on its way, undefined before the first. */
function usePreviewCss(css: string | undefined): string | undefined {
  const domain = useEditorSelector(({ shop }) => shop.hostname);
  const [made, setMade] = useState<string>();

  useEffect(() => {
    if (css === undefined) return;
    const cached = cachedMarkup('css', css);
    if (cached !== undefined) {
      setMade(cached);
      return;
    }
    let isOver = false;
    const timer = setTimeout(async () => {
      // What cannot be had now comes with the next change.
      const answer = await sanitize(domain, 'css', css).catch(() => undefined);
      if (answer !== undefined && !isOver) setMade(answer);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [domain, css]);

  return css === undefined ? undefined : made;
}
