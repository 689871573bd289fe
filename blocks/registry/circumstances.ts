/* Written by `npm run blocks` from the list in blocks/kit/block-types.ts. */
import type { Circumstances } from '@/blocks/kit/applies';
import type { BlockType } from '@/blocks/kit/block-types';
import { accordionApplies } from '@/blocks/types/accordion/definition';
import { bannerApplies } from '@/blocks/types/banner/definition';
import { boxApplies } from '@/blocks/types/box/definition';
import { buttonApplies } from '@/blocks/types/button/definition';
import { countdownApplies } from '@/blocks/types/countdown/definition';
import { gridApplies } from '@/blocks/types/grid/definition';
import { heroFeatureApplies } from '@/blocks/types/hero-feature/definition';
import { imageApplies } from '@/blocks/types/image/definition';
import { infoApplies } from '@/blocks/types/info/definition';
import { productApplies } from '@/blocks/types/product/definition';
import { subscribeApplies } from '@/blocks/types/subscribe/definition';
import { textApplies } from '@/blocks/types/text/definition';
import { titleApplies } from '@/blocks/types/title/definition';
import { videoApplies } from '@/blocks/types/video/definition';

/** Fields of each type with their conditions; for samples and tests. */
export const APPLIES: Partial<Record<BlockType, Circumstances>> = {
  accordion: accordionApplies,
  banner: bannerApplies,
  box: boxApplies,
  button: buttonApplies,
  countdown: countdownApplies,
  grid: gridApplies,
  heroFeature: heroFeatureApplies,
  image: imageApplies,
  info: infoApplies,
  product: productApplies,
  subscribe: subscribeApplies,
  text: textApplies,
  title: titleApplies,
  video: videoApplies,
};
