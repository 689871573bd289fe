import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { NodePgDatabase } from '@/backend/db/connection';
import { listRedirectsAfter } from '@/backend/domain/redirects/list-redirects';
import { removeRedirectFrom, saveRedirects } from '@/backend/domain/redirects/save-redirects';
import { shopIdOf } from '@/backend/domain/shop-admin';
import { redirectFile, redirectLines } from '@/core/rules/address/redirect-file';
import { UsageError } from './run-command';
import type { Action } from './run-verbs';

interface RedirectArguments {
  json: boolean;
  operands: readonly string[];
  import?: string;
  export?: string;
}

/** Returns whether a call of `redirects` changes something. */
export const changesRedirects = ({ operands, import: file }: RedirectArguments): boolean =>
  operands.length > 0 || file !== undefined;

/** Lists the redirects of a shop, sets them by path=target, or takes them from a file, or writes them to one. */
export function redirectsVerb(host: string, args: RedirectArguments): Action {
  const rules = args.operands.map(toRule);
  return async (db) => {
    const services = await servicesOf(db, host);
    if (args.import !== undefined) return importFile(services, args.import);
    if (args.export !== undefined) return exportFile(services, args.export);
    if (rules.length > 0) return setRules(services, rules);
    return list(services, args.json);
  };
}

type ShopServices = Awaited<ReturnType<typeof servicesOf>>;

const servicesOf = async (db: NodePgDatabase, host: string) => ({
  db,
  shop: { id: await shopIdOf(db, host) },
});

function toRule(word: string) {
  const at = word.indexOf('=');
  if (at < 1)
    throw new UsageError('Name redirects as /old-path=/new-path; /old-path= removes one.');
  return { path: word.slice(0, at), target: word.slice(at + 1) };
}

async function setRules(services: ShopServices, rules: readonly ReturnType<typeof toRule>[]) {
  for (const rule of rules) {
    if (rule.target === '') {
      await removeRedirectFrom(services, rule.path);
      console.log(`Removed ${rule.path}.`);
      continue;
    }
    const { refused } = await saveRedirects(services, [{ ...rule, line: 1 }]);
    if (refused[0]) throw new Error(`${rule.path}: ${refused[0].message}`);
    console.log(`Set ${rule.path}.`);
  }
}

async function importFile(services: ShopServices, file: string): Promise<void> {
  let [saved, left] = [0, 0];
  const pieces = createReadStream(file, { encoding: 'utf8' });
  for await (const lines of redirectLines(pieces)) {
    const result = await saveRedirects(services, lines);
    saved += result.saved;
    left += result.refused.length;
    for (const { line, message } of result.refused) console.error(`Line ${line}: ${message}`);
  }
  console.log(`Imported ${saved} redirects.`);
  if (left > 0) throw new Error(`${left} lines were left out.`);
}

async function exportFile(services: ShopServices, file: string): Promise<void> {
  await writeFile(
    file,
    redirectFile((after) => listRedirectsAfter(services, after)),
  );
  console.log(`Wrote ${file}.`);
}

async function list(services: ShopServices, isJson: boolean): Promise<void> {
  let rules = await listRedirectsAfter(services, '');
  const all = [...rules];
  while (rules.length > 0) {
    rules = await listRedirectsAfter(services, rules.at(-1)?.path ?? '');
    all.push(...rules);
  }
  if (isJson) console.log(JSON.stringify(all, null, 2));
  else for (const { path, target } of all) console.log(`${path}=${target}`);
}
