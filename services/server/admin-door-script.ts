import { TOKEN_COOKIE, USER_COOKIE } from '@/core/model/admin';
import {
  BRING_HASH,
  BROUGHT_HASH,
  DROP_HASH,
  MOST_BROUGHT,
  OLD_DRAFTS_HASH,
} from '@/core/rules/address/old-drafts';

/** Cookie of a browser that has nothing of the time when `/design` was on the shop's own host. */
export const MOVED_COOKIE = 'designMoved';

const YEAR_S = 31_536_000;

/**
 * Leads from the shop's host to the admin origin. Drafts that the browser keeps here are told of there, and once they
 * were asked for brought along, as many as an address can hold; what was brought is deleted here, where every script of
 * the shop can read it. The stores are those of `store/editor/drafts/database.ts`.
 */
export const DOOR_SCRIPT = `
const to = document.documentElement.dataset.to + location.pathname + location.search;
const go = (hash) => location.replace(to + hash);
const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = request.onblocked = () => reject(request.error);
});
const open = () => {
  const request = indexedDB.open('hemline-drafts');
  request.onupgradeneeded = () => request.transaction.abort();
  return done(request);
};
const STORES = ['heads', 'settings', 'trees', 'records'];
const read = async (database) => {
  const kept = {};
  for (const name of STORES) {
    if (!database.objectStoreNames.contains(name)) { kept[name] = []; continue; }
    const store = database.transaction(name).objectStore(name);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    kept[name] = keys.map((key, at) => [key, values[at]]);
  }
  return kept;
};
const ownerOf = (key) => Array.isArray(key) ? key[0] : key;
const pack = async (kept, ids) => {
  const own = {};
  for (const name of STORES) own[name] = kept[name].filter(([key]) => ids.includes(ownerOf(key)));
  const zipped = new Blob([JSON.stringify(own)]).stream().pipeThrough(new CompressionStream('gzip'));
  let text = '';
  for (const byte of new Uint8Array(await new Response(zipped).arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};
const drop = async (database, kept, ids) => {
  for (const name of STORES) for (const [key] of kept[name]) {
    if (ids.includes(ownerOf(key))) await done(database.transaction(name, 'readwrite').objectStore(name).delete(key));
  }
};
const leave = () => {
  for (const name of ['${TOKEN_COOKIE}', '${USER_COOKIE}']) document.cookie = name + '=; path=/; max-age=0';
  document.cookie = '${MOVED_COOKIE}=1; path=/design; max-age=${YEAR_S}; samesite=lax';
};
const bring = async (database, kept, ids, asked) => {
  let brought = ids;
  let packed = await pack(kept, brought);
  while (packed.length > ${MOST_BROUGHT} && brought.length > 0) {
    brought = brought.slice(0, brought.length >> 1);
    packed = brought.length > 0 ? await pack(kept, brought) : '';
  }
  await drop(database, kept, brought);
  if (brought.length === ids.length) leave();
  go('${BROUGHT_HASH}' + asked + '.' + packed);
};
(async () => {
  const database = await open();
  const kept = await read(database);
  const ids = [...kept.heads, ...kept.settings].sort((one, other) => other[1].changedAt - one[1].changedAt).map(([id]) => id);
  if (ids.length === 0) throw new Error('none');
  if (location.hash.startsWith('${BRING_HASH}')) return bring(database, kept, ids, location.hash.slice(${BRING_HASH.length}));
  if (location.hash !== '${DROP_HASH}') return go('${OLD_DRAFTS_HASH}');
  await drop(database, kept, ids);
  throw new Error('none');
})().catch(() => { leave(); go(location.hash === '${DROP_HASH}' ? '' : location.hash); });
`;
