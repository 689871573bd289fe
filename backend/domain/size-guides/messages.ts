export const noGuide = 'There is no such size guide.';
export const manyGuides = (most: number): string =>
  `A shop has at most ${most} size guides. Remove some first.`;
export const longGuides = (most: number): string =>
  `The size guides of a shop have at most ${most.toLocaleString('en-US')} characters. Remove some first.`;
