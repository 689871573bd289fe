export { Footer, FooterFrame } from './footer';
export { LinkColumns, POLICIES } from './links';
export { PrivacyLink } from './privacy-link';
