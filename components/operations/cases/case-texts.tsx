import type { CaseStatus, CaseType } from '@/core/model/case';
import * as messages from '../messages';
import { Badge } from '../ui/badge';

const STATUSES = {
  open: { text: messages.toAnswer, tone: 'waiting' },
  answered: { text: messages.answered, tone: 'good' },
  closed: { text: messages.closed, tone: 'plain' },
} as const;

export function CaseStatusBadge({ status }: { status: CaseStatus }) {
  return <Badge tone={STATUSES[status].tone}>{STATUSES[status].text}</Badge>;
}

export const CASE_TYPES: Readonly<Record<CaseType, string>> = {
  'not-received': messages.notReceived,
  damaged: messages.damaged,
  'wrong-item': messages.wrongItem,
  'not-as-described': messages.notAsDescribed,
  refund: messages.refund,
  other: messages.somethingElse,
};
