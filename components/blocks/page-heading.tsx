import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import type { DesignedPageData } from '@/services/designed-page';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';

/** What screen readers and search engines take for the title of a page that shows none. */
export function PageHeading({ page: { slug, name } }: { page: DesignedPageData }) {
  const shop = useAppSelector(selectShop);
  const title = slug === DEFAULT_PAGE_SLUG ? shop.name || shop.hostname : name;
  return <h1 className="visually-hidden">{title}</h1>;
}
