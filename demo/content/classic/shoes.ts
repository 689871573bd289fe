import { defineRange } from '../kit/draft';

export const SHOES = defineRange({
  category: 'Shoes',
  fitLabel: 'Fit',
  fits: {
    regular: 'Regular width, true to size',
    roomy: 'Roomy at the toe; between sizes, go down',
  },
  cloths: {
    canvas: {
      material: 'Organic cotton canvas upper, natural rubber sole',
      care: 'Brush off dry mud, spot clean with soap',
      story: [
        'The sole is vulcanized, which means baked onto the upper in one piece. It bends from the first step and does not come unglued in the third month.',
        'A cork insole takes on the shape of your foot in about a week. After that they are no good to anybody else.',
      ],
    },
    leather: {
      material: 'Vegetable-tanned leather upper, leather lining, rubber sole',
      care: 'Wipe, dry away from heat, a little balsam twice a year',
      story: [
        'Tanned with bark in open pits over eight weeks. The leather starts stiff-ish and pale and ends up the color of your habits.',
        'Stitched through the welt, so a cobbler can replace the sole. We will tell you which one, if yours has retired.',
      ],
    },
    suede: {
      material: 'Calf suede upper, leather lining, crepe sole',
      care: 'Brush with a suede brush, protect before first wear',
      story: [
        'Suede cut from the belly of the hide, where it is softest, over crepe that walks like a good carpet.',
        'The crepe is cut from blocks of raw latex. It is quiet, grippy and gathers a little city on the edges as it goes.',
      ],
    },
    felt: {
      material: '100% wool felt upper, recycled rubber sole',
      care: 'Air, brush, and wash by hand only if you must',
      story: [
        'Thick wool felt keeps warm when damp and cool when it is not cold, which is most of what a foot asks for.',
        'Pressed, cut and stitched with waxed thread. They look like something a friendly giant would wear to fetch the mail.',
      ],
    },
  },
  products: [
    {
      name: 'Plimsoll Low',
      opener: 'A plain canvas sneaker on a white rubber sole. It looks best on day forty.',
      details: ['Vulcanized rubber sole', 'Removable cork insole', 'Cotton laces'],
      price: 74,
      colors: ['Ecru', 'Navy', 'Terracotta', 'Sage'],
      look: { cut: 'sneaker' },
      cloth: 'canvas',
      fit: 'regular',
      tags: 'sneakers, canvas, unisex, bestseller',
    },
    {
      name: 'Gallery Leather Sneaker',
      opener:
        'Quiet, clean and good at openings. The side stripes are stitched rather than printed, and that is all the decoration there is.',
      details: ['Leather lining', 'Padded heel collar', 'Waxed laces and a spare pair'],
      price: 138,
      colors: ['White', 'Tan', 'Black'],
      look: { cut: 'sneaker' },
      cloth: 'leather',
      fit: 'regular',
      tags: 'sneakers, leather, smart',
    },
    {
      name: 'Rainmaker Boot',
      opener:
        'Elastic sides, a pull tab and a sole with grip. Pull on, walk the dog, come back dry.',
      details: ['Woven pull tabs', 'Waxed elastic gussets', 'Lugged sole'],
      price: 168,
      was: 198,
      colors: ['Chestnut', 'Black', 'Olive'],
      look: { cut: 'boot' },
      cloth: 'leather',
      fit: 'regular',
      tags: 'boots, chelsea, leather',
    },
    {
      name: 'Hearthside Felt Slide',
      opener:
        'Wool felt, a real sole and no heel to tread down. You can take the bins out in these and nobody will know.',
      details: ['Outdoor-safe sole', 'Banded strap', 'Hand-stitched edge'],
      price: 62,
      colors: ['Heather Grey', 'Moss', 'Cranberry', 'Mustard'],
      look: { cut: 'slide' },
      cloth: 'felt',
      fit: 'roomy',
      tags: 'slippers, wool, gift',
    },
    {
      name: 'Desert Post Boot',
      opener:
        'No laces, soft suede, crepe sole. It carried letters across something once, or so the pattern maker says.',
      details: ['Unlined suede', 'Natural crepe sole'],
      price: 142,
      colors: ['Sand', 'Chocolate', 'Slate'],
      look: { cut: 'boot' },
      cloth: 'suede',
      fit: 'regular',
      tags: 'boots, suede, chelsea',
    },
    {
      name: 'Court Day High-Top',
      opener:
        'Ankle-high canvas with a stitched circle that stands for nothing in particular. We never did think of a logo.',
      details: ['Brass eyelets', 'Reinforced toe cap'],
      price: 82,
      colors: ['Black', 'Ivory', 'Burgundy', 'Mustard'],
      look: { cut: 'high-top' },
      cloth: 'canvas',
      fit: 'regular',
      tags: 'sneakers, high-top, unisex',
    },
    {
      name: 'Reading Room Slide',
      opener:
        'Soft enough for a sofa, proper enough for a desk. The strap is cut from one piece of suede and sewn by hand.',
      details: ['Hand-sewn strap', 'Contoured footbed'],
      price: 96,
      colors: ['Cognac', 'Espresso', 'Forest Green'],
      look: { cut: 'slide' },
      cloth: 'suede',
      fit: 'roomy',
      tags: 'slides, suede, home',
    },
    {
      name: 'Boardwalk Slide',
      opener:
        'Step in, step out. The canvas strap dries fast and the sole has seen a lot of planks.',
      details: ['Canvas-lined strap', 'Textured rubber base'],
      price: 58,
      colors: ['Natural', 'Coral', 'Denim'],
      look: { cut: 'slide', accent: 'Ivory' },
      cloth: 'canvas',
      fit: 'roomy',
      tags: 'slides, summer, women',
    },
    {
      name: 'Far Field Boot',
      opener:
        'Elastic at the ankle, welted all around, built for the long way home. They are heavy for a week and light for ten years.',
      details: ['Storm welt', 'Double pull tabs', 'Oiled leather'],
      price: 188,
      colors: ['Cognac', 'Black', 'Chocolate'],
      look: { cut: 'boot' },
      cloth: 'leather',
      fit: 'regular',
      tags: 'boots, leather, hiking',
    },
    {
      name: 'Two Step Checked Sneaker',
      opener:
        'A checked pair for people who already have their coat on. The laces are elastic, so you only tie them once.',
      details: ['Elastic laces', 'Padded collar'],
      price: 64,
      colors: ['Ivory', 'Light Blue', 'Dusty Rose'],
      look: { cut: 'sneaker', pattern: 'check', accent: 'Ink', style: 0 },
      cloth: 'canvas',
      fit: 'regular',
      tags: 'sneakers, check, unisex',
    },
    {
      name: 'Orchard Garden Slide',
      opener:
        'A felt slide on a thick sole, for garden paths and kitchen floors. It is cupped, so you stand in it rather than on it.',
      details: ['Deep-cupped sole', 'Contoured cork footbed'],
      price: 88,
      colors: ['Charcoal', 'Caramel', 'Forest Green'],
      look: { cut: 'slide' },
      cloth: 'felt',
      fit: 'regular',
      tags: 'slides, wool, garden',
    },
    {
      name: 'Bicycle Sneaker',
      opener:
        'A stiffer sole, a lace keeper and a cuff of contrasting suede. They ride, they walk, they wait at the café.',
      details: ['Elastic lace keeper', 'Reflective heel tab'],
      price: 104,
      was: 120,
      colors: ['Stone', 'Deep Teal', 'Rust'],
      look: { cut: 'sneaker', pattern: 'color-block', accent: 'Camel' },
      cloth: 'suede',
      fit: 'regular',
      tags: 'sneakers, cycling, unisex',
    },
    {
      name: 'Sunday Best Chelsea',
      opener:
        'The slim one, in suede, on a thin sole. It goes with a suit, a dress or a very good excuse.',
      details: ['Slim almond toe', 'Slim crepe sole'],
      price: 158,
      colors: ['Sand', 'Midnight Blue', 'Burgundy'],
      look: { cut: 'boot' },
      cloth: 'suede',
      fit: 'regular',
      tags: 'boots, chelsea, suede',
    },
  ],
});
