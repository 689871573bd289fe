/** The most of one line that a quantity field takes. */
export const MAX_QUANTITY = 999;

/** A quantity as a line may have it: whole, from 1 to the most allowed; what is no number is 1. */
export const asQuantity = (quantity: number): number =>
  Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(quantity) || 1));

/** A typed quantity, as a line may have it. */
export const readQuantity = (text: string): number => asQuantity(Number.parseInt(text, 10));
