export { designedPage } from './render/designed-page';
export { DesignedFooter, DesignedHeader, EditablePage } from './render/on-demand';
