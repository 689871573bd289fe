import { MessageView, Shell } from '@/components/shell';
import { PreviewBar } from './preview-bar';

/** In the place of the page of products while the shop has none: each of them has a page, and no other. */
export function NoProduct({ slug }: { slug: string }) {
  return (
    <>
      <PreviewBar slug={slug} words="Nothing to preview yet" />
      <Shell>
        <MessageView title="No product to show yet">
          <p>This page shows one product at a time. It can be looked at once the shop has one.</p>
        </MessageView>
      </Shell>
    </>
  );
}
