import { ADDRESSES, FEW_ADDRESSES, FEW_PLACES, PLACES, type Places } from './injection/addresses';
import { DOCUMENT, FOREIGN_MARKUP, UNBALANCED, WAYS_OUT } from './injection/markup';
import { HANDLERS, SCRIPTS } from './injection/scripts';
import { STYLES } from './injection/styles';
import { TEMPLATES } from './injection/templates';
import type { Named } from './injection/terms';

export { FOREIGN_HOST } from './injection/terms';

/**
 * A text that tries to run, load or restyle something wherever it is shown. Where one runs, `'hit' in
 * window` is true in the page; where one loads, it loads from FOREIGN_HOST.
 */
export interface InjectionVector {
  name: string;
  text: string;
}

const named = (entries: Named, kind: string): InjectionVector[] =>
  entries.map(([name, text]) => ({ name: `${kind}: ${name}`, text }));

const placed = (places: Places, addresses: Named): InjectionVector[] =>
  places.flatMap(([place, around]) =>
    addresses.map(([name, address]) => ({
      name: `address: ${place} ${name}`,
      text: around(address),
    })),
  );

/** The texts that belong into style sheets. */
export const STYLE_VECTORS: readonly InjectionVector[] = named(STYLES, 'style');

/** The texts that belong anywhere else. */
export const SCRIPT_VECTORS: readonly InjectionVector[] = [
  ...named(SCRIPTS, 'script'),
  ...named(HANDLERS, 'handler'),
  ...named(WAYS_OUT, 'end tag'),
  ...named(UNBALANCED, 'unbalanced'),
  ...named(DOCUMENT, 'document'),
  ...named(FOREIGN_MARKUP, 'markup'),
  ...placed(PLACES, ADDRESSES),
  ...placed(FEW_PLACES, FEW_ADDRESSES),
  ...named(TEMPLATES, 'template'),
];

/** Every text that must stay a text, whatever it is a value of. */
export const INJECTION_VECTORS: readonly InjectionVector[] = [...SCRIPT_VECTORS, ...STYLE_VECTORS];

const EVERY = 10;

/**
 * Those that a browser is tried with: `FULL_COUNTS` has it meet every one, else it meets a tenth, of each kind.
 * The rules that keep them texts meet all of them either way, in unit tests.
 */
export const TRIED_VECTORS: readonly InjectionVector[] = process.env.FULL_COUNTS
  ? INJECTION_VECTORS
  : INJECTION_VECTORS.filter((_, at) => at % EVERY === 0);
