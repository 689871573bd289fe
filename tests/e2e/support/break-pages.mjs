/*
 * Loaded before the server. Its pages ask for their data by the client that the process keeps for them: here
 * what is asked of this category breaks the page that asks, in words that tell of somebody.
 */
const BROKEN = 'category=broken-shelf';

const breaking = (client) => ({
  request: async (config) => {
    if (!String(config.params).includes(BROKEN)) return client.request(config);
    return {
      get status() {
        throw new TypeError('boom for ada@secret.example');
      },
    };
  },
});

const states = new Map();
const keep = states.set.bind(states);
states.set = (key, value) => keep(key, key === 'server-client' ? breaking(value) : value);
Reflect.set(globalThis, Symbol.for('hemline.process-state'), states);
