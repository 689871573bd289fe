import { defineRange } from '../kit/draft';

export const PANTS = defineRange({
  category: 'Pants',
  fitLabel: 'Fit',
  fits: {
    straight: 'Straight leg, mid rise',
    wide: 'Wide leg, high rise; true to size at the waist',
    tapered: 'Room in the thigh, tapered to the ankle',
  },
  cloths: {
    twill: {
      material: '98% cotton, 2% elastane twill, 280 gsm',
      care: 'Machine wash cold inside out, hang to dry',
      story: [
        'A dry, peached twill with just enough stretch to sit cross-legged in. It holds a crease if you iron one and looks fine if you never do.',
        'The pockets are a full hand deep and cut from the same twill, because we have all lost coins to a thin pocket bag.',
      ],
    },
    cord: {
      material: '100% cotton corduroy, eight wale',
      care: 'Machine wash cold inside out, shake out, never iron the pile',
      story: [
        'Eight fat ridges to the inch. The pile catches the light when you walk and goes quietly bald at the knees, as corduroy should.',
        'Washed and tumbled before sewing, so there is no cardboard phase. It swishes, very softly, on stairs.',
      ],
    },
    fleece: {
      material: '85% cotton, 15% recycled polyester fleece, 300 gsm',
      care: 'Machine wash warm, tumble dry low',
      story: [
        'The same brushed fleece as our hoodies, so the two match when you want them to. Elastic at the waist, dignity at the ankle.',
        'We cut the back higher than the front, which means they stay put when you sit on the floor to build something.',
      ],
    },
    denim: {
      material: '100% cotton denim, 13 oz, rinsed once',
      care: 'Wash rarely, cold and inside out',
      story: [
        'A plain right-hand twill with enough weight to stand up by itself, briefly, if you ask nicely. It fades at the pockets first.',
      ],
    },
    linen: {
      material: '55% linen, 45% cotton, 210 gsm',
      care: 'Machine wash cool, line dry',
      story: [
        'Linen for the breeze, cotton so it keeps its knees. They dry on a balcony rail in an hour.',
        'A loose plain weave that moves when you do. The color is a little uneven, as if it had already been to the beach.',
      ],
    },
  },
  products: [
    {
      name: 'Workbench Pants',
      opener:
        'Cargo pockets for the rule and the pencil, and a rise that stays where you put it. The hammer is up to you.',
      details: ['Buttoned cargo pockets', 'Double-layer seat', 'Bartacked in seven places'],
      price: 92,
      colors: ['Khaki', 'Ink', 'Olive', 'Natural'],
      look: { cut: 'cargo' },
      cloth: 'twill',
      fit: 'straight',
      tags: 'workwear, durable, unisex, bestseller',
    },
    {
      name: 'Crossing Chinos',
      opener:
        'The pair you put on without looking. We spent the effort on the waistband, where chinos usually go wrong.',
      details: ['Curtained waistband', 'Slanted pockets', 'Clean back without flaps'],
      price: 84,
      colors: ['Sand', 'Navy', 'Military Green', 'Charcoal'],
      look: { cut: 'chinos' },
      cloth: 'twill',
      fit: 'straight',
      tags: 'chino, everyday, men',
    },
    {
      name: 'Matinee Corduroys',
      opener:
        'For Sunday films and the walk home talking about them. High rise, fat wale, wide enough to catch the wind.',
      details: ['High waistband', 'Belt loops set wide'],
      price: 98,
      was: 115,
      colors: ['Caramel', 'Moss', 'Cranberry', 'Ecru'],
      look: { cut: 'wide-leg' },
      cloth: 'cord',
      fit: 'wide',
      tags: 'corduroy, women, autumn',
    },
    {
      name: 'Sunday Joggers',
      opener:
        'They have never jogged. They have made pancakes, lost at cards and gone out for the paper.',
      details: ['Flat drawcord', 'Ribbed ankle', 'Back pocket with a button'],
      price: 64,
      colors: ['Heather Grey', 'Oatmeal', 'Moss', 'Navy'],
      look: { cut: 'joggers' },
      cloth: 'fleece',
      fit: 'tapered',
      tags: 'loungewear, joggers, unisex',
    },
    {
      name: 'Verandah Linen Pants',
      opener:
        'A loose waist, deep pockets, a leg like a curtain in an open window. Shoes optional.',
      details: ['Elasticated back waist', 'Hem to let down by an inch'],
      price: 78,
      colors: ['Ivory', 'Sage', 'Slate', 'Terracotta'],
      look: { cut: 'wide-leg' },
      cloth: 'linen',
      fit: 'wide',
      tags: 'linen, summer, women',
    },
    {
      name: 'Potter’s Corduroys',
      opener:
        'A tapered cord with a bit of slouch, drawn from the pair our neighbor throws bowls in. His are more clay than cotton now.',
      details: ['Curved side seams', 'Soft waistband lining'],
      price: 88,
      colors: ['Chestnut', 'Slate', 'Olive'],
      look: { cut: 'chinos' },
      cloth: 'cord',
      fit: 'tapered',
      tags: 'corduroy, relaxed, unisex',
    },
    {
      name: 'First Class Cargo Pants',
      opener:
        'Pockets for a passport, a paperback and a sandwich, and still smart enough for the dining car.',
      details: ['Buttoned thigh pockets', 'Zip inside the right pocket'],
      price: 94,
      colors: ['Stone', 'Black', 'Pine'],
      look: { cut: 'cargo' },
      cloth: 'twill',
      fit: 'straight',
      tags: 'cargo, travel, unisex',
    },
    {
      name: 'Split Pea Lounge Pants',
      opener:
        'Wide, soft and unapologetic. They started out as a joke about soup and became the pair we sell the most in February.',
      details: ['Covered elastic waist', 'Side pockets deep enough for a remote'],
      price: 62,
      colors: ['Kiwi', 'Ash', 'Lavender'],
      look: { cut: 'wide-leg' },
      cloth: 'fleece',
      fit: 'wide',
      tags: 'loungewear, women, gift',
    },
    {
      name: 'Stationmaster Trousers',
      opener:
        'A pressed crease and a turned cuff for days with a timetable. They look serious and feel like pajamas.',
      details: ['Permanent front crease', 'Hook-and-bar closure', 'Turn-up hem'],
      price: 108,
      colors: ['Charcoal', 'Espresso', 'Midnight Blue'],
      look: { cut: 'chinos' },
      cloth: 'twill',
      fit: 'straight',
      tags: 'tailored, smart, men',
    },
    {
      name: 'Garden Gate Jeans',
      opener:
        'Straight, sturdy and patched before they need it. The knees have been tested on gravel.',
      details: ['Copper rivets', 'Five pockets, one for seeds'],
      price: 96,
      colors: ['Indigo Blue', 'Midnight Blue', 'Ecru'],
      look: { cut: 'jeans', accent: 'Caramel' },
      cloth: 'denim',
      fit: 'straight',
      tags: 'denim, jeans, everyday',
    },
    {
      name: 'Dune Linen Chinos',
      opener:
        'One button, two pockets, ten summers. They roll up for wading and unroll themselves by dinner.',
      details: ['Flat front', 'Button tab to hold the roll'],
      price: 72,
      was: 84,
      colors: ['Sand', 'Indigo Blue', 'White'],
      look: { cut: 'chinos' },
      cloth: 'linen',
      fit: 'tapered',
      tags: 'linen, beach, men',
    },
    {
      name: 'Brushed Side-Stripe Joggers',
      opener: 'A stripe of color makes any errand look like training. We will not tell.',
      details: ['Contrast inset', 'Zip pocket at the back'],
      price: 68,
      colors: ['Navy', 'Graphite', 'Rust'],
      look: { cut: 'joggers', pattern: 'color-block', accent: 'Cream' },
      cloth: 'fleece',
      fit: 'tapered',
      tags: 'joggers, stripe, unisex',
    },
    {
      name: 'Harvest Wide Cords',
      opener:
        'Pockets big enough for windfalls. A high, wide pair that works with boots and a sweater you borrowed.',
      details: ['Slanted front pockets', 'Metal shank button'],
      price: 96,
      colors: ['Ochre', 'Bone', 'Plum'],
      look: { cut: 'wide-leg' },
      cloth: 'cord',
      fit: 'wide',
      tags: 'corduroy, autumn, women',
    },
  ],
});
