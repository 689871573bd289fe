import type { ProductCategory } from '@/core/model/category-values';

/**
 * The words that name a category, in lower case and the singular where a plural is made with "s" or "es"; words that
 * are plural by nature ("shorts") stand as they are. `docs/importing.md` shows the same table.
 */
export const CATEGORY_KEYWORDS: Record<ProductCategory, readonly string[]> = {
  Accessories: [
    ...['accessory', 'accessories', 'hat', 'cap', 'beanie', 'snapback', 'visor', 'headband'],
    ...['scarf', 'scarves', 'glove', 'mitten', 'belt', 'necktie', 'bow tie', 'sock', 'bag', 'tote'],
    ...['backpack', 'purse', 'wallet', 'jewelry', 'jewellery', 'necklace', 'bracelet', 'earring'],
    ...['watch', 'sunglasses', 'keychain', 'key ring', 'phone case', 'bandana', 'umbrella'],
  ],
  'Combo Set': [
    ...['combo', 'combo set', 'bundle', 'matching set', 'gift set', 'outfit set', 'clothing set'],
    ...['two piece set', '2 piece set', '3 piece set', 'tracksuit', 'co ord', 'outfit'],
  ],
  'Home Decor': [
    ...['home decor', 'decor', 'decoration', 'home and garden', 'home and living', 'blanket'],
    ...['quilt', 'duvet', 'bedding', 'pillow', 'pillowcase', 'cushion', 'rug', 'doormat'],
    ...['door mat', 'poster', 'art print', 'canvas print', 'wall art', 'tapestry', 'curtain'],
    ...['shower curtain', 'towel', 'beach towel', 'candle', 'ornament', 'wall clock', 'vase'],
  ],
  Hoodies: [
    ...['hoodie', 'hoody', 'hoodies and sweatshirts', 'sweatshirts and hoodies', 'zip hoodie'],
    ...['hooded sweatshirt', 'hooded sweater', 'pullover hoodie'],
  ],
  Jacket: [
    ...['jacket', 'coat', 'coats and jackets', 'jackets and coats', 'outerwear', 'parka', 'anorak'],
    ...['windbreaker', 'bomber', 'blazer', 'raincoat', 'gilet', 'puffer', 'vest', 'jean jacket'],
  ],
  Jersey: [
    ...['jersey', 'sports jersey', 'baseball jersey', 'hockey jersey', 'football jersey'],
    ...['basketball jersey', 'soccer jersey', 'football shirt', 'baseball shirt'],
  ],
  Pants: [
    ...['pants', 'pant', 'trousers', 'jeans', 'chinos', 'leggings', 'legging', 'joggers', 'jogger'],
    ...['sweatpants', 'sweatpant', 'track pants', 'tights', 'capris', 'capri', 'slacks', 'bottoms'],
  ],
  Shirts: [
    ...['shirt', 'tshirt', 't shirt', 'tee', 'tee shirt', 'top', 'tank', 'tank top', 'polo'],
    ...[
      'polo shirt',
      'blouse',
      'dress shirt',
      'hawaiian shirt',
      'flannel shirt',
      'henley',
      'crop top',
    ],
    ...['bras and tanks', 'shirts and tops', 'clothing tops', 'tunic'],
  ],
  Shoes: [
    ...['shoe', 'sneaker', 'trainer', 'boot', 'sandal', 'slipper', 'loafer', 'footwear', 'heels'],
    ...['slides', 'flip flop', 'clog', 'moccasin', 'espadrille', 'running shoe'],
  ],
  Shorts: ['shorts', 'board shorts', 'boardshorts', 'swim trunks', 'bermudas', 'swim shorts'],
  Sleepwear: [
    ...['sleepwear', 'pajama', 'pyjama', 'pajama set', 'pyjama set', 'pajama pants', 'nightgown'],
    ...['nightwear', 'nightshirt', 'nightdress', 'robe', 'bathrobe', 'loungewear', 'onesie'],
    ...['sleepwear and loungewear', 'sleep shirt', 'sleep shorts', 'pajama shorts'],
  ],
  Sweaters: [
    ...['sweater', 'sweatshirt', 'jumper', 'cardigan', 'pullover', 'knitwear'],
    ...['turtleneck', 'ugly sweater'],
  ],
  Tumbler: [
    ...['tumbler', 'mug', 'cup', 'travel mug', 'coffee mug', 'water bottle', 'drinkware', 'flask'],
    ...['tumblers and mugs', 'wine glass', 'pint glass', 'can cooler'],
  ],
};
