import { defineRange } from '../kit/draft';

export const TEAM_JACKETS = defineRange({
  category: 'Jacket',
  fitLabel: 'Fit',
  fits: { team: 'Team fit: straight, true to size', roomy: 'Roomy enough for a jersey underneath' },
  cloths: {
    shell: {
      material: '100% recycled polyester shell, mesh lining, water-repellent',
      care: 'Machine wash cold, hang dry, no softener',
      story: [
        'Wind stops at the shell, heat leaves through the mesh. It packs small and comes out of the bag ready.',
        'Two-way stretch across the back, so you can warm up without unzipping. Rain beads; play on.',
      ],
    },
    padded: {
      material: '100% recycled polyester, recycled fill, ripstop lining',
      care: 'Machine wash cold, tumble dry low',
      story: [
        'Deep channels, high collar, no cold spots. The fill is recycled and does not care about a wet bench.',
      ],
    },
    wool: {
      material: '65% wool, 35% recycled polyester, quilted lining',
      care: 'Spot clean, dry clean at the end of the season',
      story: [
        'Wool body, quilted inside, ribs that bounce back. Letter jackets are earned; this one you can order.',
        'Thick melton with sewn chenille that stays plush. Built to be handed down with the stories.',
      ],
    },
  },
  products: [
    {
      name: 'Letterman Jacket',
      opener:
        'Friday night in wool. Contrast sleeves, striped rib, one letter on the chest and room for whatever you earn next.',
      details: ['Chenille letter on the chest', 'Striped rib trim', 'Snap front, quilted lining'],
      price: 149.95,
      colors: ['Royal', 'Black', 'Maroon', 'Forest Green'],
      look: { cut: 'varsity', accent: 'White', lettering: { name: 'G', number: '' } },
      cloth: 'wool',
      fit: 'roomy',
      tags: 'varsity, letterman, bestseller',
    },
    {
      name: 'Dugout Bomber',
      opener: 'Satin nerves of the late innings, in a shell that can take the weather.',
      details: ['Ribbed collar and cuffs', 'Zipped hand pockets', 'Printed back yoke'],
      price: 109.95,
      was: 129.95,
      colors: ['Navy', 'Red', 'Black'],
      look: { cut: 'bomber' },
      cloth: 'shell',
      fit: 'team',
      tags: 'bomber, baseball, sideline',
    },
    {
      name: 'Monsoon Bowl Rain Shell',
      opener: 'The game is on. So is the rain. Taped seams, big hood, full view of the field.',
      details: ['Taped seams', 'Peaked hood', 'Pit vents'],
      price: 119.95,
      colors: ['Electric Blue', 'Yellow', 'Graphite'],
      look: { cut: 'rain-shell' },
      cloth: 'shell',
      fit: 'roomy',
      tags: 'rain, waterproof, sideline',
    },
    {
      name: 'Bench Warmer Puffer',
      opener: 'Knee-length used to be the rule. We cut it at the hip and kept all the heat.',
      details: ['Recycled fill, 180 gsm', 'High collar', 'Full-length zip'],
      price: 159.95,
      colors: ['Black', 'Orange', 'Royal'],
      look: { cut: 'puffer' },
      cloth: 'padded',
      fit: 'roomy',
      tags: 'puffer, winter, sideline',
    },
    {
      name: 'Marching Band Varsity',
      opener:
        'Brass section, back row, loudest jacket on the field. Two-tone body, gold-standard snaps.',
      details: ['Contrast sleeves', 'Chenille letter', 'Antique brass snaps'],
      price: 144.95,
      colors: ['Burgundy', 'Purple', 'Navy'],
      look: { cut: 'varsity', accent: 'Gold', lettering: { name: 'B', number: '' } },
      cloth: 'wool',
      fit: 'team',
      tags: 'varsity, band, wool',
    },
  ],
});
