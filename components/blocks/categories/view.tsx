import { categoriesBlock } from '@/core/blocks/categories';
import { blockView, type ViewProps } from '../kit/block-view';

function CategoriesView({ root }: ViewProps<typeof categoriesBlock>) {
  return <div {...root} />;
}

export default blockView(categoriesBlock, CategoriesView);
