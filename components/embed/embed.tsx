import Head from 'next/head';
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Boundary, Link } from '@/components/ui';
import { useShop } from '@/hooks/use-shop';
import type { Embedded } from '@/services/page-props';
import { Absent, Failed } from './absent';
import { CartLink } from './cart-link';
import styles from './embed.module.css';
import { EmbedNotice, useAdded } from './embed-notice';
import * as messages from './messages';
import { useLinks } from './use-links';
import { useSize } from './use-size';

/** A page that other sites embed, by the view of its data. @param isBare for a cart button alone: no second one. */
export function embedOf<Data extends object>(View: ComponentType<Data>, isBare = false) {
  return function EmbedPage({ embedded }: { embedded: Embedded<Data> }) {
    return (
      <Frame isBare={isBare}>
        {embedded.state === 'there' ? (
          <View {...embedded.data} />
        ) : (
          <Absent state={embedded.state} />
        )}
      </Frame>
    );
  };
}

/** Frame of all embedded pages (spec 2, `/embed/*`): links leave it; the host page gets height and added lines. */
function Frame({ isBare, children }: { isBare: boolean; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useSize(root);
  useSeenPart(root);
  useLinks();
  const added = useAdded();
  return (
    <>
      <Head>
        <base key="base" target="_top" />
      </Head>
      <div ref={root} className={isBare ? styles.bare : styles.embed}>
        <main className={`page-root ${styles.main}`}>
          <Boundary occasion={null} instead={<Failed />}>
            {children}
          </Boundary>
        </main>
        {!isBare && (
          <>
            <Foot />
            <EmbedNotice added={added} />
          </>
        )}
      </div>
    </>
  );
}

function Foot() {
  const { name, hostname } = useShop();
  return (
    <footer className={styles.foot}>
      <Link className={styles.shop} href="/">
        {name || hostname}
      </Link>
      <CartLink className={styles.cart} label={messages.openCart} />
    </footer>
  );
}

/** Sets `--seen-top`, `--seen-bottom` and `--seen-height` on clicks: the visible part of a long frame. */
function useSeenPart(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = root.current;
    if (!content) return;
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (!entry?.isIntersecting) return;
      const { top, bottom, height } = entry.intersectionRect;
      const seen = { top: top + window.scrollY, bottom: bottom + window.scrollY, height };
      const { style } = document.documentElement;
      for (const [edge, px] of Object.entries(seen)) style.setProperty(`--seen-${edge}`, `${px}px`);
    });
    const look = () => observer.observe(content);
    document.addEventListener('click', look, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('click', look, true);
    };
  }, [root]);
}
