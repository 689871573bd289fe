import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';
import {
  choice,
  css,
  length,
  number,
  optional,
  type PropsOf,
  picture,
  text,
  texts,
} from '@/blocks/kit/fields';
import { isBorder, isPosition } from '@/blocks/kit/style-fields';
import { areCorners } from '@/core/values/css-value';

/** Default texts (spec 9): in Vietnamese. */
export const HERO_TEXTS = {
  language: 'vi',
  title: 'Mặc đẹp mỗi ngày, theo cách của bạn',
  description:
    'Những thiết kế dễ mặc, dễ phối, được may tỉ mỉ từ chất liệu mềm mại và thoáng mát. Từ giờ làm việc đến buổi hẹn cuối tuần, bạn luôn thấy thoải mái và tự tin.',
  listItems: [
    'Chất vải tuyển chọn, mềm mịn và thoáng khí',
    'Đường may chắc chắn, phom dáng vừa vặn',
    'Dễ phối đồ, hợp với nhiều dịp trong ngày',
  ],
} as const;

export const heroFeatureBlock = defineBlock({
  type: 'heroFeature',
  props: {
    template: choice(['classic-left', 'classic-right', 'centered'], 'classic-left'),
    title: text(HERO_TEXTS.title),
    description: text(HERO_TEXTS.description),
    listItems: texts(HERO_TEXTS.listItems),
    imageUrl: picture(),
    /** The height of the image, see `heroHeight`. */
    height: length(),
    aspectRatio: optional(choice(['square', 'portrait', 'landscape'], 'square')),
    maxWidth: length(),
    objectFit: choice(['cover', 'contain', 'fill', 'none', 'scale-down'], 'cover'),
    objectPosition: css('', isPosition),
    border: css('', isBorder),
    borderRadius: css('', areCorners),
    opacity: number(1, { min: 0, max: 1 }),
  },
  paints: ['textAlign'],
});

export type HeroFeatureProps = PropsOf<typeof heroFeatureBlock.props>;

/** Returns the height of the image (spec 9). */
export const heroHeight = ({ height, template }: HeroFeatureProps): string =>
  height || (template === 'centered' ? '500px' : '400px');

export const heroFeatureApplies: Applies<typeof heroFeatureBlock> = {
  objectPosition: { value: 'left top' },
};
