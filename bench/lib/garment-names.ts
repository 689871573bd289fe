import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_DIR } from '@/scripts/lib/project';

/** Public names of clothes, where somebody put them beside the project. */
const SHARED_NAMES = join(PROJECT_DIR, '../shared/data/spree/variants.csv');

const OWN_NAMES = [
  'denim shirt',
  'linen shirt',
  'zip hoodie',
  'wool sweater',
  'rain jacket',
  'chino pants',
  'running shorts',
  'canvas shoes',
];

/** Names of clothes, each once. */
export async function garmentNames(): Promise<string[]> {
  const shared = await readFile(SHARED_NAMES, 'utf8').catch(() => '');
  const names = shared.split('\n').flatMap((line) => line.split(',')[2]?.trim() || []);
  return names.length > 0 ? [...new Set(names)] : OWN_NAMES;
}
