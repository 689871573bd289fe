interface SizedPicture {
  /** Address it is fetched from. */
  src: string;
  /** Size in px, undefined where the address tells no size. */
  size: { width: number; height: number } | undefined;
}

/** `/media/rail.webp#1600x1200` */
const AT_THE_END = /#(\d{2,5})x(\d{2,5})$/;
/** `rail-1600x1200.jpg`, as other systems name their files. */
const IN_THE_NAME = /[-_](\d{2,5})x(\d{2,5})\.[a-z]+(?:[?#]|$)/i;

/** Reads the size that the address of a picture tells, so that a page can keep room for it. */
export function sizedPicture(address: string): SizedPicture {
  const atTheEnd = AT_THE_END.exec(address);
  const [, width, height] = atTheEnd ?? IN_THE_NAME.exec(address) ?? [];
  return {
    src: atTheEnd ? address.slice(0, atTheEnd.index) : address,
    size: width && height ? { width: Number(width), height: Number(height) } : undefined,
  };
}
