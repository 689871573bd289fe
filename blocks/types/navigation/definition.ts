import { defineBlock } from '@/blocks/kit/define-block';
import { number } from '@/blocks/kit/fields';
import { NAVIGATION_FIELDS } from '@/blocks/kit/link-fields';
import { STYLE_FIELDS } from '@/blocks/kit/style-fields';

/** Height in px. */
const MAX_LOGO_HEIGHT = 400;

/** Links with submenus, else the shop's own (spec 2, 3). Size and weight of type may be props, as in headers, or styles. */
export const navigationBlock = defineBlock({
  type: 'navigation',
  props: {
    ...NAVIGATION_FIELDS,
    /** Height in px; 0 for no logo. */
    logoHeight: number(0, { min: 0, max: MAX_LOGO_HEIGHT }),
    fontSize: STYLE_FIELDS.fontSize,
    fontWeight: STYLE_FIELDS.fontWeight,
  },
  paints: ['fontSize', 'fontWeight'],
});
