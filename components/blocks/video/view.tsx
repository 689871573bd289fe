import { videoBlock } from '@/core/blocks/video';
import { blockView, type ViewProps } from '../kit/block-view';

function VideoView({ root }: ViewProps<typeof videoBlock>) {
  return <div {...root} />;
}

export default blockView(videoBlock, VideoView);
