export { DesignedFooter, DesignedHeader, EditablePage } from './render/on-demand';
