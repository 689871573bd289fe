import { useMemo } from 'react';
import { useDrafts } from '../drafts';
import { PagePicker } from '../pages/page-picker';
import { useShopPlace } from '../shop/shop-place';

/** What can be opened, with what is known of it elsewhere in the editor. */
export function Pages() {
  const { open } = useShopPlace();
  const { drafts } = useDrafts();
  const drafted = useMemo(() => new Set(drafts.map(({ document }) => document)), [drafts]);
  return <PagePicker drafts={drafted} onDescribeShop={() => open('general')} />;
}
