import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { usePlace } from '@/blocks/view-kit/contexts';
import type { OwnStyle } from '@/blocks/view-kit/root-style';
import { SearchAction } from '@/components/header';
import { PageSearch } from '@/components/search';
import { searchBlock } from './definition';

/** The search: in a header what opens it, elsewhere a field with what it finds below. */
function SearchView({ block, root, mode }: ViewProps<typeof searchBlock>) {
  const { placeholder } = block.props;
  const isInHeader = usePlace() === 'header';
  return (
    <div {...root} style={{ ...root.style, ...fieldStyle(block.styles.color) }}>
      <div inert={mode === 'edit'}>
        {isInHeader ? (
          <SearchAction placeholder={placeholder} />
        ) : (
          <PageSearch placeholder={placeholder} />
        )}
      </div>
    </div>
  );
}

/** Draws a field of its own color on what is around it, for which that color is made. */
const fieldStyle = (color: string): OwnStyle | undefined =>
  color ? { '--field-ink': color, '--field-ground': 'transparent' } : undefined;

export default blockView(searchBlock, SearchView);
