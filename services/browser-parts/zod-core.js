import { constantCatch } from '../../node_modules/zod/v4/core/util.js';

export * from '../../node_modules/zod/v4/core/api.js';
export * from '../../node_modules/zod/v4/core/checks.js';
export * from '../../node_modules/zod/v4/core/compile.js';
export * from '../../node_modules/zod/v4/core/core.js';
export * from '../../node_modules/zod/v4/core/doc.js';
export * from '../../node_modules/zod/v4/core/errors.js';
export * from '../../node_modules/zod/v4/core/memoizer.js';
export * from '../../node_modules/zod/v4/core/parse.js';
export * from '../../node_modules/zod/v4/core/registries.js';
export * from '../../node_modules/zod/v4/core/schemas.js';
export { toZod } from '../../node_modules/zod/v4/core/util.js';

/**
 * This file stands in for zod's list of its own parts in browsers. Zod's has its formats of text and its
 * helpers as a whole, so that all of them come: 4 KB, compressed. These are what its small schemas take of
 * them by that way.
 */
export const util = { constantCatch };
export const regexes = {};
