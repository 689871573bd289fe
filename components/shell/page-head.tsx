import Head from 'next/head';
import type { DocumentHead } from '@/services/page-props';

interface PageHeadProps {
  head: DocumentHead;
}

/** The document's head, as the server composed it. */
export function PageHead({ head }: PageHeadProps) {
  return (
    <Head>
      <title key="title">{head.title}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every value passed the theme's schema */}
      <style key="theme" dangerouslySetInnerHTML={{ __html: head.themeCss }} />
      {head.globalCss && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by scopeCss
        <style key="global-css" dangerouslySetInnerHTML={{ __html: head.globalCss }} />
      )}
      <meta key="theme-color" name="theme-color" content={head.themeColor} />
      <link key="icon" rel="icon" href={head.favicon} />
      {METAS.map(
        ([kind, name, field]) =>
          head[field] && <meta key={name} {...{ [kind]: name }} content={head[field]} />,
      )}
      {head.canonical && <link key="canonical" rel="canonical" href={head.canonical} />}
      {head.structuredData && (
        <script
          key="structured-data"
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by structuredDataText
          dangerouslySetInnerHTML={{ __html: head.structuredData }}
        />
      )}
    </Head>
  );
}

const METAS = [
  ['name', 'description', 'description'],
  ['name', 'keywords', 'keywords'],
  ['name', 'robots', 'robots'],
  ['name', 'google-site-verification', 'verification'],
  ['property', 'og:type', 'type'],
  ['property', 'og:site_name', 'siteName'],
  ['property', 'og:title', 'ownTitle'],
  ['property', 'og:description', 'description'],
  ['property', 'og:url', 'canonical'],
  ['property', 'og:image', 'image'],
] as const;
