import { embedAncestors } from '../../model/embed-sites';
import { isHostName } from '../../values/host';

/** A page of a shop; one apart, such as checkout; one in other sites; one of no shop; one of the payment origin. */
export type PolicyKind = 'shop' | 'apart' | 'embed' | 'bare' | 'payment';

interface PolicyParts {
  kind: PolicyKind;
  /** Sources of scripts beside the site's own files: hashes in quotes, and addresses of files. */
  scripts: readonly string[];
  /** Sources of the scripts that measure visits: files, and folders of those that are named by what is counted. */
  tags?: readonly string[];
  /** Hosts to which a page that may call nobody else sends what it counts. */
  connections?: readonly string[];
  /** The origin of a backend that is not the site's own. */
  backend?: string | undefined;
  /** Payment page's parts: the one origin that may frame it, and its provider's hosts. */
  payment?: PaymentParts | undefined;
  /** Sites of an embed that its shop lets embed it, none for all of them. */
  embedSites?: readonly string[] | undefined;
  /** True on localhost, where payment pages are served on another port and without TLS. */
  isLocal?: boolean;
  /** Next's development server makes code of text and talks over a socket. */
  isDevelopment?: boolean;
}

export interface PaymentParts {
  /** '' where it stands alone. */
  ancestor: string;
  /** Sources of scripts, frames and calls. */
  hosts: readonly string[];
}

type Directives = Readonly<Record<string, readonly string[]>>;

const NOBODY = ["'none'"];
const HASH = /^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$/;
const ADDRESS = /^https?:\/\/([^/?#:]+)(:\d{1,5})?(\/[^\s;,?#]*)?$/;
const FILE = /^https?:\/\/[^/]+\/.*[^/]$/;

/** The Content-Security-Policy of a page (docs/adr/0013). */
export function contentSecurityPolicy(parts: PolicyParts): string {
  const directives = directivesOf(parts);
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function directivesOf(parts: PolicyParts): Directives {
  switch (parts.kind) {
    case 'bare':
      return bareDirectives(parts);
    case 'payment':
      return paymentDirectives(parts, parts.payment ?? { ancestor: '', hosts: [] });
    case 'embed':
      return {
        ...shopDirectives(parts, false),
        'frame-ancestors': embedAncestors(parts.embedSites ?? []),
      };
    default:
      return shopDirectives(parts, parts.kind === 'apart');
  }
}

/** Returns what a policy says to browsers that do not know who may frame a page: nothing where somebody may. */
export const frameOptions = (policy: string): 'DENY' | null =>
  /frame-ancestors 'none'(;|$)/.test(policy) ? 'DENY' : null;

/**
 * Returns whether a source of scripts is an exact one: nothing else gets into a policy from outside. One
 * without a path, or that ends in a slash, would let everything run that lies on its host or in its folder.
 */
export const isScriptSource = (source: string): boolean =>
  HASH.test(source) || (FILE.test(source) && isScriptAddress(source));

/** Returns whether a source is an address of one host, be it of a file or of a folder. */
const isScriptAddress = (source: string): boolean => isHostName(ADDRESS.exec(source)?.[1] ?? '');

/** Html blocks show pictures, frames and forms of other sites, and their scripts talk to them. */
function shopDirectives(parts: PolicyParts, isApart: boolean): Directives {
  const { backend, connections = [], isLocal, isDevelopment } = parts;
  const elsewhere = isApart ? [] : ['https:'];
  return {
    'default-src': ["'self'"],
    ...scriptDirectives(parts),
    'style-src': ["'self'", "'unsafe-inline'", ...elsewhere],
    'img-src': ['*', 'data:', 'blob:'],
    'media-src': ['*', 'data:', 'blob:'],
    'font-src': ["'self'", 'https:', 'data:'],
    'connect-src': [
      "'self'",
      ...(backend ? [backend] : []),
      ...(isApart ? connections : ['https:', 'wss:']),
      ...(isDevelopment ? ['ws:'] : []),
    ],
    'frame-src': [
      "'self'",
      'https:',
      ...(isLocal ? ['http://localhost:*', 'http://*.localhost:*'] : []),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...elsewhere],
    'frame-ancestors': NOBODY,
  };
}

/** Directives for pages of a few words, which need nothing but the program's files. */
const bareDirectives = (parts: PolicyParts): Directives => ({
  'default-src': ["'none'"],
  ...scriptDirectives(parts),
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'", ...(parts.isDevelopment ? ['ws:'] : [])],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': NOBODY,
});

/** Directives of payment pages: nothing runs but the program itself and its provider. */
function paymentDirectives(parts: PolicyParts, { ancestor, hosts }: PaymentParts): Directives {
  const { 'script-src': scripts = [], ...rest } = scriptDirectives(parts);
  return {
    ...bareDirectives(parts),
    ...rest,
    'script-src': [...scripts, ...hosts],
    'img-src': ["'self'", 'data:', ...hosts],
    'connect-src': [
      "'self'",
      ...(parts.backend ? [parts.backend] : []),
      ...hosts,
      ...(parts.isDevelopment ? ['ws:'] : []),
    ],
    ...(hosts.length > 0 && { 'frame-src': hosts }),
    'form-action': ["'self'"],
    'frame-ancestors': ancestor ? [ancestor] : NOBODY,
  };
}

/** Allows scripts: never 'unsafe-inline' where shoppers are, and no handler in an attribute anywhere. */
function scriptDirectives({ scripts, tags = [], isDevelopment }: PolicyParts): Directives {
  const exact = [...scripts.filter(isScriptSource), ...tags.filter(isScriptAddress)];
  const development = [
    "'unsafe-inline'",
    "'unsafe-eval'",
    ...exact.filter((one) => !HASH.test(one)),
  ];
  return {
    'script-src': ["'self'", ...(isDevelopment ? development : exact)],
    'script-src-attr': ["'none'"],
  };
}
