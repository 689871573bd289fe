import { defineBlock } from '@/blocks/kit/define-block';
import { link, list, text } from '@/blocks/kit/fields';

/** The links of a footer that names none (spec 2, "Default footer"). */
const DEFAULT_LINKS = [
  { name: 'About us', link: '/about' },
  { name: 'Order tracking', link: '/order-tracking' },
  { name: 'Intellectual property', link: '/intellectual-property' },
];

export const footerSectionBlock = defineBlock({
  type: 'footer_section',
  props: { title: text(), items: list({ name: text(), link: link() }, DEFAULT_LINKS) },
});
