import type { Locator } from 'playwright/test';
import { expect } from './test';

/** Brings every picture on screen and waits until each has loaded; gives their number. */
export async function expectPicturesToLoad(area: Locator): Promise<number> {
  const pictures = await area.locator('img').all();
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
  }
  return pictures.length;
}
