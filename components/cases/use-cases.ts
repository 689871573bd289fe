import { useEffect, useState } from 'react';
import type { Case } from '@/core/model/case';
import { awaited } from '@/hooks/awaited';
import { explainFailure } from '@/services/explain-failure';
import { isGone } from './use-case-form';

/** The disputes of an open order. Those that are shown stay while a new access fetches them again. */
export function useCases(access: string, onLost: () => void) {
  const [list, setList] = useState<readonly Case[] | null>(null);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another access or attempt loads again
  useEffect(() => {
    setFailure('');
    const cases = import('@/services/orders').then(({ loadAllCases }) => loadAllCases({ access }));
    const take = (loaded: readonly Case[]) => setList((before) => withNewer(loaded, before ?? []));
    return awaited(cases, take, (error) => {
      if (isGone(error)) onLost();
      else setFailure(explainFailure(error));
    });
  }, [access, attempt]);

  return {
    list,
    failure,
    retry: () => setAttempt((last) => last + 1),
    /** Takes in a dispute as it is now; an older answer that comes late changes nothing. */
    put: (customerCase: Case) => setList((before) => withCase(before ?? [], customerCase)),
  };
}

/** Answer about all disputes, with what was filed or sent while it was on its way. */
function withNewer(loaded: readonly Case[], before: readonly Case[]): readonly Case[] {
  const messagesOf = new Map(loaded.map(({ id, messages }) => [id, messages.length]));
  const newer = before.filter(({ id, messages }) => messages.length > (messagesOf.get(id) ?? -1));
  return newer.reduceRight(withCase, loaded);
}

/** Messages are never taken away, so the answer with fewer of them is the older one. */
function withCase(list: readonly Case[], customerCase: Case): readonly Case[] {
  const current = list.find(({ id }) => id === customerCase.id);
  if (!current) return [customerCase, ...list];
  if (current.messages.length > customerCase.messages.length) return list;
  return list.map((one) => (one === current ? customerCase : one));
}
