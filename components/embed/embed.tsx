import Head from 'next/head';
import { type ReactNode, useRef } from 'react';
import { Boundary } from '@/components/ui/boundary';
import type { Embedded } from '@/services/embedded';
import { Absent, Failed } from './absent';
import styles from './embed.module.css';
import { Foot } from './foot';
import { Told } from './told';
import { useAdded } from './use-added';
import { useLinks } from './use-links';
import { useSeenPart } from './use-seen-part';
import { useSize } from './use-size';

interface EmbedProps<Data extends object> {
  of: Embedded<Data>;
  /** Whether it is nothing but a way to the cart: without a foot that holds another. */
  isBare?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * What stands around everything that other sites put into their pages (spec 2, `/embed/*`): links lead out of
 * the frame, and the page around it hears how high it is and what was put into the cart.
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
            <Told added={added} />
          </>
        )}
      </div>
    </>
  );
}
