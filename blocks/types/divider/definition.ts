import { defineBlock } from '@/blocks/kit/define-block';

/** A line, all of whose looks its styles tell: as thick as its `height`, else drawn as its `border`. */
export const dividerBlock = defineBlock({
  type: 'divider',
  props: {},
  paints: ['border', 'borderRadius', 'color', 'width', 'height'],
});
