import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import type { Browser } from 'playwright/test';
import sharp from 'sharp';
import { differentShare } from './different-share';

const FOLDER = 'tests/e2e/reference';
/** Kept this much smaller than they are seen: what a reader would notice is seen at this size too. */
const SCALE = 0.4;
const QUALITY = 70;
/** A sign is drawn a shade lighter or darker by another machine, and pictures are kept compressed. */
const SAME_SHADE = 40;
const MAX_DIFFERENT_SHARE = 0.005;

export type Compared =
  | { outcome: 'same' | 'written' }
  | { outcome: 'different'; share: number; preserved: string; seen: string };

/**
 * Compares a screenshot with the one that is kept for this browser, by its program's name and its major
 * number; another browser or version writes its own first.
 */
export async function compareWithReference(
  screenshot: Buffer,
  name: string,
  browser: Browser,
): Promise<Compared> {
  const file = join(FOLDER, folderOf(browser), `${name}.webp`);
  const seen = await shrink(screenshot);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await save(file, seen);
    return { outcome: 'written' };
  }
  const share = await differentShare(await readFile(file), seen, { shade: SAME_SHADE });
  if (share <= MAX_DIFFERENT_SHARE) return { outcome: 'same' };
  const result = join('test-results', 'pictures', `${name}.webp`);
  await save(result, seen);
  return { outcome: 'different', share, preserved: file, seen: result };
}

/** Chromium without a window draws the edges of letters a shade differently. */
function folderOf(browser: Browser): string {
  const { name } = parse(process.env.CHROMIUM_PATH ?? 'chromium');
  return `${name}-${browser.version().split('.')[0]}`;
}

async function shrink(screenshot: Buffer): Promise<Buffer> {
  const picture = sharp(screenshot);
  const { width = 1 } = await picture.metadata();
  return picture
    .resize({ width: Math.max(1, Math.round(width * SCALE)) })
    .webp({ quality: QUALITY })
    .toBuffer();
}

async function save(file: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}
