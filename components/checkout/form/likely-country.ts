import { isCountry } from '@/core/rules/orders/countries';

/** The country that the browser is set to, to begin with; '' where it names none. */
export function likelyCountry(): string {
  const [language = ''] = navigator.languages;
  try {
    const region = new Intl.Locale(language).region ?? '';
    return isCountry(region) ? region : '';
  } catch {
    return '';
  }
}
