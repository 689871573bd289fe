import { defineRange } from '../kit/draft';

export const SWEATERS = defineRange({
  category: 'Sweaters',
  fitLabel: 'Fit',
  fits: {
    regular: 'Regular; true to size',
    roomy: 'Roomy with a dropped shoulder; size down for a neater fit',
    neat: 'Neat through the body, made to go under a jacket',
  },
  cloths: {
    lambswool: {
      material: '100% lambswool, two-ply',
      care: 'Hand wash cool, dry flat, comb lightly after a few wears',
      story: [
        'First-shearing lambswool, spun in Scotland and knitted here. It is springy and warm, and a wash or two takes away the last of the prickle.',
        'The yarn is dyed as loose fleece before it is spun, which is why the color looks alive up close. Expect flecks; we do not pick them out.',
      ],
    },
    cotton: {
      material: '100% cotton, five-gauge chunky knit',
      care: 'Machine wash cold in a bag, dry flat',
      story: [
        'A sweater for people who itch. Heavy cotton in an open gauge is warm by the sea and cool by the stove, and it goes in the machine.',
        'Knitted to shape rather than cut, so there is no bulky seam anywhere. The edges are linked stitch by stitch, which takes an hour and shows.',
      ],
    },
    merino: {
      material: '100% extrafine merino, mulesing-free, 14 gauge',
      care: 'Machine wash wool cycle, dry flat',
      story: [
        'Fine enough for a shirt collar and warm enough for the train platform. Merino does not hold on to smells, so hang it by the window and it is ready again.',
        'Knitted on a fine gauge with a hint of twist in the yarn, so it resists pilling where your bag strap sits.',
      ],
    },
  },
  closings: [
    'A small card of matching yarn comes in the pocket of the box, for the day an elbow gives up.',
    'It arrives with cedar blocks. Moths are charming on hoodies only.',
  ],
  products: [
    {
      name: 'Fisher Crew Sweater',
      opener:
        'Knitted the old way, in yarn with some grit to it. It goes over anything and returns to itself overnight.',
      details: ['Deep ribs at hem and cuff', 'Saddle shoulders'],
      price: 118,
      colors: ['Ecru', 'Navy', 'Rust', 'Hunter Green'],
      look: { cut: 'crew', style: 1 },
      cloth: 'lambswool',
      fit: 'regular',
      tags: 'wool, heritage, unisex, bestseller',
    },
    {
      name: 'Cable Lane Sweater',
      opener:
        'Three columns of cable, worked out on a kitchen table over most of a winter. The pattern is called Lane because we live on one.',
      details: ['Hand-linked neck', 'Turned-back cuffs'],
      price: 132,
      colors: ['Cream', 'Slate', 'Burgundy'],
      look: { cut: 'crew', style: 2 },
      cloth: 'lambswool',
      fit: 'regular',
      tags: 'cable, wool, gift',
    },
    {
      name: 'Library Cardigan',
      opener:
        'For drafts, both kinds. A deep V, six horn-look buttons and room for a collar or a scarf.',
      details: ['Deep V, doubled button band', 'Horn-look buttons'],
      price: 114,
      was: 132,
      colors: ['Camel', 'Pine', 'Heather Grey', 'Plum'],
      look: { cut: 'cardigan', style: 1 },
      cloth: 'lambswool',
      fit: 'roomy',
      tags: 'cardigan, layering, unisex',
    },
    {
      name: 'Pebble Beach Crew',
      opener:
        'The cotton sweater we take everywhere in May, when mornings are six degrees colder than anyone packed for.',
      details: ['Moss-stitch hem and cuffs', 'Rolled neck'],
      price: 86,
      colors: ['Stone', 'Seafoam', 'White', 'Denim'],
      look: { cut: 'crew', style: 7 },
      cloth: 'cotton',
      fit: 'roomy',
      tags: 'cotton, coast, unisex',
    },
    {
      name: 'Chalk Stripe Sweater',
      opener:
        'Wide bands in two colors that look good together in any light, including the one in the office elevator.',
      details: ['Stripes matched at the side seams', 'Ribbed crew neck'],
      price: 92,
      colors: ['Ivory', 'Moss', 'Blush'],
      look: { cut: 'crew', pattern: 'stripe', accent: 'Terracotta', style: 1 },
      cloth: 'cotton',
      fit: 'regular',
      tags: 'stripe, cotton, everyday',
    },
    {
      name: 'Second Cup Turtleneck',
      opener:
        'Fine merino, folded once at the neck. It replaces a scarf, a shirt and the need to think about either.',
      details: ['Fold-over neck, no bulk', 'Long ribbed cuffs with a thumb’s extra length'],
      price: 96,
      colors: ['Espresso', 'Black', 'Oatmeal', 'Deep Teal'],
      look: { cut: 'turtleneck', style: 3 },
      cloth: 'merino',
      fit: 'neat',
      tags: 'merino, turtleneck, smart',
    },
    {
      name: 'Tutor V-Neck',
      opener:
        'A V that stops at the second button. It sits under a blazer and makes a plain white tee look as if you read the footnotes.',
      details: ['Mitred V', 'Fine rib that keeps its shape'],
      price: 88,
      colors: ['Forest Green', 'Burgundy', 'Charcoal'],
      look: { cut: 'v-neck', style: 3 },
      cloth: 'merino',
      fit: 'neat',
      tags: 'merino, v-neck, work',
    },
    {
      name: 'Ski Lodge Sweater',
      opener:
        'Best worn by a stove with wet socks hanging over it. The sleeves are in a second color, like snow that stayed on the roof.',
      details: ['Contrast sleeves and ribs', 'Fully fashioned shoulders'],
      price: 124,
      colors: ['Midnight Blue', 'Red', 'Oatmeal'],
      look: { cut: 'crew', pattern: 'color-block', accent: 'Ivory', style: 1 },
      cloth: 'lambswool',
      fit: 'regular',
      tags: 'winter, wool, gift',
    },
    {
      name: 'Wildflower Cardigan',
      opener:
        'Soft, cabled and made to be left open over a dress. Button it up and call it a sweater.',
      details: ['Cables down both fronts', 'Deep ribbed hem'],
      price: 98,
      colors: ['Lilac', 'Daisy', 'Sage', 'Light Pink'],
      look: { cut: 'cardigan', style: 2 },
      cloth: 'cotton',
      fit: 'neat',
      tags: 'cardigan, spring, women',
    },
    {
      name: 'Lighthouse Roll Neck',
      opener:
        'Up to the ears when it is windy, folded when the soup arrives. It goes under oilskin without a bulge.',
      details: ['Single-layer roll neck', 'Half-cardigan stitch at the cuff'],
      price: 108,
      was: 124,
      colors: ['Graphite', 'Ochre', 'Navy'],
      look: { cut: 'turtleneck', style: 9 },
      cloth: 'merino',
      fit: 'regular',
      tags: 'roll neck, merino, men',
    },
    {
      name: 'Songbird Sweater',
      opener:
        'One swallow does not make a summer, but it does make a very good sweater. Knitted in, so there is nothing to peel.',
      details: ['Intarsia bird', 'Loose turned hem'],
      price: 104,
      colors: ['Powder Blue', 'Butter', 'Terracotta'],
      look: {
        cut: 'crew',
        pattern: 'chest-print',
        motif: 'bird',
        accent: 'Midnight Blue',
        style: 1,
      },
      cloth: 'cotton',
      fit: 'roomy',
      tags: 'graphic, intarsia, women',
    },
    {
      name: 'Hearth Cable Turtleneck',
      opener:
        'Our warmest knit. It doubles the cable and the neck, and it has ended several arguments about the thermostat.',
      details: ['Double-knit roll neck', 'Cables front and back'],
      price: 142,
      colors: ['Oatmeal', 'Cranberry', 'Charcoal'],
      look: { cut: 'turtleneck', style: 4 },
      cloth: 'lambswool',
      fit: 'roomy',
      tags: 'cable, winter, unisex',
    },
    {
      name: 'Tennis Lawn V-Neck',
      opener:
        'Pale, with a band of color at the neck, for people who mostly serve lemonade. It has never met a racket.',
      details: ['Contrast V, cuffs and hem', 'Light cotton knit'],
      price: 94,
      colors: ['Ivory', 'Light Blue', 'Pistachio'],
      look: { cut: 'v-neck', pattern: 'color-block', accent: 'Navy', style: 2 },
      cloth: 'cotton',
      fit: 'regular',
      tags: 'v-neck, summer, preppy',
    },
  ],
});
