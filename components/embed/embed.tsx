import Head from 'next/head';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from '@/components/ui';
import { Boundary } from '@/components/ui/boundary';
import { MAX_FRAME_HEIGHT } from '@/core/rules/embed/embed-messages';
import type { Embedded } from '@/services/embedded';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { Absent, Failed } from './absent';
import { CartLink } from './cart-link';
import styles from './embed.module.css';
import { EmbedNotice } from './embed-notice';
import * as messages from './messages';
import { hostHere, postToHost } from './post-to-host';
import { ECHO_MS, steadyHeight } from './steady-height';
import { useAdded } from './use-added';
import { useLinks } from './use-links';

interface EmbedProps<Data extends object> {
  of: Embedded<Data>;
  /** True for a cart button alone: no footer with a second one. */
  isBare?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * Frame of all embedded pages (spec 2, `/embed/*`): links open outside of the frame, and the host page gets
 * height and added lines.
 */
export function Embed<Data extends object>({ of, isBare = false, children }: EmbedProps<Data>) {
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
            {of.state === 'there' ? children(of.data) : <Absent state={of.state} />}
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
  const { name, hostname } = useAppSelector(selectShop);
  return (
    <footer className={styles.foot}>
      <Link className={styles.shop} href="/">
        {name || hostname}
      </Link>
      <CartLink className={styles.cart} label={messages.openCart} />
    </footer>
  );
}

/**
 * Knows which part of the frame is seen, as `--seen-top`, `--seen-bottom` and `--seen-height`: a frame that
 * fits its content may be far higher than the window, and what opens is to open there. It is looked at
 * whenever something is pressed.
 */
function useSeenPart(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = root.current;
    if (!content) return;
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry?.isIntersecting) setFrameStyles(entry.intersectionRect);
    });
    const look = () => observer.observe(content);
    document.addEventListener('click', look, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('click', look, true);
    };
  }, [root]);
}

function setFrameStyles({ top, bottom, height }: DOMRectReadOnly): void {
  const { style } = document.documentElement;
  const seen = { top: top + window.scrollY, bottom: bottom + window.scrollY, height };
  for (const [edge, px] of Object.entries(seen)) style.setProperty(`--seen-${edge}`, `${px}px`);
}

const SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * Tells the page around how high this one is, so that its frame fits, now and after every change. At once,
 * too: where the frame is not on screen yet, the browser observes nothing.
 */
export function useSize(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = root.current;
    if (!content || !hostHere()) return;
    const { style } = document.documentElement;
    const steady = steadyHeight();
    let resizedAt = Number.NEGATIVE_INFINITY;
    let reportedHeight = 0;
    let askAgain: ReturnType<typeof setTimeout> | undefined;

    const report = () => {
      clearTimeout(askAgain);
      const height = Math.ceil(content.getBoundingClientRect().height);
      if (height === reportedHeight) return;
      const steadiness = steady.see({
        ...{ height, width: window.innerWidth },
        ...{ now: performance.now(), resizedAt },
      });
      // In a frame that fits, a scroll bar would take room and change the height it is about.
      style.overflowY = steadiness !== 'scrolls' && height <= MAX_FRAME_HEIGHT ? 'hidden' : '';
      if (steadiness === 'waits') askAgain = setTimeout(report, 2 * ECHO_MS);
      if (steadiness !== 'follows') return;
      reportedHeight = height;
      postToHost({ type: 'size', height, title: document.title });
    };
    const noteResize = () => {
      resizedAt = performance.now();
    };
    const observer = new ResizeObserver(report);
    observer.observe(content);
    window.addEventListener('resize', noteResize);
    window.addEventListener('load', report);
    for (const sign of SIGNS) window.addEventListener(sign, steady.forgive);
    report();
    return () => {
      clearTimeout(askAgain);
      observer.disconnect();
      window.removeEventListener('resize', noteResize);
      window.removeEventListener('load', report);
      for (const sign of SIGNS) window.removeEventListener(sign, steady.forgive);
    };
  }, [root]);
}
