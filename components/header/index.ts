export { Brand } from './brand';
export { FOOTER_LINKS_ID } from './constants';
export { Copyright } from './copyright';
export { Header } from './header';
