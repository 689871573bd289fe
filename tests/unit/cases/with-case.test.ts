import { expect, it } from 'vitest';
import { withCase } from '@/components/cases/use-cases';
import type { Case, CaseMessage } from '@/core/model/case';

const AT = '2026-03-05T12:00:00.000Z';
const message: CaseMessage = {
  ...{ id: 'm', message: 'Words', senderType: 'shopper', senderName: 'Ada' },
  ...{ attachments: [], isInternal: false, createdAt: AT },
};
const dispute = (id: string, messages: number, status: Case['status'] = 'open'): Case => ({
  ...{ id, number: id, order_id: 'GL-1', name: 'Ada', subject: 's', type: 'other', status },
  ...{ createdAt: AT, updatedAt: AT, messages: Array.from({ length: messages }, () => message) },
});

it('a new dispute comes first, a known one stays in its place [S2.604]', () => {
  const [a, b] = [dispute('a', 1), dispute('b', 1)];
  expect(withCase([a], b)).toEqual([b, a]);
  const changed = dispute('a', 1, 'closed');
  expect(withCase([b, a], changed)).toEqual([b, changed]);
});

it('an answer that knows fewer messages is the older one [S2.604]', () => {
  const list = [dispute('a', 3)];
  expect(withCase(list, dispute('a', 2))).toBe(list);
  expect(withCase(list, dispute('a', 4))[0]?.messages).toHaveLength(4);
});
