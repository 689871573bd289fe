import type { ComponentProps } from 'react';
import { type CoveredBox, coverFactor, coverSizes } from '@/core/rules/media/cover-sizes';
import { pictureFacts } from '@/core/rules/media/picture-facts';
import { Picture } from './picture';

interface CoverPictureProps extends Omit<ComponentProps<typeof Picture>, 'media'> {
  /** Widths of the box that it covers; `maxWidth` is of the box, too. */
  sizes: string;
  box: CoveredBox;
}

/** A picture that covers the box around it and keeps its focal point in view, by what its address tells of it. */
export function CoverPicture({ src: address, sizes, box, maxWidth, ...props }: CoverPictureProps) {
  const { src, size, focus, placeholder } = pictureFacts(address);
  const factor = typeof box === 'number' ? coverFactor(box, size) : 1;
  return (
    <Picture
      {...props}
      src={src}
      sizes={coverSizes(sizes, box, size)}
      {...(maxWidth && { maxWidth: maxWidth * factor })}
      media={{ ...(focus && { focus }), ...(placeholder && { placeholder }) }}
    />
  );
}
