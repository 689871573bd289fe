import { type ReactNode, useMemo } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { leaveDispute } from '@/store/editor/saving/leave-dispute';
import { selectDispute } from '@/store/editor/saving/selectors';
import type { Dispute } from '@/store/editor/saving/state';
import { tell } from '../notices/notices';
import { DraftsContext } from './drafts-context';
import { Offer } from './offer';
import { useDraftList } from './use-draft-list';
import { useJournal } from './use-journal';
import { useLeaving } from './use-leaving';
import { useRetries } from './use-retries';

interface DisputeProps {
  dispute: Dispute;
  onMissing: () => void;
}

const DisputeDialog = onDemand<DisputeProps>(
  async () => (await import('./dispute-dialog')).DisputeDialog,
  undefined,
  ({ onMissing }) => onMissing(),
);

/**
 * Sees to it that nothing is lost of what is done inside: it is kept in this browser, offered again after
 * a crash, saved again once that can work, and decided beside what others have saved.
 */
export function Drafts({ children }: { children: ReactNode }) {
  const journal = useJournal();
  const list = useDraftList(journal);
  const drafts = useMemo(() => ({ journal, ...list }), [journal, list]);
  const dispatch = useEditorDispatch();
  const dispute = useEditorSelector(selectDispute);
  /** As long as a dispute is open nothing can be saved. */
  const goWithout = () => {
    dispatch(leaveDispute());
    tell({ text: 'The comparison could not be loaded. Try again.' });
  };
  useLeaving();
  useRetries();
  return (
    <DraftsContext value={drafts}>
      {children}
      <Offer key={list.offered?.id} />
      {dispute && <DisputeDialog dispute={dispute} onMissing={goWithout} />}
    </DraftsContext>
  );
}
