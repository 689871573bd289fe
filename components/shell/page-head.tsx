import Head from 'next/head';
import { DEFAULT_FAVICON } from '@/core/model/shop';
import { structuredDataText } from '@/core/rules/structured-data';
import { pageTitle, shopName } from '@/core/rules/titles';
import type { PageHead as PageHeadData, PageOrigin } from '@/services/page-props';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';

interface PageHeadProps {
  head: PageHeadData;
  origin: PageOrigin;
}

/** Title, description, canonical address, Open Graph and structured data of a page (spec 2). */
export function PageHead({ head, origin }: PageHeadProps) {
  const shop = useAppSelector(selectShop);
  const naming = {
    host: shop.hostname,
    template: shop.template,
    metadataTitle: shop.metadataTitle,
  };
  const title = pageTitle(naming, head.title);
  const description = head.description || shop.metadataDescription;
  const canonical = `${origin.url}${head.canonicalPath}`;
  const image = head.image && absolute(head.image, origin);

  return (
    <Head>
      <title key="title">{title}</title>
      <meta key="description" name="description" content={description} />
      <link key="canonical" rel="canonical" href={canonical} />
      <meta key="og:type" property="og:type" content={head.isProduct ? 'product' : 'website'} />
      <meta key="og:site_name" property="og:site_name" content={shopName(naming)} />
      <meta key="og:title" property="og:title" content={head.title || title} />
      <meta key="og:description" property="og:description" content={description} />
      <meta key="og:url" property="og:url" content={canonical} />
      {image && <meta key="og:image" property="og:image" content={image} />}
      <meta key="twitter:card" name="twitter:card" content="summary_large_image" />
      {shop.keywords && <meta key="keywords" name="keywords" content={shop.keywords} />}
      {shop.googleVerification && (
        <meta
          key="google-site-verification"
          name="google-site-verification"
          content={shop.googleVerification}
        />
      )}
      <link key="icon" rel="icon" href={shop.favicon || DEFAULT_FAVICON} />
      {head.structuredData && (
        <script
          key="structured-data"
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by structuredDataText
          dangerouslySetInnerHTML={{ __html: structuredDataText(head.structuredData, origin.url) }}
        />
      )}
    </Head>
  );
}

function absolute(address: string, origin: PageOrigin): string {
  return address.startsWith('/') ? `${origin.url}${address}` : address;
}
