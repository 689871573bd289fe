import { type ReactNode, useId } from 'react';
import { Brand } from '@/components/header';
import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import styles from './auth-frame.module.css';
import { PageSketch } from './page-sketch';

interface AuthFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** What stands before the admin area, in the look of its shop. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  const titleId = useId();
  return (
    <main className={styles.frame}>
      <div className={styles.side}>
        <Brand />
        <PageSketch />
      </div>
      <section className={styles.panel} aria-labelledby={titleId}>
        <div className={styles.words}>
          <h1 id={titleId} className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
        <Link className={`${buttons.quiet} ${styles.back}`} href="/">
          Back to the shop
        </Link>
      </section>
    </main>
  );
}
