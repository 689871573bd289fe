import { useMemo } from 'react';
import { BlockContent } from '@/components/blocks/canvas';
import { lackingOnSmallScreens } from '@/core/layout/header-sections';
import { nest } from '@/core/layout/tree/nest';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectTree } from '@/store/editor/selectors';

/** What a header has on small screens though nobody put it there (spec 2); it is nobody's to edit. */
export function Lacking() {
  const tree = useEditorSelector(selectTree);
  const lacking = useMemo(() => lackingOnSmallScreens(tree ? nest(tree) : []), [tree]);
  return (
    <div inert>
      {lacking.map((block) => (
        <BlockContent key={block.type} node={block} mode="edit" renderBlocks={() => null} />
      ))}
    </div>
  );
}
