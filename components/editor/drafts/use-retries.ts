import { useEffect, useRef } from 'react';
import { useAuth } from '@/components/auth';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { resend, saveFailedOf } from '@/store/editor/saving/save';
import { selectHasFailed } from '@/store/editor/saving/selectors';
import { tell } from '../notices/notices';

/**
 * Saves again, by itself, once somebody is logged in again or the browser is online; what was changed while
 * it was not waits for its admin.
 */
export function useRetries(): void {
  useOnline();
  useSession();
}

function useOnline(): void {
  const dispatch = useEditorDispatch();
  useEffect(() => {
    const retry = () => {
      const hasOther = dispatch(resend());
      if (hasOther) tell({ text: 'You are online again. Save to send your changes.' });
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [dispatch]);
}

/** Has the password asked for where a save finds that the session has ended, and saves then. */
function useSession(): void {
  const dispatch = useEditorDispatch();
  const auth = useAuth();
  const isRefused = useEditorSelector((state) => selectHasFailed(state, 'session'));
  /** The session that was refused. */
  const refused = useRef<typeof auth>(null);
  useEffect(() => {
    if (!isRefused) refused.current = null;
    else if (refused.current === null) {
      refused.current = auth;
      auth.sessionExpired();
    } else if (refused.current !== auth && auth.status === 'in') {
      refused.current = null;
      dispatch(saveFailedOf('session'));
    }
  }, [isRefused, auth, dispatch]);
}
