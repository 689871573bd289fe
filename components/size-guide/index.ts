export { GuideLink } from './guide-link';
export { GuideTable } from './guide-table';
