import { ListingView } from '@/components/listing/page';
import { loadListing } from '@/services/server/listing-page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadListing);

export default ListingView;
