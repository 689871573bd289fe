import Head from 'next/head';
import { isSafeUrl } from '@/core/rules/safe-url';
import { themeCss } from '@/core/rules/theme-css';
import type { SettingValues } from '@/store/editor/shop';
import { textAt } from '../values';
import { themeOf } from './shop-of';
import { usePreviewCss } from './use-preview-css';

interface LookPreviewProps {
  values: SettingValues;
  /** What the page came with. */
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing but colours, typefaces and a number
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
