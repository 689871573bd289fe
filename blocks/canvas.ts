/* What the editor shows its pages with: the views of blocks, and what stands around them. */

/** All together, in the script of the editor, they weigh 22 KB less than one by one (docs/adr/0015). */
export * as EVERY_VIEW from './registry/every-view';
export { BlockContent } from './render/block-content';
export { default as pageStyles } from './render/designed-page.module.css';
export type { RenderBlocks } from './view-kit/block-view';
export { PlaceContext } from './view-kit/contexts';
export { PageContentContext } from './view-kit/page-content';
export { BANDS, type Drawn, PictureSizes, type Shares } from './view-kit/page-share';
