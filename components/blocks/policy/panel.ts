import type { policyBlock } from '@/core/blocks/policy';
import type { PanelOf } from '../kit/panel';

export const policyPanel: PanelOf<typeof policyBlock> = {
  content: [
    {
      title: 'Policy',
      fields: {
        content: {
          label: 'Text',
          hint: 'As HTML: headings, paragraphs, lists, tables, emphasis and links',
        },
      },
    },
  ],
};
