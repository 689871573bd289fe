import * as z from 'zod/mini';
import { domainDesignSchema, partialMetadataSchema, partialSettingsSchema } from './design.schema';
import { lenientField, withoutMissing } from './lenient.schema';
import { safeMediaAddress } from './media-address.schema';
import { answeredLayoutSchema } from './page.schema';
import { PAYMENT_MARKS, type PaymentMark } from './payment';
import { DEFAULT_HANDLING_TIME, DEFAULT_SHIPPING_COST, DEFAULT_TRANSIT_TIME } from './shop';
import { OPENINGS } from './shop-opening';

const text = z.catch(z.string(), '');
/** Address of a link or picture; what could run a script counts as none. */
const url = z.catch(safeMediaAddress, '');
const texts = z.catch(z.array(z.string()), []);

const paymentMark = z.enum(PAYMENT_MARKS);
/** Cards that every provider takes: the marks of a shop whose backend does not say which it offers. */
const CARDS_OF_ALL: PaymentMark[] = ['Visa', 'Mastercard'];

/** The picture and words a shop's home page opens with; beyond the spec: where its button leads. */
export const bannerSchema = z.object({
  image: url,
  title: text,
  subtitle: text,
  buttonText: text,
  buttonLink: url,
});

export const adSchema = z.object({ title: text, description: text, image: url, link: url });

/**
 * The answer of `GET /init` (spec 7) on the wire, every field with what it falls back to; one that may be left out is
 * where it is invalid. `shipping_cost` in dollars, `transit_time` and `handing_time` in days as "from-to" (spec 9).
 * Beyond the spec: `opening`, whether the shop is open, with `openingNote`, `name`, `email`, `founder`, `arraddress`, `designedPages`, the slugs of the pages that have a stored
 * layout (where it is not told, each has to be asked for), `isSanitized` where contents and styles are as pages show them, `paymentMarks` of the ways to pay that checkout offers, and `scripts`: which scripts these pages run, as sources of
 * a policy's `script-src`, separated by blanks.
 */
const initFields = z.looseObject({
  domain: text,
  name: text,
  address: text,
  arraddress: texts,
  company: text,
  founder: text,
  phone: text,
  email: text,
  googleverify: text,
  logo: url,
  template: z.catch(z.string(), 'classic'),
  banner: z.catch(z.nullable(bannerSchema), null),
  ads: z.catch(z.nullable(adSchema), null),
  last_ads: z.catch(z.nullable(adSchema), null),
  adsid: texts,
  keywords: text,
  opening: lenientField(z.enum(OPENINGS)),
  openingNote: lenientField(z.string()),
  gtag: text,
  transit_time: z.catch(z.string(), DEFAULT_TRANSIT_TIME),
  handing_time: z.catch(z.string(), DEFAULT_HANDLING_TIME),
  analytics: texts,
  prefix: text,
  shipping_cost: z.catch(z.number().check(z.nonnegative()), DEFAULT_SHIPPING_COST),
  conversion_label: text,
  settings: partialSettingsSchema,
  favicon: url,
  // One that is no list failed to load: it is the blank page of spec 8, and the shop stays open.
  layout: z.exactOptional(z.catch(z.nullable(answeredLayoutSchema), [])),
  designedPages: lenientField(z.array(z.string())),
  paymentMarks: z.catch(z.array(paymentMark), CARDS_OF_ALL),
  globalCSS: lenientField(z.string()),
  metadata: partialMetadataSchema,
  headertemplate: lenientField(z.union([z.number(), z.string()])),
  design: lenientField(domainDesignSchema),
  isSanitized: lenientField(z.boolean()),
  scripts: text,
});

export const initSchema = initFields.check(z.overwrite(withoutMissing));
