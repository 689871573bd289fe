import type { MouseEvent, ReactNode } from 'react';
import { isMeantForBrowser, Link } from '@/components/ui';
import { isOutside } from '@/core/rules/carry-query';
import { ActionLink } from '../kit/action-link';
import type { Mode } from '../kit/block-view';

interface TopLinkProps {
  /** '' where it leads nowhere. */
  href: string;
  className: string | undefined;
  mode: Mode;
  children: ReactNode;
}

/** A link at the foot of a page: while the next page comes, it takes the shopper to the top (spec 2). */
export function TopLink({ mode, ...link }: TopLinkProps) {
  if (link.href === '') return <span className={link.className}>{link.children}</span>;
  if (mode === 'edit' || isOutside(link.href)) return <ActionLink {...link} mode={mode} />;
  return <Link {...link} keepsScroll onClick={scrollToTop} />;
}

function scrollToTop(event: MouseEvent<HTMLAnchorElement>): void {
  if (isMeantForBrowser(event)) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}
