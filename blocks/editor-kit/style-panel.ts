import type { StyleName } from '@/blocks/kit/style-fields';
import { ALIGNMENT_LABELS, REPEAT_LABELS } from './option-labels';
import type { BlockValues, FieldPanel, PanelGroup } from './panel';

const hasImage = ({ styles }: BlockValues) => Boolean(styles.backgroundImage);

const FIELDS = {
  padding: { label: 'Inside', hint: 'Room between the edge and what is inside', unset: '16px' },
  margin: { label: 'Outside', hint: 'Room around it', unset: '0px' },
  width: { label: 'Width', control: 'size', unset: '100%' },
  height: { label: 'Height', control: 'size', unset: 'auto' },
  color: {
    label: 'Color',
    unset: 'As around it',
    against: ({ styles }) => String(styles.backgroundColor ?? ''),
  },
  fontSize: { label: 'Size', unset: '16px' },
  fontWeight: { label: 'Weight', control: 'weight', unset: 'Normal' },
  textAlign: { label: 'Align', control: 'text-align', options: ALIGNMENT_LABELS },
  backgroundColor: { label: 'Color', unset: 'None' },
  backgroundImage: { label: 'Image', control: 'background', unset: 'None' },
  backgroundSize: {
    label: 'Fit',
    control: 'background-size',
    unset: 'Fill, cropped',
    when: hasImage,
  },
  backgroundPosition: { label: 'Position', control: 'position', unset: 'Center', when: hasImage },
  backgroundRepeat: { label: 'Repeat', options: REPEAT_LABELS, unset: 'Once', when: hasImage },
  border: { label: 'Line', control: 'border', unset: 'None' },
  borderRadius: { label: 'Corners', control: 'corners', unset: '0px' },
} as const satisfies Record<StyleName, FieldPanel>;

interface StyleGroup extends PanelGroup {
  fields: Readonly<Partial<Record<StyleName, FieldPanel>>>;
}

const { padding, margin, width, height, color, fontSize, fontWeight, textAlign } = FIELDS;
const { backgroundColor, backgroundImage, backgroundSize, backgroundPosition, backgroundRepeat } =
  FIELDS;
const { border, borderRadius } = FIELDS;

/** The styles of every block (spec 3); only blocks with a background show that group. */
export const STYLE_GROUPS: readonly StyleGroup[] = [
  { title: 'Spacing', drawnAs: 'spacing', fields: { margin, padding } },
  { title: 'Size', fields: { width, height } },
  { title: 'Text', fields: { color, fontSize, fontWeight, textAlign } },
  {
    title: 'Background',
    fields: {
      backgroundColor,
      backgroundImage,
      backgroundSize,
      backgroundPosition,
      backgroundRepeat,
    },
  },
  { title: 'Border', fields: { border, borderRadius } },
];
