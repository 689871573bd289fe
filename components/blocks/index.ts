export { EditablePage } from './editable-page';
