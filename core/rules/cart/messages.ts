export const unnamedProduct = 'One of your products';
export const incompleteAnswer = 'The answer lacks a line of the cart.';
export const leftBlank = (labels: readonly string[]): string => `${labels.join(', ')}: left blank`;
export const shortage = (name: string, left: number): string =>
  left === 0
    ? `${name} is sold out.`
    : `There ${left === 1 ? 'is' : 'are'} only ${left} left of ${name}.`;
export const notOffered = (name: string, choices: string): string =>
  `Please choose again what you want of ${name}${choices && `: ${choices} is not offered`}.`;
