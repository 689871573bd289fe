import { useRouter } from 'next/router';
import type { ComponentProps, MouseEvent } from 'react';
import { needsDocument } from '@/core/rules/address/apart-pages';
import { isMeantForBrowser } from '@/hooks/is-meant-for-browser';
import { useAddress } from '@/hooks/use-address';

type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** True for a link that changes the page it stands on: what is on screen stays there. */
  keepsScroll?: boolean;
};

/** An internal link: carries the query (spec 2), needs no document except for pages apart, prefetches when pointed at. */
export function Link({ href, onClick, keepsScroll = false, ...rest }: LinkProps) {
  const router = useRouter();
  const address = useAddress()(href);

  const warmUp = () => {
    router.prefetch(address).catch(() => undefined);
  };
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isMeantForBrowser(event, event.currentTarget)) return;
    if (needsDocument(router.asPath, address)) return;
    event.preventDefault();
    if (keepsScroll) router.push(address, undefined, { scroll: false });
    else router.push(address);
  };

  return <a href={address} onPointerEnter={warmUp} onFocus={warmUp} onClick={open} {...rest} />;
}
