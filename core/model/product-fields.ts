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

/** Marks a field that is in no file, found by no search, told to no search engine. */
const INTERNAL = { file: null, search: null, structuredData: null, detail: null } as const;

export const PRODUCT_FIELDS = {
  id: { ...INTERNAL, in: EVERYWHERE, column: 'id', structuredData: 'sku' },
  slug: { ...INTERNAL, in: EVERYWHERE, column: 'slug', structuredData: 'url' },
  name: {
    in: EVERYWHERE,
    column: 'name',
    file: { headers: ['Title'], longest: null },
    search: 'A',
    structuredData: 'name',
    detail: null,
  },
  price: {
    in: EVERYWHERE,
    column: 'priceMinor',
    file: { headers: ['Variant Price', 'Price'], longest: null },
    search: null,
    structuredData: null,
    detail: null,
  },
  compareAtPrice: {
    in: EVERYWHERE,
    column: 'compareAtMinor',
    file: { headers: ['Variant Compare At Price', 'Compare-at price'], longest: null },
    search: null,
    structuredData: null,
    detail: null,
  },
  image: { ...INTERNAL, in: EVERYWHERE, column: null, structuredData: 'image' },
  media: { ...INTERNAL, in: { ...EVERYWHERE, cart: false, copies: false }, column: null },
  brand: {
    in: { ...EVERYWHERE, cart: false },
    column: 'brand',
    file: { headers: ['Vendor'], longest: 255 },
    search: 'C',
    structuredData: 'brand',
    detail: null,
  },
  category: {
    in: EVERYWHERE,
    column: 'category',
    file: { headers: ['Type', 'Product type', 'Custom Product Type'], longest: null },
    search: 'B',
    structuredData: null,
    detail: null,
  },
  description: {
    // Cards have the beginning of it, where they have any.
    in: { ...NOWHERE, cards: true, page: true, copies: true },
    column: 'description',
    file: { headers: ['Body (HTML)', 'Body HTML', 'Description'], longest: null },
    search: 'D',
    structuredData: 'description',
    detail: null,
  },
  tag: {
    in: IN_ANSWERS,
    column: 'tags',
    file: { headers: ['Tags'], longest: null },
    search: 'C',
    structuredData: null,
    detail: null,
  },
  material: {
    in: NOWHERE,
    column: 'material',
    file: {
      headers: [
        ...['Material', 'Fabric'],
        ...['Material (product.metafields.custom.material)'],
        ...['Fabric (product.metafields.custom.fabric)'],
        ...['Material (product.metafields.shopify.material)'],
        ...['Fabric (product.metafields.shopify.fabric)'],
      ],
      longest: 1000,
    },
    search: 'D',
    structuredData: 'material',
    detail: 'Material',
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
export type DetailField = NamesWith<{ detail: string }>;
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
export const DETAIL_FIELDS = namesWith<DetailField>(({ detail }) => detail !== null);
export const STRUCTURED_FIELDS = namesWith<StructuredField>(
  (field) => field.structuredData !== null,
);

/** The columns of fields, by their names in `backend/db/schema`; those that are made of other tables have none. */
export function columnsOf<Name extends FieldName>(names: readonly Name[]): ColumnOf<Name>[] {
  const columns = names.map((name): Fields[Name]['column'] => PRODUCT_FIELDS[name].column);
  return columns.filter((column): column is ColumnOf<Name> => column !== null);
}
