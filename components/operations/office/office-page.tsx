import type { ComponentType } from 'react';
import { AuthGate, AuthProvider } from '@/components/auth';
import { Boundary, onDemand } from '@/components/ui';
import { CHROME } from '@/components/ui/chrome';
import type { Right } from '@/core/model/roles';
import * as messages from '../messages';
import styles from './office.module.css';

/** A page of the back office: for whoever has the right to it, its code fetched once somebody is logged in. */
export function officePage(load: () => Promise<ComponentType>) {
  const Page = onDemand(() => load().catch(() => Broken), Waiting);
  return ({ right }: { right: Right }) => (
    <Boundary occasion={null} instead={<Broken />}>
      <AuthProvider>
        <AuthGate purpose={messages.manage} right={right}>
          <Page />
        </AuthGate>
      </AuthProvider>
    </Boundary>
  );
}

/** A page of the back office for whoever comes by a link, without a session. */
export function pageByLink(Page: ComponentType) {
  return () => (
    <Boundary occasion={null} instead={<Broken />}>
      <AuthProvider>
        <Page />
      </AuthProvider>
    </Boundary>
  );
}

/** Stands where a page cannot be shown, or its code cannot be had. */
const Broken = () => <Instead role="alert">{messages.pageBroken}</Instead>;

/** Holds the place of a page until its code is there. */
const Waiting = () => <Instead role="status">{messages.loading}</Instead>;

function Instead({ role, children }: { role: 'alert' | 'status'; children: string }) {
  return (
    <main className={`${CHROME} ${styles.office}`}>
      <p className={styles.waiting} role={role}>
        {children}
      </p>
    </main>
  );
}
