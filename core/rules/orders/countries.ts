import * as messages from './messages';

type Region = readonly [code: string, name: string];

/** Regions by country, as its post orders them. */
const REGIONS: Readonly<Record<string, readonly Region[]>> = {
  US: listed(
    'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AS American Samoa,GU Guam,MP Northern Mariana Islands,PR Puerto Rico,VI U.S. Virgin Islands,AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific',
  ),
  CA: listed(
    'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
  ),
  AU: listed(
    'ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia',
  ),
};
const REGION_LABELS: Readonly<Record<string, string>> = {
  US: messages.state,
  CA: messages.province,
  AU: messages.state,
};

function listed(regions: string): Region[] {
  return regions.split(',').map((region) => {
    const [code = '', ...name] = region.split(' ');
    return [code, name.join(' ')];
  });
}

/** The regions of a country that an address cannot do without, by code and name; none for most. */
export function regionsOf(country: string): { label: string; regions: readonly Region[] } {
  return { label: REGION_LABELS[country] ?? messages.region, regions: REGIONS[country] ?? [] };
}
