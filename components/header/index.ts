export { Brand } from './brand';
export { FOOTER_LINKS_ID } from './constants';
export { Header } from './header';
