export { Footer } from './footer';
export { FooterFrame } from './footer-frame';
export { footerColumns } from './links';
export { PrivacyLink } from './privacy-link';
