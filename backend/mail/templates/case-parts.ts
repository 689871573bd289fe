import type { CaseFacts } from '../kit/facts';
import type { Look } from '../kit/look';
import type { Part } from '../kit/part';
import { details } from '../parts/details';
import { remark } from '../parts/paragraph';

export function caseDetails(look: Look, { number, subject, orderNumber }: CaseFacts): Part {
  return details(look, [
    { term: 'Dispute', lines: [number] },
    { term: 'Subject', lines: [subject] },
    { term: 'Order', lines: [orderNumber] },
  ]);
}

/** Pictures are shown on the page of the dispute, to whoever may see it. */
export function withPhotos(look: Look, { photos }: CaseFacts): Part[] {
  if (photos === 0) return [];
  const said = photos === 1 ? 'One photo belongs to it' : `${photos} photos belong to it`;
  return [remark(look, `${said}; you see ${photos === 1 ? 'it' : 'them'} in your dispute.`)];
}
