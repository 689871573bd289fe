export const addressRequired = 'A page needs an address of letters a to z or digits.';
export const shop = 'Shop';
export const addressTooLong = (length: number): string =>
  `The address of a page has at most ${length} characters.`;
export const addressInvalid = (slug: string): string =>
  `"${slug}" cannot be the address of a page: use lower-case letters, digits and single hyphens.`;
export const builtInPage = (slug: string): string =>
  `"${slug}" is a page that every shop has already.`;
export const partOfEveryPage = (slug: string): string =>
  `"${slug}" is a part of every page, and no page by itself.`;
export const shopAddress = (slug: string): string => `"/${slug}" is an address of the shop itself.`;
export const slugTaken = ({ slug, name }: { slug: string; name: string }): string =>
  `The address "/${slug}" is taken by the page "${name}".`;
export const redirectFrom =
  'Enter the old path of this shop, such as /old-page, without a query or fragment.';
export const redirectTo =
  'Enter a path of this shop, such as /shop, or a whole address that begins with https://.';
export const redirectReserved = (path: string): string =>
  `"${path}" is always answered by the shop itself.`;
export const redirectTooLong = (length: number): string =>
  `An address of a redirect has at most ${length} characters.`;
export const redirectToItself = 'This would lead back to the address it comes from.';
export const redirectLoop = (path: string): string =>
  `This would close a loop: "${path}" leads back to this address already.`;
export const redirectFromColumn = 'Redirect from';
export const redirectToColumn = 'Redirect to';
