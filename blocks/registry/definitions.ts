/** Every type of block; for servers, tests and the editor: a page of a shop loads those it shows. */
export * as BLOCKS from './every-definition';
