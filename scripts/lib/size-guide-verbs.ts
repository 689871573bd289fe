import { readFile, writeFile } from 'node:fs/promises';
import type { NodePgDatabase } from '@/backend/db/connection';
import { shopIdOf } from '@/backend/domain/shop-admin';
import { allGuides, exportGuides } from '@/backend/domain/size-guides/list-guides';
import { importGuides, removeGuideOf } from '@/backend/domain/size-guides/save-guides';
import { guideKey } from '@/core/rules/sizes/guide-address';
import { guideTitle } from '@/core/rules/sizes/messages';
import { decodeText } from '@/core/values/decode-text';
import { UsageError } from './run-command';
import type { Action } from './run-verbs';

interface GuideArguments {
  json: boolean;
  operands: readonly string[];
  import?: string;
  export?: string;
}

/** Returns whether a call of `size-guides` changes something. */
export const changesGuides = ({ operands, import: file }: GuideArguments): boolean =>
  operands.length > 0 || file !== undefined;

/** Lists the size guides of a shop, takes them from a file or writes them to one, or removes some by `category=`. */
export function sizeGuidesVerb(host: string, args: GuideArguments): Action {
  const removed = args.operands.map(toName);
  return async (db) => {
    const services = { db, shop: { id: await shopIdOf(db, host) } };
    if (args.import !== undefined) return importFile(services, args.import);
    if (args.export !== undefined) return exportFile(services, args.export);
    if (removed.length > 0) return remove(services, removed);
    return list(services, args.json);
  };
}

interface ShopServices {
  db: NodePgDatabase;
  shop: { id: string };
}

/** Stands between category and brand. */
const BETWEEN = ' / ';

function toName(word: string) {
  if (!word.endsWith('=')) {
    throw new UsageError(
      'Hoodies= removes the guide of a category, "Hoodies / Acme=" that of a brand.',
    );
  }
  const [category = '', brand = ''] = word.slice(0, -1).split(BETWEEN);
  return { category: category.trim(), brand: brand.trim() };
}

async function remove(services: ShopServices, names: readonly ReturnType<typeof toName>[]) {
  for (const name of names) {
    await removeGuideOf(services, guideKey(name));
    console.log(`Removed the guide for ${guideTitle(name.category, name.brand)}.`);
  }
}

async function importFile(services: ShopServices, file: string): Promise<void> {
  const { saved, problems } = await importGuides(services, decodeText(await readFile(file)));
  for (const { line, message } of problems) console.error(`Line ${line}: ${message}`);
  if (problems.length > 0) throw new Error('Nothing was imported.');
  console.log(`Imported ${saved} size guides.`);
}

async function exportFile(services: ShopServices, file: string): Promise<void> {
  await writeFile(file, await exportGuides(services));
  console.log(`Wrote ${file}.`);
}

async function list(services: ShopServices, isJson: boolean): Promise<void> {
  const guides = await allGuides(services);
  if (isJson) console.log(JSON.stringify(guides, null, 2));
  else for (const guide of guides) console.log(toLine(guide));
}

const toLine = ({
  category,
  brand,
  sizes,
  measurements,
}: Awaited<ReturnType<typeof allGuides>>[number]) =>
  `${guideTitle(category, brand)}: ${sizes.map(({ name }) => name).join(', ')} by ${measurements.map(({ name }) => name).join(', ')}`;
