import { defineRange } from '../kit/draft';

const SOCKS = [{ label: '5–7' }, { label: '8–10' }, { label: '11–13' }] as const;

export const ACCESSORIES = defineRange({
  category: 'Accessories',
  fitLabel: 'Size',
  fits: {
    cap: 'One size, adjustable strap, 55–61 cm',
    beanie: 'One size, stretches to fit',
    scarf: '185 × 35 cm plus fringe',
    tote: '42 × 38 × 12 cm, straps for the shoulder',
    socks: 'US shoe sizes; knitted with a little give',
  },
  cloths: {
    cotton: {
      material: '100% cotton twill',
      care: 'Spot clean, dry in shape',
      story: [
        'Washed twill that has already lost an argument with the sun. It takes the shape of your head or your groceries within a day.',
        'A tight, matte twill, taped inside at every seam, so the inside is as tidy as the outside.',
      ],
    },
    wool: {
      material: '100% lambswool',
      care: 'Hand wash cool, dry flat',
      story: [
        'Spun from the same yarn as our sweaters, on purpose: the ends of each cone become the hats and scarves of the season.',
        'Lambswool with the lanolin left in, so drizzle sits on it instead of soaking through.',
      ],
    },
    canvas: {
      material: '100% cotton canvas, 16 oz, with leather trim',
      care: 'Brush and spot clean; wax the leather once a year',
      story: [
        'Sixteen-ounce canvas stands up on its own, which you will appreciate at the farmers’ market with a phone in the other hand.',
        'The handles are sewn down in a cross and riveted. We hung twenty bricks from one and got bored first.',
      ],
    },
    knit: {
      material: '78% cotton, 20% recycled polyamide, 2% elastane',
      care: 'Machine wash warm with their twin',
      story: [
        'Knitted on slow machines with a hand-linked toe, so there is no ridge to feel at the end of the day.',
        'Terry under the foot, plain above the ankle. They stay up without leaving a mark.',
      ],
    },
  },
  closings: [
    'Small enough for a stocking, good enough for a birthday. Add a name and we will stitch it by the edge.',
  ],
  products: [
    {
      name: 'Finch Six-Panel Cap',
      opener:
        'A low cap with a small bird on it. It is our bird, and it looks left, because that is where the exit is.',
      details: ['Embroidered mark', 'Curved brim', 'Brass buckle'],
      price: 34,
      colors: ['Navy', 'Rust', 'Natural', 'Moss'],
      look: { cut: 'cap', pattern: 'chest-print', motif: 'bird', accent: 'Cream' },
      cloth: 'cotton',
      fit: 'cap',
      tags: 'cap, gift, unisex, bestseller',
    },
    {
      name: 'Market Day Tote',
      opener:
        'Wide enough for leeks, deep enough for a laptop, honest enough for both at once. The bird is printed by hand and faces the exit.',
      details: ['Inner zip pocket', 'Riveted handles', 'Flat reinforced base'],
      price: 58,
      colors: ['Natural', 'Olive', 'Terracotta', 'Ink'],
      look: { cut: 'tote' },
      cloth: 'canvas',
      fit: 'tote',
      tags: 'tote, bag, everyday',
    },
    {
      name: 'Watch Cap Beanie',
      opener:
        'Knitted double and folded once. It sits above the ears if you are cheerful and over them if you are cold.',
      details: ['Fully fashioned crown', 'Double-layer cuff'],
      price: 32,
      colors: ['Mustard', 'Charcoal', 'Pine', 'Cranberry', 'Oatmeal'],
      look: { cut: 'beanie', style: 1 },
      cloth: 'wool',
      fit: 'beanie',
      tags: 'beanie, wool, winter',
    },
    {
      name: 'Long Goodbye Scarf',
      opener:
        'Long enough to wrap twice and still wave. Striped at the ends, so you can be found in a crowd.',
      details: ['Hand-knotted fringe', 'Woven stripe'],
      price: 68,
      was: 79,
      colors: ['Camel', 'Navy', 'Sage'],
      look: { cut: 'scarf', pattern: 'stripe', accent: 'Ivory', style: 1 },
      cloth: 'wool',
      fit: 'scarf',
      tags: 'scarf, wool, gift',
    },
    {
      name: 'Ranger Weekender Tote',
      opener:
        'One size up from the market bag, with a leather corner where the car boot rubs. Two nights, three if you are realistic.',
      details: ['Leather-bound base', 'Snap closure', 'Solid brass rivets'],
      price: 84,
      colors: ['Military Green', 'Caramel', 'Charcoal'],
      look: { cut: 'tote', pattern: 'color-block', accent: 'Cognac' },
      cloth: 'canvas',
      fit: 'tote',
      tags: 'tote, travel, weekender',
    },
    {
      name: 'Odd Jobs Socks',
      opener:
        'Thick where the boot rubs, thin where it does not. Striped, so they find each other again after the wash.',
      details: ['Terry footbed', 'Hand-linked toe'],
      price: 16,
      colors: ['Oatmeal', 'Forest Green', 'Rust', 'Denim'],
      look: { cut: 'socks', pattern: 'stripe', accent: 'Burgundy' },
      cloth: 'knit',
      fit: 'socks',
      tags: 'socks, stripe, gift',
      sizes: SOCKS,
    },
    {
      name: 'Heron Washed Cap',
      opener:
        'Shade for the face and something to fan yourself with. Washed until the brim gave up arguing.',
      details: ['Curved brim', 'Brass eyelets', 'Packs flat'],
      price: 38,
      colors: ['Stone', 'Indigo Blue', 'Sage'],
      look: { cut: 'cap', motif: 'wave' },
      cloth: 'cotton',
      fit: 'cap',
      tags: 'cap, summer, unisex',
    },
    {
      name: 'Trailside Striped Beanie',
      opener:
        'Four bands of color from the ends of four cones. It is our most useful way of throwing nothing away.',
      details: ['Knitted-in stripes', 'Single fold'],
      price: 34,
      colors: ['Ochre', 'Navy', 'Brick'],
      look: { cut: 'beanie', pattern: 'stripe', accent: 'Ivory', style: 3 },
      cloth: 'wool',
      fit: 'beanie',
      tags: 'beanie, stripe, outdoor',
    },
    {
      name: 'Fern House Tote',
      opener:
        'The fern again, on a bag this time. Printed by Anna on the table by the window, as ever.',
      details: ['Hand-pulled print', 'Long straps', 'Inside pocket'],
      price: 44,
      colors: ['Natural', 'Forest Green', 'Blush'],
      look: { cut: 'tote', pattern: 'chest-print', motif: 'fern', accent: 'Forest Green' },
      cloth: 'canvas',
      fit: 'tote',
      tags: 'tote, graphic, botanical',
    },
    {
      name: 'Low Ridge Cap',
      opener:
        'A low crown with a small mountain in front. It goes to games nobody keeps the score of.',
      details: ['Embroidered mountain', 'Snap back'],
      price: 36,
      colors: ['Caramel', 'Forest Green', 'Burgundy'],
      look: { cut: 'cap', motif: 'mountain' },
      cloth: 'cotton',
      fit: 'cap',
      tags: 'cap, mountain, autumn',
    },
    {
      name: 'Bobbin Pom Beanie',
      opener: 'A rib, a turn-up and a pom the size of a tangerine. Snap it off for interviews.',
      details: ['Removable pom', 'Two-color rib'],
      price: 36,
      colors: ['Dusty Rose', 'Ecru', 'Teal'],
      look: { cut: 'beanie', pattern: 'color-block', accent: 'Cream', style: 2 },
      cloth: 'wool',
      fit: 'beanie',
      tags: 'beanie, winter, women',
    },
    {
      name: 'House Socks, Ribbed',
      opener:
        'Slouchy, ribbed and long enough to pull over the hem of your pajamas. They turn any floor into the good room.',
      details: ['Wide rib', 'Soft, unelasticated top'],
      price: 18,
      colors: ['Cream', 'Lavender', 'Charcoal', 'Moss'],
      look: { cut: 'socks' },
      cloth: 'knit',
      fit: 'socks',
      tags: 'socks, home, women',
      sizes: SOCKS,
    },
    {
      name: 'Checkerboard Scarf',
      opener:
        'A wide, soft check in two colors, brushed until the lines blur. It doubles as a blanket on the last bus.',
      details: ['Brushed finish', 'Twisted fringe'],
      price: 72,
      colors: ['Rust', 'Powder Blue', 'Oatmeal'],
      look: { cut: 'scarf', pattern: 'check', accent: 'Charcoal', style: 0 },
      cloth: 'wool',
      fit: 'scarf',
      tags: 'scarf, check, winter',
    },
  ],
});
