import { parse } from 'csv-parse/sync';

type Cells = Record<string, string>;

const PICTURES = 'https://pictures.example';
const HEADERS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published', 'Option1 Name'],
  ...['Option1 Value', 'Option2 Name', 'Option2 Value', 'Variant SKU', 'Variant Inventory Tracker'],
  ...['Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Price', 'Image Src'],
  ...['Image Position', 'Variant Image', 'Status'],
];

/**
 * A catalogue of configurable products and their simple variants as a Shopify export: its values stay
 * as dirty as they are.
 */
export function toShopifyCsv(catalogue: string): string {
  const rows: Cells[] = parse(catalogue, { columns: true });
  const simple = new Map(rows.map((row) => [row.sku ?? '', row]));
  const products = rows.filter((row) => row.product_type === 'configurable');
  const lines = products.flatMap((product) => toRows(product, simple));
  const cells = lines.map((line) => HEADERS.map((header) => quote(line[header] ?? '')).join(','));
  return [HEADERS.join(','), ...cells, ''].join('\r\n');
}

function toRows(product: Cells, simple: Map<string, Cells>): Cells[] {
  const handle = `${product.name}-${product.sku}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const variants = (product.configurable_variations ?? '').split('|').map(readPairs);
  const pictures = [product.base_image ?? '', ...(product.additional_images ?? '').split(',')];
  const rows = variants.map(([sku, size, color], index): Cells => {
    const variant = simple.get(sku?.[1] ?? '') ?? {};
    return {
      Handle: handle,
      'Option1 Value': size?.[1] ?? '',
      'Option2 Value': color?.[1] ?? '',
      'Variant SKU': variant.sku ?? '',
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': variant.qty ?? '',
      'Variant Inventory Policy': 'deny',
      'Variant Price': variant.price ?? '',
      'Variant Image': address(variant.base_image),
      ...(pictures[index] && {
        'Image Src': address(pictures[index]),
        'Image Position': `${index + 1}`,
      }),
      ...(index === 0 && headOf(product, [size?.[0] ?? '', color?.[0] ?? ''])),
    };
  });
  return rows;
}

function headOf(product: Cells, [size = '', color = '']: string[]): Cells {
  const paths = (product.categories ?? '').split(',').map((path) => path.split('/'));
  const [deepest = []] = paths.toSorted((a, b) => b.length - a.length);
  return {
    Title: product.name ?? '',
    'Body (HTML)': product.description ?? '',
    Type: deepest.at(-1) ?? '',
    Tags: product.additional_attributes ?? '',
    Published: 'TRUE',
    'Option1 Name': size,
    'Option2 Name': color,
    Status: 'active',
  };
}

/** "sku=A,size=S" as [["sku", "A"], ["size", "S"]]. */
function readPairs(text: string): string[][] {
  return text.split(',').map((pair) => pair.split('='));
}

function address(path: string | undefined): string {
  return path ? `${PICTURES}${path}` : '';
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
