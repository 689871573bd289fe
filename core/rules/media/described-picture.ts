/** Reads what `describePicture` has added to the address of a picture, in the browser that shows it; 0 and '' where it has not. */
export function describedPicture(address: string) {
  const [src = ''] = address.split(/#[\d@~]/);
  const [, facts = ''] = address.split('#~');
  const [size = '', objectPosition, background] = facts.split('~');
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { src, width, height, style: { objectPosition, background } };
}

/**
 * Returns how wide a picture is drawn that covers a box, for `<img sizes>`: what is cut off is drawn too.
 * @param height of the box in CSS, as is its width; '' where it is as high as the picture makes it.
 * @param ratio of the picture's width to its height.
 */
export const coverWidth = (width: string, height: string, ratio: number): string =>
  // There, shares of a container are those of the window.
  height ? `max(${width}, calc(${height.replace(/cq\w+/g, 'vw')} * ${ratio}))` : width;
