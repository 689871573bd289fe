export { AboutView } from './about-view';
