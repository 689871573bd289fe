import { useRouter } from 'next/router';
import { needsDocument } from '@/core/rules/address/apart-pages';
import { isEmbed } from '@/core/rules/address/embed-address';
import { useAddress } from './use-address';

/** Opens a page as a link to it would, with the current page's query string. */
export function useNavigateTo(): (href: string) => void {
  const router = useRouter();
  const addressOf = useAddress();
  return (href) => {
    const address = addressOf(href);
    if (isEmbed(router.asPath)) openAddress(address);
    else if (needsDocument(router.asPath, address)) window.location.assign(address);
    else router.push(address);
  };
}

/** Opens an address as every link leads out of an embed, cart and all (components/embed). */
function openAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
