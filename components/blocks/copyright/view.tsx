import { Copyright } from '@/components/copyright';
import { copyrightBlock } from '@/core/blocks/copyright';
import { blockView, type ViewProps } from '../kit/block-view';

function CopyrightView({ root }: ViewProps<typeof copyrightBlock>) {
  return (
    <div {...root}>
      <Copyright />
    </div>
  );
}

export default blockView(copyrightBlock, CopyrightView);
