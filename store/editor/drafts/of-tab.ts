import type { Tree } from '@/blocks/layout/tree/tree';
import { openDrafts } from './database';
import { listDrafts, readDraft } from './shelf';

/** Returns a tab's unsaved documents of a shop by id. @throws where the browser refuses storage. */
export async function readTabDrafts(shop: string, tab: string): Promise<ReadonlyMap<string, Tree>> {
  const database = await openDrafts(() => undefined);
  try {
    const heads = (await listDrafts(database, shop)).filter((head) => head.tab === tab);
    const drafts = await Promise.all(heads.map(({ id }) => readDraft(database, id)));
    return new Map(drafts.flatMap((draft) => (draft ? [[draft.document, draft.tree]] : [])));
  } finally {
    database.close();
  }
}
