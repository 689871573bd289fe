export { Footer, FooterFrame } from './footer';
export { LinkColumns } from './links';
export { PrivacyLink } from './privacy-link';
