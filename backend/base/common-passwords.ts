import { dictionary } from '@zxcvbn-ts/language-common';

let common: Set<string> | undefined;

/** Returns whether a password is among those that programs try first. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  return common.has(password.toLowerCase());
}
