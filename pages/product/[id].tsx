import { designedPage } from '@/blocks';
import { ProductView } from '@/components/product/detail';
import { designable } from '@/services/server/designed-page';
import { loadProduct } from '@/services/server/product-page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(designable('product', loadProduct));

export default designedPage(ProductView);
