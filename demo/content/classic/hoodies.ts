import { defineRange } from '../kit/draft';

export const HOODIES = defineRange({
  category: 'Hoodies',
  fitLabel: 'Fit',
  fits: {
    relaxed: 'Relaxed through the body; take your usual size',
    regular: 'Regular, with room for a shirt underneath',
    cropped: 'Boxy and short, ending at the waistband; size up for more length',
  },
  cloths: {
    loopback: {
      material: '100% organic cotton loopback, 380 gsm',
      care: 'Machine wash cold inside out, dry flat',
      story: [
        'The loopback is knitted slowly on old circular machines, which is why it has a bit of bounce and none of the stiffness a heavy hoodie usually starts with. Give it a month and it feels like you have owned it for years.',
        'We left the inside unbrushed, so it breathes when you are moving and warms up when you stop. It will fade a little at the cuffs, and we think that is the best part.',
      ],
    },
    fleece: {
      material: '80% cotton, 20% recycled polyester, brushed inside, 320 gsm',
      care: 'Machine wash warm, tumble dry low',
      story: [
        'Brushed twice on the inside, once before dyeing and once after, so the fleece stays soft instead of balling up. It is the one that gets borrowed and does not come back.',
        'A midweight fleece with a smooth face that holds a print without cracking. Warm enough for a beach fire, light enough to tie around your waist until then.',
      ],
    },
    washed: {
      material: '100% combed cotton fleece, garment washed, 340 gsm',
      care: 'Machine wash cold with similar colors, hang to dry',
      story: [
        'Each one is sewn first and washed after, so it has done all its shrinking before it reaches you. The seams pucker slightly and the color sits a shade deeper in the folds.',
        'Garment washing takes the new out of it. The cotton arrives broken in, the hood drapes instead of standing up, and no two come out of the drum quite the same.',
      ],
    },
  },
  closings: [
    'Add a name or a date at the left cuff and we will stitch it by hand before it leaves the workshop.',
    'It comes folded in tissue, ready to give, with no prices anywhere in the parcel.',
    'Made in runs of two hundred. When a color is gone, we move on to the next one.',
  ],
  products: [
    {
      name: 'Harbor Hoodie',
      opener:
        'Cut from heavy loopback for the walk home along the water, when the wind picks up and the ferry is late again.',
      details: [
        'Double-layer hood that keeps its shape',
        'Kangaroo pocket with bartacked corners',
        'Flat cotton drawcord',
      ],
      price: 78,
      colors: ['Navy', 'Oatmeal', 'Sage', 'Rust'],
      look: { cut: 'pullover', accent: 'Cream' },
      cloth: 'loopback',
      fit: 'relaxed',
      tags: 'everyday, organic cotton, unisex, bestseller',
    },
    {
      name: 'Fernwood Hoodie',
      opener:
        'Our fern was cut in linoleum by Anna, who prints them on the table by the window. The hoodie came second; the fern came first.',
      details: ['Water-based screen print on the chest', 'Ribbed side panels for easy movement'],
      price: 72,
      colors: ['Forest Green', 'Natural', 'Dusty Rose'],
      look: { cut: 'pullover', pattern: 'chest-print', motif: 'fern', accent: 'Cream' },
      cloth: 'fleece',
      fit: 'relaxed',
      tags: 'graphic, botanical, gift, unisex',
    },
    {
      name: 'Saturday Zip Hoodie',
      opener:
        'Keys, coffee, dog, door. A full zip for mornings when pulling something over your head feels like too much of a plan.',
      details: [
        'Two-way metal zip',
        'Split pocket with a phone-sized inner slip',
        'Soft jersey-lined hood',
      ],
      price: 82,
      was: 96,
      colors: ['Heather Grey', 'Ink', 'Terracotta', 'Moss'],
      look: { cut: 'zip' },
      cloth: 'fleece',
      fit: 'regular',
      tags: 'zip, everyday, layering',
    },
    {
      name: 'Orchard Two-Tone Hoodie',
      opener:
        'Body in one color, sleeves in another, the way our grandmother patched everything. It looks planned now.',
      details: ['Color-blocked from two dye lots', 'Twin-needle seams in contrast thread'],
      price: 76,
      colors: ['Cream', 'Sage', 'Powder Blue'],
      look: { cut: 'pullover', pattern: 'color-block', accent: 'Terracotta' },
      cloth: 'washed',
      fit: 'relaxed',
      tags: 'color block, unisex, weekend',
    },
    {
      name: 'Short Story Hoodie',
      opener:
        'Everything a hoodie needs and nothing below the belt loops. It sits just at the waistband, so your good jeans get some attention too.',
      details: ['Raw-edged hem that curls softly', 'Oversized hood, no cord to lose'],
      price: 68,
      colors: ['Blush', 'Bone', 'Charcoal'],
      look: { cut: 'cropped' },
      cloth: 'loopback',
      fit: 'cropped',
      tags: 'cropped, women, everyday',
    },
    {
      name: 'Night Moth Hoodie',
      opener:
        'For people who leave the porch light on. The moth on the chest is drawn life-size, if you happen to live somewhere with very large moths.',
      details: ['One-color discharge print you cannot feel', 'Drop shoulder'],
      price: 74,
      colors: ['Midnight Blue', 'Espresso', 'Lavender'],
      look: { cut: 'pullover', pattern: 'chest-print', motif: 'moth', accent: 'Oatmeal' },
      cloth: 'fleece',
      fit: 'relaxed',
      tags: 'graphic, gift, unisex',
    },
    {
      name: 'Ferryman Striped Hoodie',
      opener:
        'A sailor’s stripe that went inland and found a hood. The bands are knitted in, not printed, so they line up at the side seams.',
      details: ['Yarn-dyed stripe', 'Ribbed cuffs in the ground color'],
      price: 84,
      colors: ['Ivory', 'Navy', 'Mustard'],
      look: { cut: 'pullover', pattern: 'stripe', accent: 'Navy' },
      cloth: 'loopback',
      fit: 'regular',
      tags: 'stripe, unisex, coast',
    },
    {
      name: 'Bakehouse Zip Hoodie',
      opener:
        'Named for the bakery downstairs, where the shift starts at three and the back door is always open. Warm, plain and hard to wear out.',
      details: ['Reinforced elbows', 'Hidden pocket inside the left front'],
      price: 88,
      colors: ['Stone', 'Chocolate', 'Slate'],
      look: { cut: 'zip' },
      cloth: 'loopback',
      fit: 'relaxed',
      tags: 'zip, workwear, unisex',
    },
    {
      name: 'Long Weekend Hoodie',
      opener:
        'Four days, one bag, one hoodie. This is the one: it layers under a coat on Thursday and does a pillow’s job on the train back.',
      details: ['Packs into its own pocket', 'Brushed neck tape'],
      price: 70,
      colors: ['Dark Heather', 'Apricot', 'Pistachio', 'Denim', 'Ash'],
      look: { cut: 'pullover' },
      cloth: 'washed',
      fit: 'relaxed',
      tags: 'travel, everyday, unisex',
    },
    {
      name: 'House Mark Hoodie',
      opener:
        'Our workshop mark, the one stamped on every box, at full size for once. It has hung over the door since the first winter.',
      details: ['Raised flock print', 'Numbered label at the hem'],
      price: 74,
      was: 85,
      colors: ['Burgundy', 'Oatmeal', 'Graphite'],
      look: { cut: 'pullover', pattern: 'chest-print', motif: 'monogram', accent: 'Cream' },
      cloth: 'fleece',
      fit: 'regular',
      tags: 'graphic, heritage, unisex',
    },
    {
      name: 'Tidewater Hoodie',
      opener:
        'Drawn from a photograph of the pier at low tide. The wave breaks left, as it does there, in case you know the place.',
      details: ['Two-layer water-based print', 'Side-seam loop for your keys'],
      price: 72,
      colors: ['Indigo Blue', 'Seafoam', 'White'],
      look: { cut: 'pullover', pattern: 'chest-print', motif: 'wave', accent: 'Ivory' },
      cloth: 'washed',
      fit: 'relaxed',
      tags: 'graphic, coast, unisex',
    },
    {
      name: 'Porchlight Cropped Hoodie',
      opener:
        'Two warm tones meeting at the shoulder, like the hour when somebody switches the lamp on and nobody goes inside.',
      details: ['Blocked sleeves', 'Deep ribbed waistband'],
      price: 69,
      colors: ['Butter', 'Dusty Rose', 'Mocha'],
      look: { cut: 'cropped', pattern: 'color-block', accent: 'Rust' },
      cloth: 'fleece',
      fit: 'cropped',
      tags: 'cropped, color block, women',
    },
    {
      name: 'Woodshed Zip Hoodie',
      opener:
        'Thick enough to skip the jacket until November. Splitting kindling is optional; the pockets are also good for standing around.',
      details: ['Chunky brass zip with a leather pull', 'Three-panel hood'],
      price: 92,
      colors: ['Olive', 'Caramel', 'Charcoal'],
      look: { cut: 'zip' },
      cloth: 'washed',
      fit: 'regular',
      tags: 'zip, heavyweight, outdoor',
    },
  ],
});
