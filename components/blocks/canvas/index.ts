/* What the editor shows its pages with: the views of blocks, and what stands around them. */
export { BlockContent } from '../block-content';
export { default as pageStyles } from '../designed-page.module.css';
export type { RenderBlocks } from '../kit/block-view';
export { PageContentContext } from '../kit/page-content';
export { BANDS, PictureSizes, type Shares } from '../kit/page-share';
export { PlaceContext } from '../kit/place';
export { bringEveryView } from './every-view';
