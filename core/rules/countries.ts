/** Where orders are sent: every country and territory with a post of its own (ISO 3166-1). */
export const COUNTRY_CODES: readonly string[] =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  );

const REGIONS: Readonly<Record<string, string>> = {
  US: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP',
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
  AU: 'ACT NSW NT QLD SA TAS VIC WA',
};
const REGION_LABELS: Readonly<Record<string, string>> = {
  US: 'State',
  CA: 'Province',
  AU: 'State',
};

/** The regions of a country that an address cannot do without, as they are written; none for most. */
export function regionsOf(country: string): { label: string; codes: readonly string[] } {
  return {
    label: REGION_LABELS[country] ?? 'Region',
    codes: REGIONS[country]?.split(' ') ?? [],
  };
}

export function isCountry(code: string): boolean {
  return COUNTRY_CODES.includes(code);
}
