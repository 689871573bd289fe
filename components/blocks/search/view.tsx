import { SearchAction } from '@/components/header';
import { PageSearch } from '@/components/search';
import { searchBlock } from '@/core/blocks/search';
import { blockView, type ViewProps } from '../kit/block-view';
import { usePlace } from '../kit/place';

/** The search: in a header what opens it, elsewhere a field with what it finds below. */
function SearchView({ block, root, mode }: ViewProps<typeof searchBlock>) {
  const { placeholder } = block.props;
  const isInHeader = usePlace() === 'header';
  return (
    <div {...root}>
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

export default blockView(searchBlock, SearchView);
