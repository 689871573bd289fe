/** Writes JSON so that it is safe inside a script element: none of it can end the element, and every parser agrees. */
export const jsonInHtml = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, escapeCharacter);

const escapeCharacter = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
