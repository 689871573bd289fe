import type { InitResponse } from '@/core/model/shop';

/**
 * What a shop opens with, without what the browser has no use for: the home page's layout comes with
 * the home page alone, and only this server asks which pages are designed.
 */
export function initForBrowser({
  layout: _layout,
  designedPages: _designedPages,
  ...init
}: InitResponse): InitResponse {
  return init;
}
