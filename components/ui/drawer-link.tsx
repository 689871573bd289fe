import type { MouseEvent, ReactNode } from 'react';
import { isMeantForBrowser } from '@/hooks/is-meant-for-browser';
import { Link } from './link';

interface DrawerLinkProps {
  /** Address without scripts, or if the drawer's code fails to load. */
  href: string;
  className: string | undefined;
  load: () => Promise<unknown>;
  onOpen: () => void;
  children: ReactNode;
}

/** A link that opens a drawer instead; in a new tab it is a link all the same. */
export function DrawerLink({ href, className, load, onOpen, children }: DrawerLinkProps) {
  const warm = () => {
    load().catch(() => undefined);
  };

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isMeantForBrowser(event, event.currentTarget)) return;
    event.preventDefault();
    // Not every browser focuses a link on click, and the drawer gives the focus back to where it was.
    const link = event.currentTarget;
    link.focus();
    load().then(onOpen, () => window.location.assign(link.href));
  };

  return (
    <Link
      href={href}
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={warm}
      onFocus={warm}
      onClick={open}
    >
      {children}
    </Link>
  );
}
