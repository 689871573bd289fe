import type { CheckoutField, CheckoutForm } from '../../model/checkout';
import { isEmail } from '../../values/email';
import { isCountry, regionsOf } from './countries';
import * as messages from './messages';
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
  const isSupported = isCountry(country);
  const postal = isSupported ? postalCodeProblem(country, postalCode) : '';
  return {
    ...(!isEmail(email) && { email: messages.emailRequired }),
    ...(name === '' && { name: messages.nameRequired }),
    ...(!isSupported && { country: messages.countryRequired }),
    ...(line1 === '' && { line1: messages.streetRequired }),
    ...(city === '' && { city: messages.cityRequired }),
    ...(regions.length > 0 &&
      !regions.some(([code]) => code === region) && {
        region: messages.regionRequired(label.toLowerCase()),
      }),
    ...(postal && { postalCode: postal }),
    ...(phone !== '' && !PHONE.test(phone) && { phone: messages.phoneInvalid }),
  };
}
