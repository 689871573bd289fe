import type { SettingValue } from '@/store/editor/shop';
import { OPENING_STATES, REVIEWS } from './controls/choices';
import * as messages from './messages';
import type { Setting } from './settings/setting';

/** Characters shown of a long text, and of those the ones before where it differs. */
const MOST = 240;
const BEFORE = 60;

/** The value of a setting as it is told beside another one; of long texts the part that differs. */
export function valueWords({ control }: Setting, value: SettingValue, other: SettingValue): string {
  const offers = control === 'reviews' ? REVIEWS : control === 'opening' ? OPENING_STATES : [];
  const offer = offers.find((one) => one.value === value);
  if (offer) return offer.label;
  if (control === 'header') return messages.headerNumber(String(value));
  if (control === 'radius') return `${value} px`;
  if (control === 'dollars') return `$${value}`;
  if (typeof value === 'boolean') return value ? messages.on : messages.off;
  const text = typeof value === 'object' ? value.join(', ') : String(value);
  if (text.trim() === '') return control === 'countries' ? messages.everywhere : messages.empty;
  if (text.length <= MOST) return text;
  const from = Math.max(0, firstDifference(text, String(other)) - BEFORE);
  const end = from + MOST;
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`;
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
