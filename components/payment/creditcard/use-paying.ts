import { useRef, useState } from 'react';
import type { CardEntry, CardProblems } from '@/core/rules/payment/test-cards';
import { ApiError } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';
import type { PaymentPage } from '@/services/page-props';

interface Outcomes {
  onPaid: (sessionId: string) => void;
  onFailed: (message: string) => void;
}

/** Pays at the test provider: by a card, and by what a bank asks about some of them. */
export function usePaying({ domain }: PaymentPage, { onPaid, onFailed }: Outcomes) {
  const [problems, setProblems] = useState<CardProblems>({});
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const session = useRef('');

  const send = async (more: CardEntry | { challenge: 'passed' | 'failed' }) => {
    const session_id = session.current;
    setBusy(true);
    setProblems({});
    try {
      const { payTestPayment } = await import('@/services/payment');
      const { state } = await payTestPayment({ domain, session_id, ...more });
      setConfirming(state === 'challenged');
      if (state === 'paid') onPaid(session_id);
    } catch (error) {
      setConfirming(false);
      const path = error instanceof ApiError ? error.path : '';
      if (path) setProblems({ [path]: explainFailure(error) });
      onFailed(explainFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    problems,
    isConfirming,
    isBusy,
    pay: (sessionId: string, entry: CardEntry) => {
      session.current = sessionId;
      return send(entry);
    },
    answer: (challenge: 'passed' | 'failed') => send({ challenge }),
  };
}
