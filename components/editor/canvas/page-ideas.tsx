import { useEditorDispatch } from '@/store/editor/hooks';
import { aloud } from '../commands/run-command';
import { replaceBlocks } from '../palette';
import { PagePresets, pagePresetLayout } from '../palette/page-presets';

/** Whole pages, each of which becomes the page that is open. */
export function PageIdeas() {
  const dispatch = useEditorDispatch();
  return <PagePresets onChoose={(id) => dispatch(aloud(replaceBlocks(pagePresetLayout(id))))} />;
}
