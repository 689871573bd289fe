import { sizedPicture } from '@/core/rules/media/picture-size';
import { cleanLine } from '@/core/values/clean-text';
import { html, type Piece } from '../kit/markup';

interface Pictured {
  name: string;
  /** Absolute address, or ''. */
  image: string;
}

/**
 * The picture of what is sold, 3:4. Its alternative text is its name, which stands beside it too: many programs
 * show no pictures unasked.
 */
export function picture(
  { image, name }: Pictured,
  { width, radius }: { width: number; radius: number },
): Piece {
  if (image === '') return html`&nbsp;`;
  const height = (width * 4) / 3;
  const size = `width:${width}px;height:${height}px;object-fit:cover`;
  return html`<img src="${sizedPicture(image).src}" alt="${cleanLine(name)}" width="${width}" height="${height}" style="display:block;border:0;border-radius:${radius}px;${size};font-size:12px;line-height:1.3;overflow:hidden">`;
}
