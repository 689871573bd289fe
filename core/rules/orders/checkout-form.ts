import {
  ADDRESS_FIELDS,
  type AddressField,
  BILLING,
  type CheckoutField,
  type CheckoutForm,
} from '../../model/checkout';
import { isCountry } from '../../model/countries';
import { isEmail } from '../../values/email';
import { regionsOf } from './countries';
import * as messages from './messages';
import { postalCodeProblem } from './postal-code';

/** Describes what is wrong, by its field; `method` is the way to pay. */
export type CheckoutProblems = Partial<Record<CheckoutField | 'method', string>>;

/** A form that nobody has typed into, or as much of one as was. */
export type CheckoutDraft = Readonly<Record<CheckoutField, string>>;

type Address = Record<AddressField, string>;

const PHONE = /^[\d\s()+./-]{5,40}$/;

/** Returns what of a checkout's form cannot be sent to (spec 2): browser and server agree by this rule. */
export function checkoutProblems(form: CheckoutForm): CheckoutProblems {
  const { email, phone, billing } = form;
  return {
    ...(!isEmail(email) && { email: messages.emailRequired }),
    ...addressProblems(form),
    ...(phone !== '' && !PHONE.test(phone) && { phone: messages.phoneInvalid }),
    ...(billing &&
      Object.fromEntries(
        Object.entries(addressProblems(billing)).map(([name, text]) => [`${BILLING}${name}`, text]),
      )),
  };
}

function addressProblems(address: Address): Partial<Address> {
  const { name, country, line1, city, region, postalCode } = address;
  const { label, regions } = regionsOf(country);
  const isSupported = isCountry(country);
  const postal = isSupported ? postalCodeProblem(country, postalCode) : '';
  return {
    ...(name === '' && { name: messages.nameRequired }),
    ...(!isSupported && { country: messages.countryRequired }),
    ...(line1 === '' && { line1: messages.streetRequired }),
    ...(city === '' && { city: messages.cityRequired }),
    ...(regions.length > 0 &&
      !regions.some(([code]) => code === region) && {
        region: messages.regionRequired(label.toLowerCase()),
      }),
    ...(postal && { postalCode: postal }),
  };
}

/** Returns a draft as the server takes it. */
export function checkoutForm(draft: CheckoutDraft): CheckoutForm {
  const { email, phone, note } = draft;
  const addressOf = (prefix: '' | typeof BILLING) =>
    Object.fromEntries(
      ADDRESS_FIELDS.map((field) => [field, draft[`${prefix}${field}`]]),
    ) as Address;
  return {
    ...{ email, phone, note, ...addressOf('') },
    ...(draft.billing && { billing: addressOf(BILLING) }),
  };
}
