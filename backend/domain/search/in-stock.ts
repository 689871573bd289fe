import { type SQL, sql } from 'drizzle-orm';
import { spellingsOf } from '@/core/rules/variants/palette-name';
import type { Filters } from './filters';

/** Joins the offers of a product, which one without variants has none of. */
export const WITH_OFFERS = sql`product_search LEFT JOIN product_stock USING (product_id)`;

/** Separator of a size and a color in `product_stock.offers`; what an option does not say is '*', what is not asked ''. */
const MARK = '\u001F';
const mark = sql.raw("U&'\\001F'");
const ANY = '*';

/** Condition on the joined rows: in stock by a row of a chosen size and color, where any is chosen. */
export function inStock(filters: Pick<Filters, 'sizes' | 'colors'>): SQL {
  const offers = sizesOf(filters).flatMap((size) =>
    colorsOf(filters).map((color) => size + MARK + color),
  );
  return sql`(NOT is_sold_out AND coalesce(offers && ${sql.param(offers)}::text[], true))`;
}

/** The same for rows of `product_search` alone. */
export const hasStock = (filters: Filters): SQL => sql`
  (NOT is_sold_out AND coalesce((
    SELECT ${inStock(filters)} FROM product_stock
    WHERE product_stock.product_id = product_search.product_id), true))`;

/** The sizes (or colors) of a joined row that are in stock in the chosen colors (or sizes), as its column has them. */
export function valuesInStock(column: 'colors' | 'sizes', filters: Filters): SQL {
  const [own, other, chosen] =
    column === 'sizes' ? [sql`1`, sql`2`, colorsOf(filters)] : [sql`2`, sql`1`, sizesOf(filters)];
  const all = sql.raw(column);
  return sql`CASE
    WHEN is_sold_out THEN ''
    WHEN offers IS NULL THEN ${all}
    ELSE (
      SELECT coalesce(string_agg(DISTINCT CASE value WHEN ${ANY} THEN ${all} ELSE value END, ${mark}), '')
      FROM unnest(offers) AS offer, split_part(offer, ${mark}, ${own}) AS value
      WHERE value <> '' AND split_part(offer, ${mark}, ${other}) = ANY (${sql.param(chosen)}::text[]))
    END`;
}

const sizesOf = ({ sizes }: Pick<Filters, 'sizes'>) => (sizes.length > 0 ? [...sizes, ANY] : ['']);

const colorsOf = ({ colors }: Pick<Filters, 'colors'>) =>
  colors.length > 0 ? [...colors.flatMap(spellingsOf), ANY] : [''];
