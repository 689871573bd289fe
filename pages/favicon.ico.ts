import { shopIcon } from '@/services/server/shop-document';

/** Browsers ask for this address by themselves. */
export const getServerSideProps = shopIcon;

export default () => null;
