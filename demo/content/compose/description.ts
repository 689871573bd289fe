import { htmlOf } from '@/core/values/plain-text';
import type { ProductDraft, Range } from '../kit/draft';
import { turn } from './deterministic';

/** The description of a product as simple HTML: p, ul, li and strong alone. */
export function describe(range: Range, draft: ProductDraft, index: number): string {
  const cloth = range.cloths[draft.cloth];
  const fit = range.fits[draft.fit];
  if (!cloth || !fit) throw new Error(`${draft.name} names a material or fit its range lacks`);

  const ofSameCloth = range.products.filter((other) => other.cloth === draft.cloth);
  const story = turn(cloth.story, ofSameCloth.indexOf(draft));
  const closing = range.closings && index % 2 === 0 ? [turn(range.closings, index / 2)] : [];
  const paragraphs = [draft.opener, story, ...closing].map((text) => `<p>${htmlOf(text)}</p>`);
  const points = [
    labelled(range.fitLabel, fit),
    ...draft.details.map(htmlOf),
    labelled('Care', cloth.care),
  ];
  return `${paragraphs.join('')}<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
}

const labelled = (label: string, text: string): string =>
  `<strong>${label}:</strong> ${htmlOf(text)}`;
