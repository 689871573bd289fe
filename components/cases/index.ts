export { CaseAccessView } from './case-access-view';
