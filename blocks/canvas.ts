/* What the editor shows its pages with: the views of blocks, and what stands around them. */

export { bringEveryView } from './registry/every-view';
export { BlockContent } from './render/block-content';
export { default as pageStyles } from './render/designed-page.module.css';
export type { RenderBlocks } from './view-kit/block-view';
export { PageContentContext } from './view-kit/page-content';
export { BANDS, PictureSizes, type Shares } from './view-kit/page-share';
export { PlaceContext } from './view-kit/place';
