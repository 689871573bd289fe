import { bytesOf, isContentTooLarge, MAX_LAYOUT_BYTES } from '@/core/model/layout-size';
import { type MarkupContent, markupContents } from '@/core/model/markup-contents';
import type { LayoutNode } from '@/core/model/page';
import { hasKind, invalid, tooLarge } from '../../base/errors';
import { loadShop, type ShopServices } from '../shops/find-shop';
import * as messages from './messages';
import { styleSheet } from './sanitized-contents';

interface SentLayout {
  layout: LayoutNode[];
  /** The field that it was sent in. */
  path: string;
  /** Loads what it is to replace: of that, what is larger than it may be now stays as it is. */
  loadSaved: () => Promise<LayoutNode[]>;
}

/**
 * Checks the sizes of a layout that is to be saved and makes what pages will show of its contents, before the shop is locked.
 * A content that was saved before passes, whatever it is, and so does a layout that does not grow.
 * @throws DomainError too-large, invalid with the path of a content that takes too long
 */
export async function prepareLayout(services: ShopServices, sent: SentLayout): Promise<void> {
  const contents = markupContents(sent.layout);
  await assertSizes(sent, contents);
  let length = 0;
  for (const content of contents) length += await prepareContent(services, sent, content);
  if (length <= MAX_LAYOUT_BYTES) return;
  // What is opened and never closed is closed in every place where it counts.
  const isNew = isNewTo(await sent.loadSaved());
  const first = contents.find(isNew);
  if (first) throw tooLarge(messages.grownTooLarge, { path: `${sent.path}.${first.path}` });
}

async function assertSizes({ layout, path, loadSaved }: SentLayout, contents: MarkupContent[]) {
  const large = contents.filter(({ text }) => isContentTooLarge(text));
  const bytes = bytesOf(JSON.stringify(layout));
  if (large.length === 0 && bytes <= MAX_LAYOUT_BYTES) return;
  const saved = await loadSaved();
  const isNew = isNewTo(saved);
  const first = large.find(isNew);
  if (first) {
    throw tooLarge(messages.contentTooLarge[first.kind], { path: `${path}.${first.path}` });
  }
  if (bytes > MAX_LAYOUT_BYTES && bytes > bytesOf(JSON.stringify(saved))) {
    throw tooLarge(messages.layoutTooLarge, { path });
  }
}

const isNewTo = (saved: LayoutNode[]) => {
  const texts = new Set(markupContents(saved).map(({ text }) => text));
  return ({ text }: MarkupContent) => !texts.has(text);
};

/** Returns the length of what pages will show. */
async function prepareContent(
  { sanitizer, shop }: ShopServices,
  { path, loadSaved }: SentLayout,
  content: MarkupContent,
): Promise<number> {
  try {
    return (await sanitizer.run(shop.id, content)).content.length;
  } catch (error) {
    if (!hasKind(error, 'invalid')) throw error;
    const isNew = isNewTo(await loadSaved());
    if (isNew(content)) throw invalid(error.message, { path: `${path}.${content.path}` });
    return 0;
  }
}

/** The same of a style sheet. @throws DomainError invalid for one that takes too long. */
export async function prepareStyles(services: ShopServices, css: string | undefined) {
  const { sanitizer, shop } = services;
  for (const content of styleSheet(css)) {
    try {
      await sanitizer.run(shop.id, content);
    } catch (error) {
      if (!hasKind(error, 'invalid')) throw error;
      const { metadata } = await loadShop(services);
      if (metadata.globalCSS !== css) throw invalid(error.message, { path: STYLES });
    }
  }
}

const STYLES = 'metadata.globalCSS';
