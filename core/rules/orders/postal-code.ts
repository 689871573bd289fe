import * as messages from './messages';

interface PostalRule {
  pattern: RegExp;
  /** An example, for error texts. */
  example: string;
  /** The country's own name for it; "Postal code" by default. */
  label?: string;
}

const digits = (count: number, example: string): PostalRule => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
});

/** Rules of the countries most is sent to; in others a code is taken as it is written. */
const RULES: Readonly<Record<string, PostalRule>> = {
  US: { pattern: /^\d{5}(-\d{4})?$/, example: '97201', label: 'ZIP code' },
  CA: { pattern: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i, example: 'K1A 0B1' },
  GB: {
    pattern: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i,
    example: 'SW1A 1AA',
    label: messages.postcode,
  },
  IE: { pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, example: 'D02 AF30', label: messages.eircode },
  NL: { pattern: /^[1-9]\d{3} ?[A-Z]{2}$/i, example: '1012 AB' },
  PT: { pattern: /^\d{4}-?\d{3}$/, example: '1000-205' },
  PL: { pattern: /^\d{2}-?\d{3}$/, example: '00-950' },
  SE: { pattern: /^\d{3} ?\d{2}$/, example: '111 22' },
  CZ: { pattern: /^\d{3} ?\d{2}$/, example: '110 00' },
  SK: { pattern: /^\d{3} ?\d{2}$/, example: '811 01' },
  GR: { pattern: /^\d{3} ?\d{2}$/, example: '104 31' },
  BR: { pattern: /^\d{5}-?\d{3}$/, example: '01310-100', label: 'CEP' },
  JP: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001' },
  LT: { pattern: /^(LT-)?\d{5}$/i, example: 'LT-01100' },
  LV: { pattern: /^(LV-)?\d{4}$/i, example: 'LV-1010' },
  LU: { pattern: /^(L-)?\d{4}$/i, example: '1009' },
  AR: { pattern: /^([A-Z]\d{4}[A-Z]{3}|\d{4})$/i, example: 'C1000AAA' },
  IN: { pattern: /^[1-9]\d{2} ?\d{3}$/, example: '110001', label: 'PIN code' },
  KR: digits(5, '04524'),
  DE: digits(5, '10115'),
  FR: digits(5, '75001'),
  ES: digits(5, '28001'),
  IT: { ...digits(5, '00184'), label: 'CAP' },
  FI: digits(5, '00100'),
  EE: digits(5, '10111'),
  HR: digits(5, '10000'),
  MX: digits(5, '06000'),
  TR: digits(5, '34000'),
  UA: digits(5, '01001'),
  MY: digits(5, '50000'),
  TH: digits(5, '10100'),
  AT: { ...digits(4, '1010'), label: 'PLZ' },
  CH: { ...digits(4, '8001'), label: 'PLZ' },
  BE: digits(4, '1000'),
  DK: digits(4, '1050'),
  NO: digits(4, '0150'),
  HU: digits(4, '1011'),
  SI: digits(4, '1000'),
  BG: digits(4, '1000'),
  CY: digits(4, '1010'),
  AU: { ...digits(4, '2000'), label: messages.postcode },
  NZ: { ...digits(4, '6011'), label: messages.postcode },
  ZA: digits(4, '0001'),
  PH: digits(4, '1000'),
  RO: digits(6, '010011'),
  SG: digits(6, '018956'),
  CN: digits(6, '100000'),
  VN: digits(6, '100000'),
  CO: digits(6, '110111'),
  IL: digits(7, '9100001'),
};

/** Countries and territories that have no postal codes. */
const WITHOUT = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GD GH GM GQ GY HK KI KM KN LY ML MO MR NR NU PA QA RW SB SC SL SR ST SY TD TF TG TK TL TO TT TV UG VU YE ZW'.split(
    ' ',
  ),
);
const ANY = /^[\p{L}\d][\p{L}\d -]{0,18}$/u;

/** Returns whether a country has postal codes, what it calls them, and how one looks. */
export function postalCodeOf(country: string): { isUsed: boolean; label: string; example: string } {
  const rule = RULES[country];
  return {
    isUsed: !WITHOUT.has(country),
    label: rule?.label ?? messages.postalCode,
    example: rule?.example ?? '',
  };
}

/** Returns what is wrong with a postal code of a country, '' for nothing. */
export function postalCodeProblem(country: string, code: string): string {
  const { isUsed, label, example } = postalCodeOf(country);
  if (!isUsed) return '';
  const rule = RULES[country];
  if (code === '') return rule ? messages.postalCodeRequired(lowerFirst(label)) : '';
  if ((rule?.pattern ?? ANY).test(code)) return '';
  return example
    ? messages.postalCodeUnlike(lowerFirst(label), example)
    : messages.postalCodeInvalid;
}

/** Abbreviations stay as they are. */
const lowerFirst = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
