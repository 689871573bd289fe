import { shopPage } from '@/services/server/shop-page';

/** Every address that no other page answers: the shop's own "not found". */
export const getServerSideProps = shopPage(async () => null);

export default () => null;
