export { ContactView } from './contact-view';
