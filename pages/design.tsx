import { AuthGate, AuthProvider } from '@/components/auth';
import { Editor, Preview } from '@/components/editor';
import { FailedView } from '@/components/shell';
import { Boundary } from '@/components/ui';
import { useDesigned } from '@/hooks/use-designed';
import type { DesignedRef, PreviewedPage } from '@/services/page-props';
import { adminPage } from '@/services/server/admin-door';
import { loadDesign } from '@/services/server/design-page';

export const getServerSideProps = adminPage(loadDesign);

interface DesignPageProps {
  /** The page that unsaved changes are to be shown on, with its own data beside it. */
  preview?: PreviewedPage;
  designed?: DesignedRef | null;
}

/** Editor of pages, header and footer (spec 2), and previews of unsaved ones. */
export default function DesignPage({ preview, designed = null, ...content }: DesignPageProps) {
  const page = useDesigned(designed);
  return (
    <Boundary occasion={null} instead={<Failed />}>
      <AuthProvider>
        <AuthGate right="pages.read">
          {preview ? <Preview page={preview} designed={page} content={content} /> : <Editor />}
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
