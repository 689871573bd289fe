import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { FOOTER_LINKS_ID } from '@/components/header';
import { fragment } from '@/components/ui/fragment';
import { ssrDynamic } from '@/components/ui/ssr-dynamic';
import { tracked } from '@/components/ui/tracked';
import { useShop } from '@/hooks/use-shop';
import styles from './footer-frame.module.css';

const DefaultFooter = ssrDynamic(
  'default footer',
  dynamic(tracked('default footer', () => import('./default-footer'))),
);

interface FooterProps {
  /** Stands there where the shop has designed its footer. */
  designed?: ReactNode;
}

function ShopFooter({ designed = null }: FooterProps) {
  const { design } = useShop();
  return design && design.footer.length > 0 ? designed : <DefaultFooter />;
}

/** The footer of a shop: one that is designed replaces the default (spec 2). */
export const Footer =
  typeof window === 'undefined' ? fragment('footer', ShopFooter, () => []) : ShopFooter;

/** Frame of an admin-designed footer: a page root, so that container queries apply. */
export function FooterFrame({ end, children }: { end?: ReactNode; children: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <div id={FOOTER_LINKS_ID} className={styles.root}>
        {children}
      </div>
      <div className={styles.end}>{end}</div>
    </footer>
  );
}
