import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCases } from '@/components/cases/use-cases';
import type { Case, CaseMessage } from '@/core/model/case';
import * as service from '@/services/orders';
import { eventually } from '../../support/eventually';

const AT = '2026-03-05T12:00:00.000Z';
const message: CaseMessage = {
  ...{ id: 'm', message: 'Words', senderType: 'shopper', senderName: 'Ada' },
  ...{ attachments: [], isInternal: false, createdAt: AT },
};
const dispute = (id: string, messages: number, status: Case['status'] = 'open'): Case => ({
  ...{ id, number: id, order_id: 'GL-1', name: 'Ada', subject: 's', type: 'other', status },
  ...{ createdAt: AT, updatedAt: AT, messages: Array.from({ length: messages }, () => message) },
});

/** The disputes of an order once they have been loaded, and others that come after. */
async function listAfter(loaded: Case[], ...later: Case[]) {
  vi.spyOn(service, 'loadAllCases').mockResolvedValueOnce(loaded);
  const { result } = renderHook(() => useCases('access', () => undefined));
  await eventually(() => expect(result.current.list).toBe(loaded));
  for (const match of later) act(() => result.current.put(match));
  return result.current.list;
}

it('a new dispute comes first, a known one stays in its place [S2.604]', async () => {
  const [a, b] = [dispute('a', 1), dispute('b', 1)];
  expect(await listAfter([a], b)).toEqual([b, a]);
  const changed = dispute('a', 1, 'closed');
  expect(await listAfter([b, a], changed)).toEqual([b, changed]);
});

it('an answer that knows fewer messages is the older one [S2.604]', async () => {
  const list = [dispute('a', 3)];
  expect(await listAfter(list, dispute('a', 2))).toBe(list);
  expect((await listAfter(list, dispute('a', 4)))?.[0]?.messages).toHaveLength(4);
});
