import { defineBlock } from '@/blocks/kit/define-block';
import { text } from '@/blocks/kit/fields';

/** Ways to reach the shop: empty fields fall back to the shop's own, but for the support time. */
export const contactInfoBlock = defineBlock({
  type: 'contact_info',
  props: {
    companyName: text(),
    address: text(),
    email: text(),
    phone: text(),
    supportTime: text('8:00 AM – 5:00PM (EST) (Mon – Fri)'),
  },
});
