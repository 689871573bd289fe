export { RestockView } from './restock-view';
