import { designedPage } from '@/blocks';
import { ListingView } from '@/components/listing/page';
import { designable } from '@/services/server/designed-page';
import { loadListing } from '@/services/server/listing-page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(designable('shop', loadListing));

export default designedPage(ListingView);
