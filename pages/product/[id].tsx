import { ProductView } from '@/components/product/detail';
import { loadProduct } from '@/services/server/product-page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadProduct);

export default ProductView;
