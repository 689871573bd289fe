import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';
import { list } from './kit/fields';
import { ICON_LINK_FIELDS } from './kit/link-fields';

/** Where else a shop is to be found; its own addresses where none are named. */
export const socialBlock = defineBlock({
  type: 'social',
  props: { items: list(ICON_LINK_FIELDS) },
});

export const socialApplies: Applies<typeof socialBlock> = {};
