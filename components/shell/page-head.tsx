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
      <meta key="theme-color" name="theme-color" content={head.themeColor} />
      <link key="icon" rel="icon" href={head.favicon} />
      {NAMED.map(
        ([name, field]) => head[field] && <meta key={name} name={name} content={head[field]} />,
      )}
      {SHARED.map(
        ([property, field]) =>
          head[field] && <meta key={property} property={property} content={head[field]} />,
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

const NAMED = [
  ['description', 'description'],
  ['keywords', 'keywords'],
  ['robots', 'robots'],
  ['google-site-verification', 'verification'],
] as const;

const SHARED = [
  ['og:type', 'type'],
  ['og:site_name', 'siteName'],
  ['og:title', 'ownTitle'],
  ['og:description', 'description'],
  ['og:url', 'canonical'],
  ['og:image', 'image'],
] as const;
