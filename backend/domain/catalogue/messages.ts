export const noCategory = (category: string): string => `There is no category "${category}".`;
export const otherTemplate = (template: string): string =>
  `This shop has no template "${template}".`;
export const noTemplate = (template: string): string => `There is no template "${template}".`;
export const noProduct = 'There is no such product.';
export const video = 'Video';
