export const emailRequired = 'Enter an e-mail address, such as ada@example.com.';
export const nameRequired = 'Enter your name.';
export const countryRequired = 'Choose a country.';
export const streetRequired = 'Enter street and number.';
export const cityRequired = 'Enter the town or city.';
export const phoneInvalid = 'Enter a telephone number, or leave it.';
export const state = 'State';
export const province = 'Province';
export const region = 'Region';
export const postcode = 'Postcode';
export const eircode = 'Eircode';
export const postalCode = 'Postal code';
export const postalCodeInvalid = 'Check this code.';
export const regionRequired = (label: string): string => `Choose a ${label}.`;
export const postalCodeRequired = (label: string): string => `Enter the ${label}.`;
export const postalCodeUnlike = (label: string, example: string): string =>
  `Check the ${label}: it looks like ${example}.`;
export const daysRange = (from: number, to: number): string =>
  from === to ? `${to} business day${to === 1 ? '' : 's'}` : `${from}–${to} business days`;
export const arrivesOn = (day: string): string => `Arrives ${day}`;
export const arrivesBetween = (from: string, to: string): string => `Arrives ${from} to ${to}`;
export const countryCount = (count: number): string => `${count} countries`;
export const to = (places: string): string => `To ${places}`;
export const lastOf = (others: string, last: string): string => `${others} and ${last}`;
export const notShippedTo = (country: string): string =>
  `This shop does not ship to ${country}. Choose another country for the delivery.`;
