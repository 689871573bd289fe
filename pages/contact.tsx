import { designedPage } from '@/blocks';
import { ContactView } from '@/components/contact';
import { loadContact } from '@/services/server/content-pages';
import { designable } from '@/services/server/designed-page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(designable('contact', loadContact));

export default designedPage(ContactView);
