import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { SECOND_HEADER } from './constants';
import { DrawersProvider } from './drawers/drawers-provider';
import { HeaderOne } from './variants/header-one';
import { HeaderTwo } from './variants/header-two';

/** The header of a shop in the variant it has chosen, and the drawers it opens (spec 2). */
export function Header() {
  const { headerTemplate } = useAppSelector(selectShop);
  return (
    <DrawersProvider>
      {headerTemplate === SECOND_HEADER ? <HeaderTwo /> : <HeaderOne />}
    </DrawersProvider>
  );
}
