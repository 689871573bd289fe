export { DesignedFooter, DesignedHeader, EditablePage } from './on-demand';
