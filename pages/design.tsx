import { AuthGate, AuthProvider } from '@/components/auth';
import { Editor } from '@/components/editor';
import { FailedView } from '@/components/shell';
import { Boundary } from '@/components/ui/boundary';
import { loadDesign } from '@/services/server/design-page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadDesign);

/** Where admins build pages, header and footer (spec 2). */
export default function DesignPage() {
  return (
    <Boundary occasion={null} instead={<Failed />}>
      <AuthProvider>
        <AuthGate>
          <Editor />
        </AuthGate>
      </AuthProvider>
    </Boundary>
  );
}

function Failed() {
  return (
    <main>
      <FailedView />
    </main>
  );
}
