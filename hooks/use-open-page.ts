import { useRouter } from 'next/router';
import { needsDocument } from '@/core/rules/apart-pages';
import { carryQuery } from '@/core/rules/carry-query';

/** Opens a page as a link to it would, with the current page's query string. */
export function useOpenPage(): (href: string) => void {
  const router = useRouter();
  return (href) => {
    const address = carryQuery(href, router.asPath);
    if (needsDocument(router.asPath, address)) window.location.assign(address);
    else router.push(address);
  };
}
