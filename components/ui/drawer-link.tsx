import type { ComponentProps, MouseEvent } from 'react';
import { isMeantForBrowser } from '@/hooks/is-meant-for-browser';
import { Link } from './link';

interface DrawerLinkProps extends Omit<ComponentProps<typeof Link>, 'onClick'> {
  load: () => Promise<unknown>;
  onOpen: () => void;
}

/**
 * A link that opens a drawer instead; in a new tab it is a link all the same. Its address counts without scripts, and
 * where the drawer's code cannot be had.
 */
export function DrawerLink({ load, onOpen, ...rest }: DrawerLinkProps) {
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
    <Link {...rest} aria-haspopup="dialog" onPointerEnter={warm} onFocus={warm} onClick={open} />
  );
}
