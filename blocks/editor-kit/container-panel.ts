import { columnShares } from '@/blocks/kit/columns';
import type { ContainerProps, containerFields } from '@/blocks/kit/container-fields';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import { ALIGNMENT_LABELS } from './option-labels';
import type { PanelOf } from './panel';

interface ContainerValues {
  props: ContainerProps;
}

type Container = BlockDefinition<ReturnType<typeof containerFields<'single'>>>;

const DIRECTION = {
  label: 'Direction',
  control: 'direction',
  options: { column: 'Below each other', row: 'Beside each other' },
} as const;

const JUSTIFY = {
  label: 'Justify',
  control: 'justify',
  options: {
    'flex-start': 'Start',
    center: 'Center',
    'flex-end': 'End',
    'space-between': 'Spread to the edges',
    'space-around': 'Spread with room around',
    'space-evenly': 'Spread evenly',
  },
} as const;

const ALIGN = {
  label: 'Align',
  control: 'cross-align',
  options: {
    stretch: 'Stretch',
    'flex-start': 'Start',
    center: 'Center',
    'flex-end': 'End',
    baseline: 'Baseline of text',
  },
} as const;

/** Returns true for blocks in a row: in all columns, or in the one that overrides it. */
const isRow = ({ props }: ContainerValues, column?: Readonly<Record<string, unknown>>) =>
  (column?.layoutDirection ?? props.layoutDirection) === 'row';

const columnCount = ({ props }: ContainerValues) => columnShares(props).length;

export const containerPanel: PanelOf<Container> = {
  content: {
    Columns: {
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
          custom: 'Custom widths',
        },
      },
      customLayout: { label: 'Widths', when: ({ props }) => props.sectionType === 'custom' },
      width: {
        label: 'Page width',
        control: 'segments',
        options: { boxed: 'Limited', fullwidth: 'Full' },
        hint: 'Limited to 1600 px and centered, or from edge to edge',
      },
    },
    Arrangement: {
      layoutDirection: DIRECTION,
      justifyContent: { ...JUSTIFY, turned: isRow },
      alignItems: {
        ...ALIGN,
        // Several columns are aligned to each other, whatever stands in them.
        turned: (values) => isRow(values) || columnCount(values) > 1,
      },
      textAlign: { label: 'Text', control: 'text-align', options: ALIGNMENT_LABELS },
    },
    'Single columns': {
      columnProps: {
        label: 'Columns',
        entry: {
          name: 'column',
          count: columnCount,
          fields: {
            layoutDirection: {
              ...DIRECTION,
              effectiveDefault: ({ props }) => props.layoutDirection,
            },
            justifyContent: {
              ...JUSTIFY,
              turned: isRow,
              effectiveDefault: ({ props }) => props.justifyContent,
            },
            alignItems: {
              ...ALIGN,
              turned: isRow,
              effectiveDefault: ({ props }) => props.alignItems,
            },
          },
        },
      },
    },
  },
  details: {
    content: {
      'Single columns': {
        hint: 'Settings of one column that differ from the others.',
        isClosed: true,
      },
    },
  },
};
