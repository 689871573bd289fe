import { columnShares } from '@/blocks/kit/columns';
import type { ContainerProps, containerFields } from '@/blocks/kit/container-fields';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import type { PanelOf } from './panel';
import { ALIGNMENT_WORDS } from './words';

interface RawFields {
  props: ContainerProps;
}

type Container = BlockDefinition<ReturnType<typeof containerFields<'single'>>>;

const DIRECTION_WORDS = { column: 'Below each other', row: 'Beside each other' } as const;

const JUSTIFY_WORDS = {
  'flex-start': 'At the start',
  center: 'In the middle',
  'flex-end': 'At the end',
  'space-between': 'Spread to the edges',
  'space-around': 'Spread with room around',
  'space-evenly': 'Spread evenly',
} as const;

const CROSS_WORDS = {
  stretch: 'Stretch',
  'flex-start': 'Start',
  center: 'Middle',
  'flex-end': 'End',
  baseline: 'Baseline of text',
} as const;

/** Returns whether blocks stand beside each other: in all columns, or as one of them has it. */
const isRow = ({ props }: RawFields, column?: Readonly<Record<string, unknown>>) =>
  (column?.layoutDirection ?? props.layoutDirection) === 'row';

const columnCount = ({ props }: RawFields) => columnShares(props).length;

export const containerContent: PanelOf<Container>['content'] = [
  {
    title: 'Columns',
    fields: {
      sectionType: {
        label: 'Columns',
        control: 'columns',
        options: {
          single: 'One',
          '1:1': 'Two, equal',
          '1:1:1': 'Three, equal',
          '1:2': 'Narrow, wide',
          '2:1': 'Wide, narrow',
          '1:1:2': 'Two narrow, one wide',
          '1:2:1': 'One wide in the middle',
          '2:1:1': 'One wide, two narrow',
          '1:1:1:1': 'Four, equal',
          '4:2:3:3': 'Four, the first widest',
          '4:2:2:4': 'Four, wide at the edges',
          '5:2:2:3': 'Four, for a footer',
          custom: 'Own widths',
        },
      },
      customLayout: {
        label: 'Widths',
        when: ({ props }) => props.sectionType === 'custom',
      },
      width: {
        label: 'Page width',
        control: 'segments',
        options: { boxed: 'Limited', fullwidth: 'Full' },
        hint: 'Limited to 1600 px in the middle, or from edge to edge',
      },
    },
  },
  {
    title: 'Arrangement',
    fields: {
      layoutDirection: { label: 'Blocks stand', control: 'direction', options: DIRECTION_WORDS },
      justifyContent: {
        label: 'Along',
        control: 'justify',
        options: JUSTIFY_WORDS,
        turned: isRow,
      },
      alignItems: {
        label: 'Across',
        control: 'cross-align',
        options: CROSS_WORDS,
        // Several columns are aligned to each other, whatever stands in them.
        turned: (raw) => isRow(raw) || columnCount(raw) > 1,
      },
      textAlign: { label: 'Text', control: 'text-align', options: ALIGNMENT_WORDS },
    },
  },
  {
    title: 'Single columns',
    hint: 'Where one column differs from the others.',
    isClosed: true,
    fields: {
      columnProps: {
        label: 'Columns',
        entry: {
          name: 'column',
          count: columnCount,
          fields: {
            layoutDirection: {
              label: 'Blocks stand',
              control: 'direction',
              options: DIRECTION_WORDS,
              effectiveDefault: ({ props }) => props.layoutDirection,
            },
            justifyContent: {
              label: 'Along',
              control: 'justify',
              options: JUSTIFY_WORDS,
              turned: isRow,
              effectiveDefault: ({ props }) => props.justifyContent,
            },
            alignItems: {
              label: 'Across',
              control: 'cross-align',
              options: CROSS_WORDS,
              turned: isRow,
              effectiveDefault: ({ props }) => props.alignItems,
            },
          },
        },
      },
    },
  },
];
