/** What a shopper types on a shop's host, and the products (by slug) of which one must be among the first five. */
export interface ShopperQuery {
  host: string;
  query: string;
  expected: readonly string[];
}

const CLASSIC: Record<string, string[]> = {
  // misspelt
  'hodie navy': ['harbor-hoodie', 'ferryman-striped-hoodie'],
  swaeter: [
    'fisher-crew-sweater',
    'cable-lane-sweater',
    'chalk-stripe-sweater',
    'songbird-sweater',
  ],
  'denim jaket': ['marlow-denim-jacket'],
  'lether boots': ['far-field-boot', 'rainmaker-boot'],
  'tumblr travel': ['commuter-tumbler', 'two-tone-tumbler'],
  'pyjama sett': ['slow-sunday-pajama-set', 'lullaby-pajama-set', 'captains-bunk-pajama-set'],
  'linnen shirt': ['slow-afternoon-linen-shirt', 'postcard-linen-shirt'],
  cardigen: ['library-cardigan', 'wildflower-cardigan'],
  snekers: [
    'gallery-leather-sneaker',
    'two-step-checked-sneaker',
    'bicycle-sneaker',
    'plimsoll-low',
  ],
  puffr: ['night-market-puffer'],
  // prefixes
  hood: ['harbor-hoodie', 'fernwood-hoodie', 'saturday-zip-hoodie', 'short-story-hoodie'],
  corduro: ['matinee-corduroys', 'potters-corduroys', 'harvest-wide-cords'],
  'rain jack': ['puddle-rain-jacket', 'drizzle-packable-jacket'],
  // plurals and singulars
  hoodies: ['harbor-hoodie', 'fernwood-hoodie', 'saturday-zip-hoodie', 'short-story-hoodie'],
  'zip hoodies': ['saturday-zip-hoodie', 'bakehouse-zip-hoodie', 'woodshed-zip-hoodie'],
  'wool scarves': ['long-goodbye-scarf'],
  candles: ['kitchen-table-candle', 'early-riser-candle'],
  'swim short': ['jetty-swim-shorts', 'two-coves-swim-shorts'],
  // synonyms
  hoody: ['harbor-hoodie', 'fernwood-hoodie', 'saturday-zip-hoodie', 'short-story-hoodie'],
  't-shirt cat': ['house-cat-tee'],
  'linen trousers': ['verandah-linen-pants', 'dune-linen-chinos'],
  trainers: [
    'gallery-leather-sneaker',
    'two-step-checked-sneaker',
    'bicycle-sneaker',
    'plimsoll-low',
  ],
  'striped jumper': ['chalk-stripe-sweater'],
  'dressing gown': ['bathhouse-robe', 'breakfast-table-robe', 'long-bath-waffle-robe'],
  'wool throw': ['porch-swing-throw', 'night-in-wool-blanket'],
  // colors
  'grey joggers': ['sunday-joggers', 'brushed-side-stripe-joggers'],
  'red flannel': ['cabin-flannel', 'hibernation-flannel-set'],
  'forest green hoodie': ['fernwood-hoodie'],
  'light blue shirt': ['letterpress-oxford-shirt'],
  'gray hoodie': ['saturday-zip-hoodie', 'long-weekend-hoodie'],
  // categories, tags and names
  'gift for teacher': ['teachers-desk-tumbler'],
  'hockey jersey': ['dads-old-hockey-jersey', 'frozen-pond-jersey'],
  'harbor hoodie': ['harbor-hoodie'],
};

const JERSEY: Record<string, string[]> = {
  'basketbal shorts': ['fast-break-shorts', 'blacktop-striped-shorts'],
  'hockey jerseys black': ['old-barn-hockey-jersey', 'overtime-hockey-jersey'],
  'soccer scarf': ['terrace-scarf'],
  'running shoes': ['tempo-runner'],
};

const STUDIO: Record<string, string[]> = {
  'black pants': ['line-trouser', 'broad-trouser', 'rest-jogger', 'depot-cargo', 'raw-jean'],
  'merino turtelneck': ['contour-turtleneck'],
  'ice grey tee': ['signal-tee'],
};

export const SHOPPER_QUERIES: readonly ShopperQuery[] = [
  ...of('localhost', CLASSIC),
  ...of('jersey.localhost', JERSEY),
  ...of('studio.localhost', STUDIO),
];

function of(host: string, queries: Record<string, string[]>): ShopperQuery[] {
  return Object.entries(queries).map(([query, expected]) => ({ host, query, expected }));
}
