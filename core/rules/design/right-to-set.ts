import type { Right } from '../../model/roles';

/** Fields of a domain design (spec 3) that are what a shop looks like and what its pages say; all others are settings. */
const OF_DESIGN = new Set([
  'metadata',
  'header',
  'footer',
  'headerTemplate',
  'logo',
  'favicon',
  'settings.theme',
  'settings.embedSites',
  'settings.copyrightName',
  'settings.timeZone',
]);

/** Returns the right that setting a field of a domain design asks for. @param path such as `settings.theme.accent`. */
export function rightToSet(path: string): Right {
  const [first = '', second = ''] = path.split('.');
  const field = first === 'settings' ? `${first}.${second}` : first;
  return OF_DESIGN.has(field) ? 'design.write' : 'settings.write';
}
