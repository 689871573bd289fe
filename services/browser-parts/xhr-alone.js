import xhr from 'axios/unsafe/adapters/xhr.js';

/** Stands in for the adapters of axios in browsers, which never come to the ones for Node and `fetch`. */
export default {
  adapters: { xhr },
  getAdapter: (asked) => (typeof asked === 'function' ? asked : xhr),
};
