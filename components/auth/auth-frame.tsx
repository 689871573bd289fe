import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Brand } from '@/components/header';
import { buttons } from '@/components/ui';
import { shopPageAddress } from '@/services/shop-page-address';
import styles from './auth-frame.module.css';
import * as messages from './messages';

interface AuthFrameProps {
  title: string;
  lead: string;
  /** True where it takes the place of a form that was sent: its title gets the focus. */
  isNews?: boolean;
  children?: ReactNode;
}

export function AuthFrame({ title, lead, isNews = false, children }: AuthFrameProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <main className={styles.frame}>
      <div className={styles.side}>
        <Brand />
        <PageSketch />
      </div>
      <section className={styles.panel} aria-labelledby={titleId}>
        <div className={styles.words}>
          <h1 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
        <a className={`${buttons.quiet} ${styles.back}`} href={shopPageAddress('/')}>
          {messages.backToTheShop}
        </a>
      </section>
    </main>
  );
}

const CARDS = [36, 164, 292];

/** A page being put together of blocks, drawn in the shop's colors; it says nothing. */
function PageSketch() {
  return (
    <svg className={styles.sketch} viewBox="0 0 520 432" aria-hidden="true">
      <g className={styles.floats}>
        <rect className={styles.sheet} x="12" y="12" width="424" height="408" rx="10" />
        <rect className={styles.ink} x="36" y="36" width="56" height="8" rx="3" />
        <path className={styles.faint} d="M312 38h28v5h-28zm36 0h28v5h-28zm36 0h28v5h-28z" />
        <rect className={styles.tint} x="36" y="64" width="376" height="136" rx="5" />
        <rect className={styles.ink} x="60" y="104" width="188" height="14" rx="3" />
        <rect className={styles.faint} x="60" y="130" width="132" height="7" rx="3" />
        <rect className={styles.accent} x="60" y="154" width="76" height="24" rx="5" />
        {/* Where the block that is being moved will stand. */}
        <rect className={styles.accent} x="36" y="216" width="376" height="3" rx="1.5" />
        {CARDS.map((x) => (
          <rect key={x} className={styles.card} x={x} y="236" width="120" height="116" rx="5" />
        ))}
        <rect className={styles.faint} x="36" y="372" width="220" height="7" rx="3" />
        <rect className={styles.faint} x="36" y="388" width="148" height="7" rx="3" />
      </g>
      <g className={`${styles.floats} ${styles.moved}`}>
        <rect className={styles.block} x="328" y="176" width="176" height="108" rx="7" />
        <rect className={styles.tint} x="342" y="190" width="148" height="46" rx="4" />
        <rect className={styles.faint} x="342" y="248" width="148" height="7" rx="3" />
        <rect className={styles.faint} x="342" y="262" width="92" height="7" rx="3" />
      </g>
    </svg>
  );
}
