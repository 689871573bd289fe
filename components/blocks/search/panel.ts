import type { searchBlock } from '@/core/blocks/search';
import type { PanelOf } from '../kit/panel';

export const searchPanel: PanelOf<typeof searchBlock> = {
  content: [
    {
      title: 'Search',
      fields: {
        placeholder: {
          label: 'In the field',
          hint: 'Stands there until somebody types',
          unset: 'The shop’s own words',
        },
      },
    },
  ],
};
