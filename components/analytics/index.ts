export { Analytics } from './analytics';
