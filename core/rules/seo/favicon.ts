import { DEFAULT_FAVICON, type InitResponse } from '../../model/shop';
import { isSafeUrl } from '../../values/safe-url';

type IconSource = Pick<InitResponse, 'favicon' | 'settings'>;

/** A shop's icon (spec 4): the response's own, else that of its settings, as older shops have it; '' for none. */
export function faviconOf({ favicon, settings }: IconSource): string {
  if (favicon) return favicon;
  const older = 'favicon' in settings ? settings.favicon : '';
  return typeof older === 'string' && isSafeUrl(older) ? older : '';
}

/** The icon a page names: the shop's, or the default one. */
export const shownFavicon = (init: IconSource): string => faviconOf(init) || DEFAULT_FAVICON;
