export { Footer, FooterFrame } from './footer';
export { footerColumns } from './links';
export { PrivacyLink } from './privacy-link';
