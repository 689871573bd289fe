import { useEffect, useState } from 'react';
import type { Case } from '@/core/model/case';
import { explainFailure } from '@/services/explain-failure';
import { isGone } from './lost-access';

interface CasesState {
  /** Null until they are there. */
  list: readonly Case[] | null;
  /** Failure of loading, '' while loading. */
  failure: string;
  retry: () => void;
  /** Takes in a dispute as it is now; an older answer that comes late changes nothing. */
  put: (customerCase: Case) => void;
}

/** The disputes of an open order. Those that are shown stay while a new access fetches them again. */
export function useCases(access: string, onLost: () => void): CasesState {
  const [list, setList] = useState<readonly Case[] | null>(null);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another access or attempt loads again
  useEffect(() => {
    let isAwaited = true;
    setFailure('');
    load(access).then(
      (customerCase) => {
        if (isAwaited) setList(customerCase);
      },
      (error: unknown) => {
        if (!isAwaited) return;
        if (isGone(error)) onLost();
        else setFailure(explainFailure(error));
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [access, attempt]);

  return {
    list,
    failure,
    retry: () => setAttempt((last) => last + 1),
    put: (customerCase) => setList((before) => withCase(before ?? [], customerCase)),
  };
}

async function load(access: string): Promise<Case[]> {
  const { loadAllCases } = await import('@/services/orders');
  return loadAllCases({ access });
}

/** Messages are never taken away, so the answer with fewer of them is the older one. */
function withCase(list: readonly Case[], customerCase: Case): readonly Case[] {
  const current = list.find(({ id }) => id === customerCase.id);
  if (!current) return [customerCase, ...list];
  if (current.messages.length > customerCase.messages.length) return list;
  return list.map((one) => (one === current ? customerCase : one));
}
