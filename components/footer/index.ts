export { Footer } from './footer';
export { footerColumns } from './links';
