import { contentPage } from '@/services/server/content-pages';

export { ContentView as default } from '@/components/content';
export const getServerSideProps = contentPage('/intellectual-property');
