export const noGuide = 'There is no such size guide.';
export const manyGuides = (most: number): string =>
  `A shop has at most ${most} size guides. Remove some first.`;
