import type { MouseEvent, ReactNode } from 'react';
import { ActionLink } from '@/blocks/view-kit/action-link';
import kit from '@/blocks/view-kit/block.module.css';
import { blockView, type Mode, type ViewProps } from '@/blocks/view-kit/block-view';
import { Link } from '@/components/ui';
import { isOutside } from '@/core/rules/address/carry-query';
import { isMeantForBrowser } from '@/hooks/is-meant-for-browser';
import { footerSectionBlock } from './definition';
import styles from './footer-section.module.css';
import * as messages from './messages';

function FooterSectionView({ block, root, mode }: ViewProps<typeof footerSectionBlock>) {
  const { title, items } = block.props;
  return (
    <nav
      {...root}
      className={`${root.className} ${kit.hugging}`}
      aria-label={title || messages.socialLinks}
    >
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.links}>
        {items.map(({ name, link }, place) =>
          name ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an admin may have two of the same
            <li key={place}>
              <TopLink href={link} className={styles.link} mode={mode}>
                {name}
              </TopLink>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

export default blockView(footerSectionBlock, FooterSectionView);

interface TopLinkProps {
  /** '' where it leads nowhere. */
  href: string;
  className: string | undefined;
  mode: Mode;
  children: ReactNode;
}

/** A link at the foot of a page: while the next page comes, it takes the shopper to the top (spec 2). */
function TopLink({ mode, ...link }: TopLinkProps) {
  if (link.href === '') return <span className={link.className}>{link.children}</span>;
  if (mode === 'edit' || isOutside(link.href)) return <ActionLink {...link} mode={mode} />;
  return <Link {...link} keepsScroll onClick={scrollToTop} />;
}

function scrollToTop(event: MouseEvent<HTMLAnchorElement>): void {
  if (isMeantForBrowser(event, event.currentTarget)) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}
