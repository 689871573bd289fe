import { domainToASCII } from 'node:url';

/**
 * A host as browsers send it: lower case, international names in their ASCII form. What cannot be one
 * comes back as it is.
 */
export function asciiHost(host: string): string {
  const name = host.trim().toLowerCase();
  // The conversion would cut an address down to its host.
  return /[/\\?#@:]/.test(name) ? name : domainToASCII(name) || name;
}
