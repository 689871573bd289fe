import { useCallback } from 'react';
import { ApiError } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';
import { useAuth } from './auth-context';
import * as messages from './messages';

/** Returns a function that explains a failure. If the session has ended, it asks for the password too. */
export function useFailureText(): (error: unknown) => string {
  const { sessionExpired } = useAuth();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError) || error.status !== 401) return explainFailure(error);
      sessionExpired();
      return messages.sessionHadEnded;
    },
    [sessionExpired],
  );
}
