export { GuideView } from './guide-view';
