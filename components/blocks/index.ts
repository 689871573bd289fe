export { DesignedFooter, DesignedHeader } from './chrome';
export { EditablePage } from './editable-page';
