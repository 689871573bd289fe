export { insertSource } from './insert';
export { Palette } from './palette';
export { contentOf } from './sources';
