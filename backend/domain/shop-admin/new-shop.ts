import { SHOP_NAME_LENGTH } from '@/core/model/saved-design.schema';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Beginning of a shop that somebody makes for themselves: it is seen by its admins alone, shows real prices and
 * ratings, and promises nothing that nobody has said (design 9). Demo shops have the defaults of the spec.
 */
const BEGINNING = { opening: 'preparing', transit_time: '', handing_time: '' };
const SETTINGS = { realMerchandising: true, returnDays: 0, supportHours: '' };

/** Unchecked fields of a new shop with what it begins with, where they do not say otherwise. */
export function asNewShop(fields: Fields): Fields {
  const { name, settings } = fields;
  // What is too long for a name is told of the name alone.
  const naming = typeof name === 'string' ? { copyrightName: name.slice(0, SHOP_NAME_LENGTH) } : {};
  return {
    ...BEGINNING,
    ...fields,
    settings: { ...SETTINGS, ...naming, ...(isFields(settings) && settings) },
  };
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
