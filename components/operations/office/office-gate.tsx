import type { ReactNode } from 'react';
import { AuthGate, AuthProvider } from '@/components/auth';
import { Boundary } from '@/components/ui/boundary';
import { CHROME } from '@/components/ui/chrome';
import styles from './office.module.css';

/** Shows a page of the back office to admins of the shop, and the login to whoever is not logged in. */
export function OfficeGate({ children }: { children: ReactNode }) {
  return (
    <Boundary occasion={null} instead={<Broken />}>
      <AuthProvider>
        <AuthGate purpose="look after">{children}</AuthGate>
      </AuthProvider>
    </Boundary>
  );
}

function Broken() {
  return (
    <main className={`${CHROME} ${styles.office}`}>
      <p className={styles.waiting} role="alert">
        Something went wrong on this page. Reload it to go on; nothing that was saved is lost.
      </p>
    </main>
  );
}
