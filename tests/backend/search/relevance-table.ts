/**
 * Queries of shoppers, one a line: the shop, what is typed, what must be among the first three, what must not be
 * among the first twenty. Products are named by their slugs, each of which must be there; `[Jacket]` is a category, which
 * all of the first three (or of fewer) must be of; `others` are products of any other category than that; `nothing`
 * is found where `nothing` is wanted.
 */
const TABLE = `
classic | Harbor Hoodie              | harbor-hoodie                                     | others
classic | night market puffer        | night-market-puffer                               | [Tumbler] [Combo Set]
classic | everyday tee marlow        | marlow-everyday-tee                               | [Jacket]
jersey  | Third Kit Jersey           | third-kit-jersey                                  | [Hoodies]
studio  | datum crew                 | datum-crew                                        | [Hoodies]

classic | hoodies                    | [Hoodies]                                         | others
classic | shirts                     | [Shirts]                                          | [Jersey] [Sweaters]
classic | sweater                    | [Sweaters]                                        | [Hoodies] [Jacket] [Accessories]
classic | shorts                     | [Shorts]                                          | short-story-hoodie others
classic | tumblers                   | [Tumbler]                                         | others
classic | pants                      | [Pants]                                           | [Shorts] [Combo Set]
classic | shoe                       | [Shoes]                                           | others
jersey  | jerseys                    | [Jersey]                                          | [Hoodies] [Shoes]
classic | beanies                    | watch-cap-beanie bobbin-pom-beanie                | finch-six-panel-cap
classic | scarves                    | long-goodbye-scarf checkerboard-scarf             | [Sweaters]
classic | candles                    | kitchen-table-candle early-riser-candle           | [Tumbler]

classic | jaket                      | [Jacket]                                          | [Tumbler] others
classic | jakcet                     | [Jacket]                                          | others
classic | jackket                    | [Jacket]                                          | others
classic | hodie                      | [Hoodies]                                         | others
classic | hoofie                     | [Hoodies]                                         | others
classic | swaeter                    | [Sweaters]                                        | [Hoodies] [Jacket]
classic | tumbelr                    | [Tumbler]                                         | others
classic | sneeker                    | [Shoes]                                           | rainmaker-boot others
classic | pijamas                    | [Sleepwear]                                       | stationmaster-trousers others
classic | shooz                      | [Shoes]                                           | others
classic | skarf                      | long-goodbye-scarf                                | [Jacket]
classic | kaps                       | low-ridge-cap heron-washed-cap                    | captains-bunk-pajama-set
classic | flanel shirt               | cabin-flannel                                     | [Tumbler] [Shoes]
classic | cordaroy pants             | matinee-corduroys potters-corduroys               | [Shirts] [Jacket]
classic | wollen sweater             | fisher-crew-sweater                               | [Jacket] [Pants]
classic | blakc jacket               | sexton-bomber wren-cropped-denim-jacket           | [Tumbler] [Sweaters]
studio  | merino turtelneck          | contour-turtleneck                                | [Hoodies]

classic | red hoodie                 | house-mark-hoodie harbor-hoodie                   | red-eye-travel-set others
classic | navy hoodie                | harbor-hoodie ferryman-striped-hoodie             | [Sweaters] [Combo Set]
classic | grey joggers               | sunday-joggers                                    | [Hoodies] [Shorts]
classic | green mug                  | campfire-mug                                      | orchard-garden-slide others
classic | pink pajamas               | slow-sunday-pajama-set                            | [Shirts] others
classic | forest green hoodie        | fernwood-hoodie                                   | [Jacket]
classic | light blue shirt           | letterpress-oxford-shirt                          | [Jacket] [Shoes]
studio  | black pants                | [Pants]                                           | others

classic | merino                     | second-cup-turtleneck tutor-v-neck                | [Jacket] [Shoes]
classic | linen shirt                | slow-afternoon-linen-shirt postcard-linen-shirt   | pressed-linen-stripe-set
classic | suede                      | bicycle-sneaker desert-post-boot                  | [Jacket] [Accessories]
classic | stainless steel            | [Tumbler]                                         | others
jersey  | recycled polyester jersey  | [Jersey]                                          | [Shoes] [Jacket]

classic | finch                      | finch-six-panel-cap finch-canvas-trucker          | red-eye-travel-set
jersey  | gridline tee               | gridline-training-tee                             | [Pants] [Shoes]

classic | gift for teacher           | teachers-desk-tumbler                             | [Jacket]
classic | father's day               | dads-old-hockey-jersey                            | [Tumbler]
classic | wedding present            | kitchen-table-candle                              | [Jacket] [Shoes]
classic | picnic                     | picnic-gingham-shirt picnic-blanket-set           | [Shoes]

classic | cropped denim jacket       | wren-cropped-denim-jacket                         | [Shorts] [Pants]
classic | jacket cropped denim       | wren-cropped-denim-jacket                         | [Shorts] [Pants]
classic | trousers linen             | verandah-linen-pants dune-linen-chinos            | [Shirts]
classic | travel mug                 | commuter-tumbler two-tone-tumbler                 | second-cup-turtleneck others

classic | tee                        | [Shirts]                                          | [Combo Set] [Sleepwear] [Sweaters]
classic | t-shirt cat                | house-cat-tee                                     | [Home Decor]
classic | sweatshirt                 | [Hoodies]                                         | [Jacket] [Tumbler]
classic | joggers                    | sunday-joggers brushed-side-stripe-joggers        | [Combo Set]
classic | cup                        | [Tumbler]                                         | [Shoes]
classic | coat                       | [Jacket]                                          | [Tumbler] others
classic | trainers                   | [Shoes]                                           | stationmaster-trousers others
classic | striped jumper             | chalk-stripe-sweater                              | [Shirts]
classic | dressing gown              | [Sleepwear]                                       | moonrise-nightshirt others
classic | swim trunks                | jetty-swim-shorts two-coves-swim-shorts           | finch-canvas-trucker
classic | throw pillow               | [Home Decor]                                      | [Shoes] [Jacket]

classic | hoo                        | [Hoodies]                                         | [Tumbler]
classic | rain ja                    | puddle-rain-jacket drizzle-packable-jacket        | [Shoes] [Tumbler]
classic | pyj                        | [Sleepwear]                                       | others

classic | DENIM JACKET!!!            | marlow-denim-jacket wren-cropped-denim-jacket     | [Pants] [Shorts]
classic | "zip-hoodie", navy?        | saturday-zip-hoodie                               | [Jacket]
classic | 380 gsm                    | [Hoodies]                                         | [Shoes]
market  | mk-5501-nvy                | camp-jacket                                       | others
market  | cafe crew                  | cafe-crew                                         | camp-jacket
market  | JALAPENO socks             | jalapeno-socks                                    | camp-jacket
market  | кепка                      | winter-cap                                        | cafe-crew
market  | 着物                       | kimono                                            | cafe-crew
market  | 🔥                         | fire-jacket                                       | camp-jacket cafe-crew
market  | jacket 🔥                  | fire-jacket camp-jacket                           | cafe-crew
classic | 🔥                         | nothing                                           | others
classic | %                          | nothing                                           | others
classic | ?!                         | nothing                                           | others
classic | asdfgh                     | nothing                                           | others
classic | battery charger            | nothing                                           | others
classic | samsung galaxy phone       | nothing                                           | others
`;

export interface RelevanceRow {
  shop: string;
  query: string;
  wanted: readonly string[];
  unwanted: readonly string[];
}

export const RELEVANCE: readonly RelevanceRow[] = TABLE.split('\n')
  .filter(Boolean)
  .map((line) => {
    const [shop = '', query = '', wanted = '', unwanted = ''] = line
      .split(' | ')
      .map((cell) => cell.trim());
    return { shop, query, wanted: namesIn(wanted), unwanted: namesIn(unwanted) };
  });

/** Slugs, words and categories in brackets, which may hold blanks. */
function namesIn(cell: string): string[] {
  return cell.match(/\[[^\]]+\]|\S+/g) ?? [];
}
