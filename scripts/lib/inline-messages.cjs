const { readFileSync } = require('node:fs');
const { dirname, resolve } = require('node:path');

const IMPORT = /^import \* as messages from '([^']+)';$/m;
const CONSTANT = /^export const (\w+) =\s+('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*");$/gm;
const USE = /\bmessages\.(\w+)\b/g;

/**
 * Loader of the production build: puts the constant texts of a feature's `messages.ts` where they are
 * used, so that a page loads no text of another page and no name of any (docs/adr/0034). Messages that
 * are functions stay imported.
 */
module.exports = function inlineMessages(source) {
  const path = IMPORT.exec(source)?.[1];
  if (path === undefined) return source;
  const file = path.startsWith('@/')
    ? resolve(this.rootContext, `${path.slice(2)}.ts`)
    : resolve(dirname(this.resourcePath), `${path}.ts`);
  this.addDependency(file);
  const texts = new Map(
    Array.from(readFileSync(file, 'utf8').matchAll(CONSTANT), ([, name, text]) => [name, text]),
  );
  return source.replace(USE, (use, name) => texts.get(name) ?? use);
};
