import { useEffect } from 'react';
import { EditablePage } from '@/components/blocks';
import { Shell } from '@/components/shell';
import type { DesignedPageData } from '@/services/designed-page';
import type { PreviewedPage } from '@/services/previewed-page';
import { BuiltIn } from './built-in';
import { NoProduct } from './no-product';
import { PreviewBar } from './preview-bar';
import { useUnsaved, wordsOf } from './use-unsaved';

interface PreviewProps {
  page: PreviewedPage;
  /** As it is saved; null where it has no layout of its own. */
  designed: DesignedPageData | null;
  /** The data of what is built into it. */
  content: object;
}

/**
 * A page as shoppers would see it if it were saved, header and footer too. Its links lead into the live
 * shop. Where nothing is unsaved the live page takes its place.
 */
export function Preview(props: PreviewProps) {
  const { slug, path } = props.page;
  return path === null ? <NoProduct slug={slug} /> : <PagePreview {...props} path={path} />;
}

function PagePreview({ page, path, designed, content }: PreviewProps & { path: string }) {
  const { unsaved, retry } = useUnsaved(page, designed);
  const { slug } = page;
  const isSaved = unsaved.phase === 'none';
  useEffect(() => {
    if (isSaved) window.location.replace(path);
  }, [isSaved, path]);
  return (
    <>
      <PreviewBar
        slug={slug}
        words={wordsOf(unsaved)}
        onRetry={unsaved.phase === 'failed' ? retry : undefined}
      />
      {'designed' in unsaved && (
        <Shell>
          <EditablePage designed={unsaved.designed}>
            <BuiltIn slug={slug} content={content} />
          </EditablePage>
        </Shell>
      )}
    </>
  );
}
