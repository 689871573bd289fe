export { PhotoField } from './photo-field';
