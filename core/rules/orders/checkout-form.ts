import type { CheckoutField, CheckoutForm } from '../../model/checkout';
import { isEmail } from '../../values/email';
import { isCountry, regionsOf } from './countries';
import { postalCodeProblem } from './postal-code';

/** Describes what is wrong, by its field. */
export type CheckoutProblems = Partial<Record<CheckoutField, string>>;

/** A form that nobody has typed into, or as much of one as was. */
export type CheckoutDraft = Readonly<Record<CheckoutField, string>>;

const PHONE = /^[\d\s()+./-]{5,40}$/;

/** Returns what of a checkout's form cannot be sent to (spec 2): browser and server agree by this rule. */
export function checkoutProblems(form: CheckoutForm | CheckoutDraft): CheckoutProblems {
  const { email, name, country, line1, city, region, postalCode, phone } = form;
  const { label, regions } = regionsOf(country);
  const isKnown = isCountry(country);
  const postal = isKnown ? postalCodeProblem(country, postalCode) : '';
  return {
    ...(!isEmail(email) && { email: 'Enter an e-mail address, such as ada@example.com.' }),
    ...(name === '' && { name: 'Enter your name.' }),
    ...(!isKnown && { country: 'Choose a country.' }),
    ...(line1 === '' && { line1: 'Enter street and number.' }),
    ...(city === '' && { city: 'Enter the town or city.' }),
    ...(regions.length > 0 &&
      !regions.some(([code]) => code === region) && { region: `Choose a ${label.toLowerCase()}.` }),
    ...(postal && { postalCode: postal }),
    ...(phone !== '' && !PHONE.test(phone) && { phone: 'Enter a telephone number, or leave it.' }),
  };
}
