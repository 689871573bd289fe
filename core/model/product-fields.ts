import type { Product } from './product';

/**
 * The fields of a product and where each of them goes. Lists that follow from them are made of this table or
 * checked against it by the compiler; `tests/unit/model/product-fields.test.ts` and
 * `tests/backend/product-fields.test.ts` check what neither can see. For servers: browsers import types alone.
 */

/** Places that have some fields of a product; an empty text stands for one that every product has. */
interface Places {
  /** Answers with many products. */
  listing: boolean;
  /** Cards of a page. */
  cards: boolean;
  /** `/product/{id}`: its details stand beside it. */
  page: boolean;
  /** `/embed/product/{id}`: its choices stand beside it. */
  embed: boolean;
  /** Lines of a cart. */
  cart: boolean;
  /** Copies that a browser keeps or another page, such as an embed, hands over. */
  copies: boolean;
}

/** A column of a product CSV file. */
interface FileColumn {
  /** Headers that are read; the first is the one that is written. */
  headers: readonly string[];
  /** Keys of metafields that say the same, in whatever namespace; a column of its own counts before them. */
  metafields: readonly string[];
  /** Most characters of a line that is taken as it is; null for what is read and written in its own way. */
  longest: number | null;
}

interface ProductField {
  in: Places;
  /** Column by the name that `backend/db/schema` gives it; null for what is made of other tables. */
  column: string | null;
  file: FileColumn | null;
  /** Weight of its words in a search, A the most (docs/adr/0010-search.md); null where none of them counts. */
  search: 'A' | 'B' | 'C' | 'D' | null;
  /** Property of schema.org's Product; null for none, as for what its offer says. */
  structuredData: string | null;
  /** Label of an optional text among the details of a product's page. */
  detail: string | null;
}

const EVERYWHERE = {
  listing: true,
  cards: true,
  page: true,
  embed: true,
  cart: true,
  copies: true,
} as const;
const NOWHERE = {
  listing: false,
  cards: false,
  page: false,
  embed: false,
  cart: false,
  copies: false,
} as const;
/** Asked for by programs alone. */
const IN_ANSWERS = { ...NOWHERE, listing: true, page: true, copies: true } as const;

/** Marks what is no metafield anywhere. */
const NO_METAFIELDS = { metafields: [] } as const;

/** Marks a field that is in no file, found by no search, told to no search engine. */
const INTERNAL = { file: null, search: null, structuredData: null, detail: null } as const;

export const PRODUCT_FIELDS = {
  id: { ...INTERNAL, in: EVERYWHERE, column: 'id', structuredData: 'sku' },
  slug: { ...INTERNAL, in: EVERYWHERE, column: 'slug', structuredData: 'url' },
  name: {
    in: EVERYWHERE,
    column: 'name',
    file: { ...NO_METAFIELDS, headers: ['Title'], longest: null },
    search: 'A',
    structuredData: 'name',
    detail: null,
  },
  price: {
    in: EVERYWHERE,
    column: 'priceMinor',
    file: { ...NO_METAFIELDS, headers: ['Variant Price', 'Price'], longest: null },
    search: null,
    structuredData: null,
    detail: null,
  },
  compareAtPrice: {
    in: EVERYWHERE,
    column: 'compareAtMinor',
    file: {
      ...NO_METAFIELDS,
      headers: ['Variant Compare At Price', 'Compare-at price'],
      longest: null,
    },
    search: null,
    structuredData: null,
    detail: null,
  },
  image: { ...INTERNAL, in: EVERYWHERE, column: null, structuredData: 'image' },
  media: { ...INTERNAL, in: { ...EVERYWHERE, cart: false, copies: false }, column: null },
  brand: {
    in: { ...EVERYWHERE, cart: false },
    column: 'brand',
    file: { ...NO_METAFIELDS, headers: ['Vendor'], longest: 255 },
    search: 'C',
    structuredData: 'brand',
    detail: null,
  },
  category: {
    in: EVERYWHERE,
    column: 'category',
    file: {
      ...NO_METAFIELDS,
      headers: ['Type', 'Product type', 'Custom Product Type'],
      longest: null,
    },
    search: 'B',
    structuredData: null,
    detail: null,
  },
  description: {
    // Cards have the beginning of it, where they have any.
    in: { ...NOWHERE, cards: true, page: true, copies: true },
    column: 'description',
    file: { ...NO_METAFIELDS, headers: ['Body (HTML)', 'Body HTML', 'Description'], longest: null },
    search: 'D',
    structuredData: 'description',
    detail: null,
  },
  tag: {
    in: IN_ANSWERS,
    column: 'tags',
    file: { ...NO_METAFIELDS, headers: ['Tags'], longest: null },
    search: 'C',
    structuredData: null,
    detail: null,
  },
  material: {
    in: NOWHERE,
    column: 'material',
    file: { headers: ['Material', 'Fabric'], metafields: ['material', 'fabric'], longest: 1000 },
    search: 'D',
    structuredData: 'material',
    detail: 'Material',
  },
  care: {
    in: NOWHERE,
    column: 'care',
    file: {
      headers: ['Care'],
      metafields: [
        ...['care', 'care_instructions', 'care_guide', 'care_information'],
        ...['washing_instructions', 'wash_care', 'laundry_care'],
      ],
      longest: 1000,
    },
    search: null,
    structuredData: null,
    detail: 'Care',
  },
  model: {
    in: NOWHERE,
    column: 'model',
    file: {
      headers: ['Model'],
      metafields: [
        ...['model_info', 'model_information', 'model_details', 'model_height', 'models_height'],
        ...['model_size', 'model_wears', 'model_measurements'],
      ],
      longest: 1000,
    },
    search: null,
    structuredData: null,
    detail: 'Model',
  },
  seoTitle: {
    in: NOWHERE,
    column: 'seoTitle',
    file: { headers: ['SEO Title'], metafields: ['title_tag'], longest: 255 },
    search: null,
    structuredData: null,
    detail: null,
  },
  seoDescription: {
    in: NOWHERE,
    column: 'seoDescription',
    file: { headers: ['SEO Description'], metafields: ['description_tag'], longest: 5000 },
    search: null,
    structuredData: null,
    detail: null,
  },
  template: { ...INTERNAL, in: IN_ANSWERS, column: 'template' },
  createdAt: { ...INTERNAL, in: IN_ANSWERS, column: 'createdAt' },
  updatedAt: { ...INTERNAL, in: IN_ANSWERS, column: 'updatedAt' },
  colors: { ...INTERNAL, in: { ...EVERYWHERE, cart: false }, column: 'colors', search: 'B' },
  shown: { ...INTERNAL, in: { ...EVERYWHERE, cart: false }, column: null },
  isSoldOut: { ...INTERNAL, in: EVERYWHERE, column: 'isSoldOut' },
  isFewLeft: { ...INTERNAL, in: EVERYWHERE, column: null },
  variants: { ...INTERNAL, in: { ...NOWHERE, page: true }, column: null },
  rows: { ...INTERNAL, in: { ...NOWHERE, page: true, embed: true }, column: null },
  rating: { ...INTERNAL, in: EVERYWHERE, column: null },
  reviewCount: { ...INTERNAL, in: EVERYWHERE, column: null },
} as const satisfies Record<keyof Product, ProductField>;

type Fields = typeof PRODUCT_FIELDS;

/** The names of those fields of which `Use` holds. */
type NamesWith<Use> = {
  [Name in keyof Fields]: Fields[Name] extends Use ? Name : never;
}[keyof Fields];

type FieldName = keyof Fields;
export type FieldIn<Place extends keyof Places> = NamesWith<{ in: Record<Place, true> }>;
export type FileField = NamesWith<{ file: object }>;
/** A field that a file has as a line, taken as it is. */
export type LineField = NamesWith<{ file: { longest: number } }>;
type OwnLine = NamesWith<{ in: { listing: false }; file: { longest: number } }>;
type DetailField = NamesWith<{ detail: string }>;
export type StructuredField = NamesWith<{ structuredData: string }>;
export type ColumnOf<Name extends FieldName> = Exclude<Fields[Name]['column'], null>;

const NAMES = Object.keys(PRODUCT_FIELDS) as FieldName[];

function namesWith<Name extends FieldName>(is: (field: ProductField) => boolean): Name[] {
  return NAMES.filter((name): name is Name => is(PRODUCT_FIELDS[name]));
}

export const fieldsIn = <Place extends keyof Places>(place: Place) =>
  namesWith<FieldIn<Place>>((field) => field.in[place]);
export const FILE_FIELDS = namesWith<FileField>(({ file }) => file !== null);
export const LINE_FIELDS = namesWith<LineField>(({ file }) => typeof file?.longest === 'number');
/** Lines that only an answer about one product has. */
export const OWN_LINES = LINE_FIELDS.filter(
  (name): name is OwnLine => !PRODUCT_FIELDS[name].in.listing,
);
export const DETAIL_FIELDS = namesWith<DetailField>(({ detail }) => detail !== null);
export const STRUCTURED_FIELDS = namesWith<StructuredField>(
  (field) => field.structuredData !== null,
);

/** The columns of fields, by their names in `backend/db/schema`; those that are made of other tables have none. */
export function columnsOf<Name extends FieldName>(names: readonly Name[]): ColumnOf<Name>[] {
  const columns = names.map((name): Fields[Name]['column'] => PRODUCT_FIELDS[name].column);
  return columns.filter((column): column is ColumnOf<Name> => column !== null);
}
