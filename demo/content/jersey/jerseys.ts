import { defineRange } from '../kit/draft';
import { STREET_AND_STADIUM } from './street-and-stadium';

export const TEAM_JERSEYS = defineRange({
  category: 'Jersey',
  fitLabel: 'Fit',
  fits: {
    match: 'Match fit: close to the body, size up to layer',
    classic: 'Classic fit: straight and roomy, true to size',
    pads: 'Cut to go over pads; size down for street wear',
  },
  cloths: {
    pro: {
      material: '100% recycled polyester pro-knit, 150 gsm, moisture-wicking',
      care: 'Machine wash cold inside out, hang dry, never iron the print',
      story: [
        'Pro-knit moves sweat to the outside and lets it go. Mesh panels sit under the arms and down the spine, where you actually heat up.',
        'The knit has four-way stretch and snaps back by the next whistle. Flatlock seams keep the chafing out of extra time.',
        'Numbers are dyed into the fabric, so there is nothing to crack, peel or slow you down. Wash it a hundred times.',
      ],
    },
    durable: {
      material: '100% polyester dazzle-back mesh, 200 gsm, double-needle seams',
      care: 'Machine wash cold, tumble dry low',
      story: [
        'Built to be grabbed. The mesh is heavy, the yoke is doubled and the seams are sewn twice, because the other side is not gentle.',
        'A heavyweight mesh with a clean drape. It hangs like the jerseys in the rafters and breathes like it has work to do.',
      ],
    },
    cotton: {
      material: '60% cotton, 40% polyester, 210 gsm',
      care: 'Machine wash warm, tumble dry low',
      story: [
        'Game-day looks, off-day feel. The cotton-rich blend wears soft from the first inning and keeps its shape in the stands.',
        'Sewn tackle-twill lettering on a soft blend. It has the weight of the old school without the scratch.',
      ],
    },
  },
  closings: [
    'Your name. Your number. Printed in-house in two business days.',
    'Outfitting the whole roster? Every size ships at the same time, sorted by number.',
  ],
  products: [
    {
      name: 'Home Opener Jersey',
      opener:
        'First whistle, full stands, clean grass. Our flagship match jersey is cut close, built light and numbered to be read from the top row.',
      details: ['Dyed-in number front and back', 'Mesh side panels', 'V-neck with flat rib'],
      price: 64.95,
      colors: ['Electric Blue', 'White', 'Black', 'Red'],
      look: { cut: 'football', accent: 'White', lettering: { name: 'KEENE', number: '10' } },
      cloth: 'pro',
      fit: 'match',
      tags: 'soccer, match, custom name, bestseller',
    },
    {
      name: 'Backboard Breaker Jersey',
      opener:
        'Wide armholes, deep neck, zero drag. Built for players who finish above the rim, and for the rest of us, who talk about it.',
      details: ['Bound armholes', 'Curved hem stays tucked', 'Team number front and back'],
      price: 59.95,
      was: 69.95,
      colors: ['Black', 'Royal', 'Yellow', 'White'],
      look: { cut: 'basketball', accent: 'Yellow', lettering: { name: 'OKORO', number: '23' } },
      cloth: 'pro',
      fit: 'classic',
      tags: 'basketball, custom name, bestseller',
    },
    {
      name: 'Blue Line Hockey Jersey',
      opener:
        'Five pounds of attitude in eleven ounces of mesh. Contrast yoke, banded hem, fight strap where it belongs.',
      details: ['Doubled elbows', 'Fight strap', 'Banded sleeves and hem'],
      price: 89.95,
      colors: ['Navy', 'White', 'Forest Green'],
      look: {
        cut: 'hockey',
        pattern: 'color-block',
        accent: 'Red',
        lettering: { name: 'LARSEN', number: '88' },
      },
      cloth: 'durable',
      fit: 'pads',
      tags: 'hockey, custom name, team',
    },
    {
      name: 'Diamond Pinstripe Jersey',
      opener:
        'Pinstripes earn their keep. Full-button, sewn numbers, and a shirt-tail hem that slides with you.',
      details: ['Woven pinstripe', 'Six-button front', 'Tackle-twill number'],
      price: 74.95,
      colors: ['White', 'Ash', 'Navy'],
      look: {
        cut: 'baseball',
        pattern: 'stripe',
        accent: 'Royal',
        lettering: { name: 'RUIZ', number: '7' },
        style: 2,
      },
      cloth: 'cotton',
      fit: 'classic',
      tags: 'baseball, pinstripe, custom name',
    },
    {
      name: 'Breakaway Cycling Jersey',
      opener: 'Aero where it counts, pockets where you reach. Leave the group, keep your snacks.',
      details: ['Full-length locking zip', 'Three rear pockets', 'Silicone hem gripper'],
      price: 79.95,
      colors: ['Red', 'Electric Blue', 'Black'],
      look: {
        cut: 'cycling',
        pattern: 'color-block',
        accent: 'White',
        lettering: { name: 'VEGA', number: '31' },
      },
      cloth: 'pro',
      fit: 'match',
      tags: 'cycling, race, lightweight',
    },
    {
      name: 'Away Days Jersey',
      opener:
        'Their ground, our noise. The away jersey brings stripes to a place that does not like them.',
      details: ['Knitted stripes', 'Taped V-neck', 'Dyed-in number'],
      price: 64.95,
      colors: ['White', 'Black', 'Sky Blue'],
      look: {
        cut: 'football',
        pattern: 'stripe',
        accent: 'Electric Blue',
        lettering: { name: 'DUARTE', number: '9' },
        style: 1,
      },
      cloth: 'pro',
      fit: 'match',
      tags: 'soccer, stripe, custom name',
    },
    {
      name: 'Old Barn Hockey Jersey',
      opener:
        'From the days of natural ice and wooden seats. Heavy stripes, felt crest, no sponsors.',
      details: ['Felt number', 'Lace-up neck', 'Wide hem stripes'],
      price: 94.95,
      was: 109.95,
      colors: ['Maroon', 'Cream', 'Black'],
      look: {
        cut: 'hockey',
        pattern: 'stripe',
        accent: 'Old Gold',
        lettering: { name: 'BARON', number: '4' },
        style: 1,
      },
      cloth: 'durable',
      fit: 'pads',
      tags: 'hockey, vintage, stripe',
    },
    {
      name: 'Sandlot Jersey',
      opener:
        'Where legends start: chain-link, dust and one good ball. Button it, number it, slide in it.',
      details: ['Contrast piping', 'Full-button front', 'Chest number'],
      price: 69.95,
      colors: ['Gold', 'Red', 'Heather Grey'],
      look: { cut: 'baseball', accent: 'Black', lettering: { name: 'HAYES', number: '42' } },
      cloth: 'cotton',
      fit: 'classic',
      tags: 'baseball, custom name, team',
    },
    ...STREET_AND_STADIUM,
  ],
});
