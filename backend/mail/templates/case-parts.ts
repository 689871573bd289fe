import type { CaseFacts } from '../kit/facts';
import type { Look } from '../kit/look';
import type { Part } from '../kit/part';
import { details } from '../parts/details';
import { remark } from '../parts/paragraph';
import * as messages from './messages';

export function caseDetails(look: Look, { number, subject, orderNumber }: CaseFacts): Part {
  return details(look, [
    { term: messages.caseTerm, lines: [number] },
    { term: messages.subjectTerm, lines: [subject] },
    { term: messages.orderTerm, lines: [orderNumber] },
  ]);
}

/** Pictures are shown on the page of the dispute, to whoever may see it. */
export function withPhotos(look: Look, { photos }: CaseFacts): Part[] {
  return photos === 0 ? [] : [remark(look, messages.photosAttached(photos))];
}
