const { readFileSync } = require('node:fs');
const { dirname, resolve } = require('node:path');

const IMPORT = /^import \* as (\w*[mM]essages) from '([^']+)';$/gm;
const CONSTANT = /^export const (\w+) =\s+('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*");$/gm;

/**
 * Loader of the production build: puts the constant texts of `messages.ts` modules where they are used, so
 * that a page loads no text of another page and no name of any (docs/adr/0034). Messages that are functions
 * stay imported.
 */
module.exports = function inlineMessages(source) {
  return Array.from(source.matchAll(IMPORT)).reduce((code, [, name, path]) => {
    const root = path.startsWith('@/') ? this.rootContext : dirname(this.resourcePath);
    const file = resolve(root, `${path.replace(/^@\//, '')}.ts`);
    this.addDependency(file);
    const constants = readFileSync(file, 'utf8').matchAll(CONSTANT);
    const texts = new Map(Array.from(constants, ([, constant, text]) => [constant, text]));
    const use = new RegExp(`(?<![.\\w])${name}\\.(\\w+)\\b`, 'g');
    return code.replace(use, (whole, constant) => texts.get(constant) ?? whole);
  }, source);
};
