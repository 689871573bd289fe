import { createHash } from 'node:crypto';
import type { scriptsOf } from '@/core/html/scripts-of';
import { isScriptSource } from '@/core/rules/security/content-security-policy';

/** Stands for the shop; without TLS, because such a source stands for one with it too. */
const HERE = 'http://shop.invalid';

/** Sources of scripts for a policy: an inline script by its hash, an external one by its address without query. */
export const scriptSources = (scripts: ReturnType<typeof scriptsOf>): string[] =>
  scripts.flatMap((script) => ('text' in script ? hashOf(script.text) : addressOf(script.src)));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** None for the site's own files, which may run anyway, and for what is no address. */
function addressOf(src: string): string[] {
  if (!URL.canParse(src, HERE)) return [];
  const { origin, pathname } = new URL(src, HERE);
  const address = `${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
  return origin !== HERE && isScriptSource(address) ? [address] : [];
}
