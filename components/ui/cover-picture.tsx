import type { ComponentProps } from 'react';
import { coverWidth, describedPicture } from '@/core/rules/media/described-picture';
import { Picture } from './picture';

/** Returns how wide a picture is that covers a box, all of it in CSS. */
export type Cover = (width: string, height: string) => string;

interface CoverPictureProps extends Omit<ComponentProps<typeof Picture>, 'media' | 'sizes'> {
  sizes: (cover: Cover) => string;
  /** Value of `object-position`, in place of the picture's own focal point. */
  position?: string;
}

/** Ratio of a picture that does not tell its size: most that fill wide places are made like a screen. */
const LIKELY_RATIO = 16 / 9;

/** A picture that covers the box around it and keeps its focal point in view, by what its address tells of it. */
export function CoverPicture({ src: address, sizes, position, ...props }: CoverPictureProps) {
  const { src, width, height, style } = describedPicture(address);
  const ratio = width / height || LIKELY_RATIO;
  return (
    <Picture
      {...props}
      src={src}
      style={position ? { ...style, objectPosition: position } : style}
      sizes={sizes((across, down) => coverWidth(across, down, ratio))}
    />
  );
}
