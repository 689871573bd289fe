import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAuth } from '@/components/auth';
import { openedOnDemand } from '@/components/kit/dialog';
import { CHROME } from '@/components/ui/chrome';
import { onDemand } from '@/components/ui/on-demand';
import { type Journal, startJournal } from '@/store/editor/drafts/journal';
import { roleKnown } from '@/store/editor/editor';
import { useEditorDispatch, useEditorSelector, useEditorStore } from '@/store/editor/hooks';
import type { EditConflict } from '@/store/editor/save-reducer';
import { postponeConflict, resend, saveFailedOf } from '@/store/editor/saving/save';
import { selectConflict, selectHasFailed, selectHasUnsaved } from '@/store/editor/saving/selectors';
import { tell } from '../notices/notices';
import { DraftsContext, useDrafts, useLeaveWarning } from './drafts-context';
import * as messages from './messages';
import styles from './offer.module.css';
import { OfferCard } from './offer-card';
import { OldDrafts } from './old-drafts';
import { useDraftList } from './use-draft-list';

const ConflictDialog = onDemand<{ conflict: EditConflict; onMissing: () => void }>(
  async () => (await import('./conflict-dialog')).ConflictDialog,
  undefined,
  ({ onMissing }) => onMissing(),
);

/** Sees to it that nothing is lost: keeps drafts, offers them after a crash, saves again, and settles conflicts. */
export function Drafts({ children }: { children: ReactNode }) {
  const journal = useJournal();
  const drafts = useDraftList(journal);
  const dispatch = useEditorDispatch();
  const conflict = useEditorSelector(selectConflict);
  /** Refuses to save: as long as a conflict is open nothing can be saved. */
  const goWithout = () => {
    dispatch(postponeConflict());
    tell({ text: messages.comparisonNotLoaded });
  };
  useLeaveWarning(useEditorSelector(selectHasUnsaved));
  useOnline();
  useSession();
  useRole();
  return (
    <DraftsContext value={drafts}>
      {children}
      <Offer key={drafts.offered?.id} />
      <OldDrafts />
      {conflict && <ConflictDialog conflict={conflict} onMissing={goWithout} />}
    </DraftsContext>
  );
}

/** The journal of what is done here; null until the editor is on screen. */
function useJournal(): Journal | null {
  const store = useEditorStore();
  const [journal, setJournal] = useState<Journal | null>(null);
  useEffect(() => {
    const started = startJournal(store);
    setJournal(started);
    const end = new AbortController();
    const { signal } = end;
    const flushHidden = () => document.hidden && started.flush();
    document.addEventListener('visibilitychange', flushHidden, { signal });
    window.addEventListener('pagehide', started.flush, { signal });
    return () => {
      end.abort();
      started.stop();
    };
  }, [store]);
  return journal;
}

const LookDialog = openedOnDemand(async () => (await import('./look-dialog')).LookDialog);

function Offer() {
  const { offered, restore, discard } = useDrafts();
  const [isLooking, setLooking] = useState(false);
  if (!offered) return null;
  const { id, changedAt } = offered;

  return (
    <div className={`${CHROME} ${styles.over}`}>
      <OfferCard
        changedAt={changedAt}
        onLook={() => setLooking(true)}
        onRestore={() => restore(id)}
        onDiscard={() => discard(id)}
      />
      {isLooking && <LookDialog id={id} onClose={() => setLooking(false)} />}
    </div>
  );
}

/** Saves again, by itself, once the browser is online; what was changed while it was not waits for its admin. */
function useOnline(): void {
  const dispatch = useEditorDispatch();
  useEffect(() => {
    const retry = () => {
      const hasOther = dispatch(resend());
      if (hasOther) tell({ text: messages.onlineAgain });
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

/** Has the editor offer what the role allows: as it is known, and read anew where a save was refused for want of a right. */
function useRole(): void {
  const dispatch = useEditorDispatch();
  const { user, readRole } = useAuth();
  const role = user?.role;
  const isRefused = useEditorSelector((state) => selectHasFailed(state, 'right'));
  useLayoutEffect(() => {
    if (role !== undefined) dispatch(roleKnown(role));
  }, [role, dispatch]);
  useEffect(() => {
    if (isRefused) readRole();
  }, [isRefused, readRole]);
}
