import { type ReactNode, useMemo } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectDispute } from '@/store/editor/saving/selectors';
import { DraftsContext } from './drafts-context';
import { Offer } from './offer';
import { useDraftList } from './use-draft-list';
import { useJournal } from './use-journal';
import { useLeaving } from './use-leaving';
import { useRetries } from './use-retries';

const DisputeDialog = onDemand(async () => (await import('./dispute-dialog')).DisputeDialog);

/**
 * Sees to it that nothing is lost of what is done inside: it is kept in this browser, offered again after
 * a crash, saved again once that can work, and decided beside what others have saved.
 */
export function Drafts({ children }: { children: ReactNode }) {
  const journal = useJournal();
  const list = useDraftList(journal);
  const drafts = useMemo(() => ({ journal, ...list }), [journal, list]);
  const dispute = useEditorSelector(selectDispute);
  useLeaving();
  useRetries();
  return (
    <DraftsContext value={drafts}>
      {children}
      <Offer key={list.offered?.id} />
      {dispute && <DisputeDialog dispute={dispute} />}
    </DraftsContext>
  );
}
