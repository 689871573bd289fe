const { readFileSync } = require('node:fs');
const { dirname, resolve } = require('node:path');

const IMPORT = /^import \* as (\w*[mM]essages) from '([^']+)';$/gm;
const CONSTANT = /^export const (\w+) =\s+('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*");$/gm;
/** A text with values: a template of nothing but its parameters. */
const TEMPLATE = /^export const (\w+) = (\([^()]*\): string =>\s+`(?:[^`\\$]|\\.|\$\{\w+\})*`);$/gm;

/**
 * Loader of the production build: puts the texts of `messages.ts` modules where they are used, so that a page loads
 * no text of another page and no name of any (docs/adr/0034). Messages that compute something stay imported.
 */
module.exports = function inlineMessages(source) {
  return Array.from(source.matchAll(IMPORT)).reduce((code, [, name, path]) => {
    const root = path.startsWith('@/') ? this.rootContext : dirname(this.resourcePath);
    const file = resolve(root, `${path.replace(/^@\//, '')}.ts`);
    this.addDependency(file);
    const texts = textsOf(readFileSync(file, 'utf8'));
    const use = new RegExp(`(?<![.\\w])${name}\\.(\\w+)\\b`, 'g');
    return code.replace(use, (whole, constant) => texts.get(constant) ?? whole);
  }, source);
};

function textsOf(messages) {
  const constants = Array.from(messages.matchAll(CONSTANT), ([, name, text]) => [name, text]);
  const templates = Array.from(messages.matchAll(TEMPLATE), ([, name, text]) => [
    name,
    `(${text})`,
  ]);
  return new Map([...constants, ...templates]);
}
