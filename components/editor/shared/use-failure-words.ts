import { useCallback } from 'react';
import { useAuth } from '@/components/auth';
import { ApiError } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';
import * as messages from './messages';

const SESSION_ENDED = messages.yourSessionHadEnded;

/** Says what failed, in words. Where the session has ended, its admin is asked for the password besides. */
export function useFailureWords(): (error: unknown) => string {
  const { sessionExpired } = useAuth();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError) || error.status !== 401) return explainFailure(error);
      sessionExpired();
      return SESSION_ENDED;
    },
    [sessionExpired],
  );
}
