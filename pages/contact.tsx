import { ContactView } from '@/components/contact';
import { loadContact } from '@/services/server/contact-page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadContact);

export default ContactView;
