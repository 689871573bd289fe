import type { CaseStatus, CaseType } from '@/core/model/case';
import type { Tone } from '../ui/badge';

export const CASE_STATUSES: Readonly<Record<CaseStatus, { label: string; tone: Tone }>> = {
  open: { label: 'To answer', tone: 'waiting' },
  answered: { label: 'Answered', tone: 'good' },
  closed: { label: 'Closed', tone: 'plain' },
};

export const CASE_TYPES: Readonly<Record<CaseType, string>> = {
  'not-received': 'Not received',
  damaged: 'Damaged',
  'wrong-item': 'Wrong item',
  'not-as-described': 'Not as described',
  refund: 'Refund',
  other: 'Something else',
};
