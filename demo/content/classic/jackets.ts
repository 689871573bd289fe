import { defineRange } from '../kit/draft';

export const JACKETS = defineRange({
  category: 'Jacket',
  fitLabel: 'Fit',
  fits: {
    regular: 'Regular, cut to go over a sweater',
    easy: 'Easy and straight; size down for a neater look',
    short: 'Short in the body, ending at the hip bone',
  },
  cloths: {
    canvas: {
      material: '100% cotton canvas, 12 oz, with a cotton drill lining',
      care: 'Spot clean or machine wash cold, hang to dry',
      story: [
        'The canvas is woven tight and finished dry, so it starts out crisp and softens wherever you bend. After a season the elbows and pocket edges pick up a patina that is entirely yours.',
        'Every stress point is bartacked twice and the pocket bags are the same drill as the lining, because a hole in a pocket is how good jackets end up in the attic.',
      ],
    },
    denim: {
      material: '100% cotton denim, 13 oz, rinsed once',
      care: 'Wash rarely, cold and inside out',
      story: [
        'A straightforward right-hand twill, rinsed once so it does not dye your shirt. Everything else that happens to it is up to you, and to how often you lean on brick walls.',
        'Felled seams, copper buttons and thread in the old tobacco color. It fades along the yoke first, then the cuffs, and never all at once.',
      ],
    },
    shell: {
      material: '100% recycled nylon shell, taped seams, cotton jersey lining',
      care: 'Machine wash cool, no softener, reproof once a year',
      story: [
        'The shell is quiet, which is rare: no rustle on the bus. Rain beads and rolls off, and the jersey inside means it never clings to bare arms.',
        'Taped at the seams and cut long at the back, it keeps out a proper downpour. Fold it into the hood and it is a cushion for the bleachers.',
      ],
    },
    padded: {
      material: '100% recycled nylon, recycled fill, cotton jersey lining',
      care: 'Machine wash cool, tumble dry low with two tennis balls',
      story: [
        'The outside is matte and quiet: no rustle on the bus. The fill is spun from bottles and springs back after a night in a suitcase.',
        'Stitched in narrow channels, so the warmth stays where it was put. The cuffs are bound in soft elastic that does not pinch.',
      ],
    },
    light: {
      material: '100% recycled nylon, cotton jersey lining, ribbed trims',
      care: 'Machine wash cool, no softener, hang to dry',
      story: [
        'Light and quiet, with jersey inside, so it never clings to bare arms. The ribs are knitted with a little wool to keep their snap.',
      ],
    },
    wool: {
      material: '70% wool, 30% recycled polyamide, boiled; viscose lining',
      care: 'Brush and air; dry clean when it really needs it',
      story: [
        'Boiled wool has no weave to fray, so it stands up to wind like felt and still moves like a knit. It smells faintly of rain when it is wet, in a good way.',
        'The wool is milled from yarn ends in small lots, which gives the color its depth. Look closely and there are six shades in there.',
      ],
    },
  },
  closings: [
    'There is a blank label inside for your name, because jackets like this get left on chairs.',
    'We keep spare buttons and zip pulls for every jacket we have made. Write to us and we will send yours, free.',
  ],
  products: [
    {
      name: 'Finch Canvas Trucker',
      opener:
        'Two chest pockets, six buttons and a collar that behaves. It is the jacket we wear in the workshop and then forget to take off for dinner.',
      details: ['Chest pockets with a pencil slot', 'Corozo buttons', 'Adjustable waist tabs'],
      price: 128,
      colors: ['Denim', 'Khaki', 'Ink', 'Rust'],
      look: { cut: 'denim', accent: 'Caramel' },
      cloth: 'canvas',
      fit: 'regular',
      tags: 'trucker, workwear, unisex, bestseller',
    },
    {
      name: 'Marlow Denim Jacket',
      opener:
        'The jacket that goes with the rest of your life. We moved the pockets up an inch so your hands rest where they want to.',
      details: ['Copper shank buttons', 'Two chest and two hand pockets', 'Pleated front'],
      price: 118,
      was: 138,
      colors: ['Indigo Blue', 'Midnight Blue', 'Natural'],
      look: { cut: 'denim', accent: 'Caramel' },
      cloth: 'denim',
      fit: 'regular',
      tags: 'denim, everyday, unisex',
    },
    {
      name: 'Puddle Rain Jacket',
      opener:
        'A yellow raincoat for grown-ups, and four other colors for grown-ups who are shy about it.',
      details: [
        'Peaked hood with a soft wire',
        'Snap placket over the zip',
        'Deep pockets that drain',
      ],
      price: 142,
      colors: ['Mustard', 'Deep Teal', 'Olive', 'Dusty Rose', 'Navy'],
      look: { cut: 'rain-shell' },
      cloth: 'shell',
      fit: 'easy',
      tags: 'rain, waterproof, unisex',
    },
    {
      name: 'Sexton Bomber',
      opener:
        'A bomber with its shoulders down. Ribbed where it should be, plain everywhere else, light enough to live in a tote bag until sundown.',
      details: [
        'Knitted collar, cuffs and hem',
        'Angled welt pockets',
        'Inside pocket with a button',
      ],
      price: 124,
      colors: ['Moss', 'Black', 'Camel'],
      look: { cut: 'bomber' },
      cloth: 'light',
      fit: 'short',
      tags: 'bomber, lightweight, unisex',
    },
    {
      name: 'Snowberry Quilted Jacket',
      opener:
        'Warm, but not a sleeping bag. The quilting is narrow, so it slips under a raincoat in winter and stands alone from March.',
      details: ['Recycled down-like fill, 60 gsm', 'Stand collar', 'Cotton-lined hand pockets'],
      price: 136,
      colors: ['Oatmeal', 'Pine', 'Plum'],
      look: { cut: 'puffer' },
      cloth: 'padded',
      fit: 'regular',
      tags: 'quilted, warm, layering',
    },
    {
      name: 'Old School Varsity Jacket',
      opener:
        'No team, no trophy, no year. Just the good parts: a wool body, contrasting sleeves, one felt letter and ribbing that snaps back.',
      details: [
        'Contrast sleeves and a chenille M',
        'Striped rib at collar, cuffs and hem',
        'Snap buttons in antique brass',
      ],
      price: 158,
      colors: ['Burgundy', 'Forest Green', 'Navy'],
      look: { cut: 'varsity', accent: 'Cream', lettering: { name: 'M', number: '' } },
      cloth: 'wool',
      fit: 'regular',
      tags: 'varsity, wool, unisex',
    },
    {
      name: 'Gatekeeper Checked Trucker',
      opener:
        'For people who live with one foot outside. The check is woven in three colors and matched across the front, pockets included.',
      details: ['Matched chest pockets', 'Square hem with side tabs', 'Horn-look buttons'],
      price: 132,
      colors: ['Rust', 'Forest Green', 'Mustard'],
      look: { cut: 'denim', pattern: 'check', accent: 'Espresso', style: 2 },
      cloth: 'wool',
      fit: 'easy',
      tags: 'check, trucker, wool',
    },
    {
      name: 'Lantern Walk Parka',
      opener:
        'Long enough to sit down on a cold bench. We made it for evenings that end in a procession, a bonfire or a very slow dog.',
      details: ['Flapped hand pockets', 'Double front closure', 'Deep hood with a cotton lining'],
      price: 168,
      was: 195,
      colors: ['Military Green', 'Stone', 'Ink'],
      look: { cut: 'rain-shell' },
      cloth: 'canvas',
      fit: 'easy',
      tags: 'parka, winter, unisex',
    },
    {
      name: 'Wren Cropped Denim Jacket',
      opener:
        'The same denim, five inches shorter, made to meet a high waistband and a full skirt. Small bird, big voice.',
      details: ['Cropped at the waist', 'Raw hem finished with a chain stitch'],
      price: 108,
      colors: ['Light Blue', 'Ecru', 'Black'],
      look: { cut: 'denim', accent: 'Caramel' },
      cloth: 'denim',
      fit: 'short',
      tags: 'denim, cropped, women',
    },
    {
      name: 'Curator Wool Bomber',
      opener:
        'Smart enough for the opening, warm enough for the walk home. Boiled wool gives the bomber a shape it keeps without any stuffing.',
      details: ['Welted pockets with hidden snaps', 'Full viscose lining', 'Two-way zip'],
      price: 164,
      colors: ['Charcoal', 'Cognac', 'Deep Teal'],
      look: { cut: 'bomber' },
      cloth: 'wool',
      fit: 'regular',
      tags: 'wool, smart, unisex',
    },
    {
      name: 'Half Acre Quilted Jacket',
      opener:
        'Pockets for seed packets, twine, gloves and a sandwich. It also works very well in cities.',
      details: ['Stand collar', 'Zip with an inside flap', 'Pocket bags in cotton drill'],
      price: 148,
      colors: ['Khaki', 'Chocolate', 'Olive'],
      look: { cut: 'puffer' },
      cloth: 'padded',
      fit: 'regular',
      tags: 'quilted, garden, outdoor',
    },
    {
      name: 'Drizzle Packable Jacket',
      opener:
        'For the kind of rain that cannot make up its mind. The jacket packs to the size of a grapefruit and weighs about as much.',
      details: [
        'Packs into its own pocket',
        'Contrast sleeves',
        'Reflective thread at the back seam',
      ],
      price: 98,
      colors: ['Powder Blue', 'Terracotta', 'Slate', 'Lilac'],
      look: { cut: 'rain-shell', pattern: 'color-block', accent: 'Navy', style: 0 },
      cloth: 'shell',
      fit: 'easy',
      tags: 'rain, packable, travel',
    },
    {
      name: 'Night Market Puffer',
      opener:
        'Soft channels, a high collar and pockets deep enough for two paper bags of chestnuts. A jacket that is kind to whoever wears it.',
      details: ['Horizontal channels', 'High collar', 'Warm-lined pockets'],
      price: 156,
      colors: ['Terracotta', 'Midnight Blue', 'Sand'],
      look: { cut: 'puffer' },
      cloth: 'padded',
      fit: 'easy',
      tags: 'puffer, winter, women',
      isSoldOut: true,
    },
  ],
});
