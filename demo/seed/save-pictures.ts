import { blurred } from '@/backend/media/placeholder';
import { PALETTE } from '@/core/model/palette';
import type { DemoPicture, DemoShop } from '../content';
import { drawPicture, drawScene } from '../drawings';

/** A drawn picture as the media store keeps it; width and height in px. */
interface DemoOriginal {
  key: string;
  /** Null: the shops are not there yet when pictures are saved; `insertDemoShops` names the owner. */
  shopId: null;
  contentType: string;
  data: Uint8Array;
  width: number;
  height: number;
  placeholder: string;
}

/** The part of the media store that seeding needs: files and rows of many pictures, safe to repeat. */
export interface DemoMediaWriter {
  saveOriginals(originals: readonly DemoOriginal[]): Promise<void>;
}

/** The number of drawings in memory at once, about 5 MB. */
const BATCH = 100;

/** Draws and saves every picture of the shops. */
export async function saveDemoPictures(
  media: DemoMediaWriter,
  shops: readonly DemoShop[],
): Promise<void> {
  const pictures = shops.flatMap((shop) => shop.pictures);
  for (let at = 0; at < pictures.length; at += BATCH) {
    await media.saveOriginals(pictures.slice(at, at + BATCH).map(originalOf));
  }
}

function originalOf(picture: DemoPicture): DemoOriginal {
  const { key, width, height } = picture;
  const data = Buffer.from(draw(picture));
  return {
    key,
    shopId: null,
    contentType: 'image/svg+xml',
    data,
    width,
    height,
    placeholder: placeholderOf(picture),
  };
}

/** The colors that a drawing is made of, where they are in it; drawing it to see them would take the start minutes. */
function placeholderOf({ source }: DemoPicture): string {
  if (source.kind === 'art') return '';
  const { ground: edge } = source.kind === 'product' ? source.spec : source.scene;
  const edges = { top: edge, bottom: edge, left: edge, right: edge };
  if (source.kind === 'product') return blurred({ ...edges, middle: PALETTE[source.spec.color] });
  const { kind, items, second } = source.scene;
  const [item] = items;
  const goods = item ? PALETTE[item.color] : second;
  const isBesideWords = kind === 'hero' || kind === 'strip';
  return blurred({
    ...edges,
    middle: isBesideWords ? second : goods,
    right: isBesideWords ? goods : edge,
  });
}

function draw({ source }: DemoPicture): string {
  if (source.kind === 'product') return drawPicture(source.spec);
  return source.kind === 'scene' ? drawScene(source.scene) : source.svg;
}
