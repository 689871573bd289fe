import type { CaseStatus, CaseType } from '@/core/model/case';
import * as messages from '../messages';
import type { Tone } from '../ui/badge';

export const CASE_STATUSES: Readonly<Record<CaseStatus, { label: string; tone: Tone }>> = {
  open: { label: messages.toAnswer, tone: 'waiting' },
  answered: { label: messages.answered, tone: 'good' },
  closed: { label: messages.closed, tone: 'plain' },
};

export const CASE_TYPES: Readonly<Record<CaseType, string>> = {
  'not-received': messages.notReceived,
  damaged: messages.damaged,
  'wrong-item': messages.wrongItem,
  'not-as-described': messages.notAsDescribed,
  refund: messages.refund,
  other: messages.somethingElse,
};
