/** A name that no other cart has, by which the shop it is brought to takes it once (`isCartName`). */
export function newCartName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
