export { insertSource, replaceBlocks } from './insert';
export { Palette } from './palette';
export { contentOf } from './sources';
