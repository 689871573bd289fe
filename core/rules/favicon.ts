import { DEFAULT_FAVICON, type InitResponse } from '../model/shop';

/** A shop's icon: the response's, else one kept among its settings, as older shops do (spec 4). */
export function faviconOf({
  favicon,
  settings,
}: Pick<InitResponse, 'favicon' | 'settings'>): string {
  if (favicon) return favicon;
  const { favicon: kept } = settings as { favicon?: unknown };
  return typeof kept === 'string' && kept ? kept : DEFAULT_FAVICON;
}
