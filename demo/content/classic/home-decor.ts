import { defineRange } from '../kit/draft';

const CUSHION = [
  { label: '45 × 45 cm' },
  { label: '50 × 50 cm', adds: 6 },
  { label: '60 × 60 cm', adds: 14 },
] as const;
const BLANKET = [{ label: '130 × 170 cm' }, { label: '150 × 200 cm', adds: 30 }] as const;

export const HOME_DECOR = defineRange({
  category: 'Home Decor',
  fitLabel: 'Size',
  fits: {
    cushion: 'Three square sizes, feather-free filling included',
    blanket: 'Two sizes, one for a chair and one for a sofa',
    candle: '220 g, about 45 hours',
    poster: '50 × 70 cm, framed in oak',
  },
  cloths: {
    cotton: {
      material: '100% washed cotton canvas',
      care: 'Machine wash warm, iron while damp',
      story: [
        'A heavy canvas washed until it slouches. It sits in a chair like somebody who has been asked to stay for dinner.',
        'Woven in a mill that used to make sails. The seams are felled and the corners are square; the rest is up to the dog.',
      ],
    },
    wool: {
      material: '100% lambswool, woven and brushed',
      care: 'Air often, dry clean rarely',
      story: [
        'Woven in twill and raised with real teasels, an old trick that lifts the fibers without breaking them.',
        'Warm without weight. It smells of wool for the first week, and then of your house.',
      ],
    },
    wax: {
      material: 'Soy and rapeseed wax, cotton wick, tinted glass',
      care: 'Trim the wick to 5 mm; two hours the first time',
      story: [
        'Poured by hand in the back room on Tuesdays, which is why the whole shop smells like that on Wednesdays. No dyes, no palm oil.',
        'The wax burns low and clean, and the glass is thick enough for a second life with pencils in it.',
      ],
    },
    paper: {
      material: '250 gsm uncoated cotton paper, pigment inks, oak frame',
      care: 'Dust the glass, keep out of direct sun',
      story: [
        'Printed one color at a time on a press older than both of us. You can feel the edge of the ink with a thumb.',
        'Carved, inked and pulled by hand, then numbered in pencil. It comes framed and ready to hang, with the hook already in.',
      ],
    },
  },
  closings: [
    'A good first thing for a new apartment. Add a surname and a year and it becomes a wedding present.',
  ],
  products: [
    {
      name: 'Window Seat Cushion',
      opener:
        'A square of washed canvas piped in a second color. It is on every chair in our shop and we keep having to sew more.',
      details: ['Contrast piping', 'Hidden zip', 'Filling of recycled fiber'],
      price: 42,
      colors: ['Terracotta', 'Sage', 'Oatmeal', 'Ink'],
      look: { cut: 'cushion', accent: 'Cream' },
      cloth: 'cotton',
      fit: 'cushion',
      tags: 'cushion, home, bestseller',
      sizes: CUSHION,
    },
    {
      name: 'Night In Wool Blanket',
      opener:
        'One blanket, one lamp, one chapter too many. Checked in three shades from the same flock.',
      details: ['Knotted fringe', 'Woven check'],
      price: 128,
      was: 148,
      colors: ['Oatmeal', 'Forest Green', 'Rust'],
      look: { cut: 'throw', pattern: 'check', accent: 'Charcoal', style: 2 },
      cloth: 'wool',
      fit: 'blanket',
      tags: 'blanket, wool, gift',
      sizes: BLANKET,
    },
    {
      name: 'Kitchen Table Candle',
      opener:
        'Tomato leaf, basil and a little clean earth. Light it when the dishes are done and nobody has left yet.',
      details: ['Tinted glass, yours to keep', 'Letterpress label'],
      price: 32,
      colors: ['Cream', 'Moss', 'Terracotta', 'Powder Blue', 'Mustard'],
      look: { cut: 'candle', motif: 'leaf', lettering: { name: 'KITCHEN', number: '' } },
      cloth: 'wax',
      fit: 'candle',
      tags: 'candle, kitchen, gift',
    },
    {
      name: 'Sun and Hills Print',
      opener:
        'A linocut of the view from the workshop roof, on the one morning we were all there early enough.',
      details: ['Edition of 300, numbered', 'Oak frame included'],
      price: 56,
      colors: ['Cream', 'Dusty Rose', 'Sage'],
      look: {
        cut: 'print',
        accent: 'Terracotta',
        style: 0,
        lettering: { name: 'SUN AND HILLS', number: '' },
      },
      cloth: 'paper',
      fit: 'poster',
      tags: 'print, wall art, gift',
    },
    {
      name: 'Awning Stripe Cushion',
      opener:
        'Wide stripes in the colors of a shop awning. One wakes up a chair; three start a party.',
      details: ['Yarn-dyed stripe', 'Reversible'],
      price: 46,
      colors: ['Ivory', 'Butter', 'Powder Blue'],
      look: { cut: 'cushion', pattern: 'stripe', accent: 'Forest Green', style: 1 },
      cloth: 'cotton',
      fit: 'cushion',
      tags: 'cushion, stripe, outdoor',
      sizes: CUSHION,
    },
    {
      name: 'Early Riser Candle',
      opener:
        'Coffee, cedar and the first cold minute of the day. It is the candle for people who are up before the heating.',
      details: ['Two-tone glass', 'Cotton wick'],
      price: 32,
      colors: ['Charcoal', 'Ecru', 'Deep Teal'],
      look: {
        cut: 'candle',
        pattern: 'color-block',
        motif: 'sun',
        accent: 'Cream',
        lettering: { name: 'EARLY', number: '' },
      },
      cloth: 'wax',
      fit: 'candle',
      tags: 'candle, coffee, gift',
    },
    {
      name: 'House Moth Print',
      opener:
        'The same moth as the hoodie, at rest. She is printed in one dark ink and looks good above a lamp.',
      details: ['Hand-pulled linocut', 'Oak frame included'],
      price: 54,
      colors: ['Natural', 'Lavender', 'Midnight Blue'],
      look: {
        cut: 'print',
        pattern: 'chest-print',
        motif: 'moth',
        accent: 'Espresso',
        lettering: { name: 'HOUSE MOTH', number: '' },
      },
      cloth: 'paper',
      fit: 'poster',
      tags: 'print, wall art, moth',
    },
    {
      name: 'Porch Swing Throw',
      opener:
        'A light wool throw in wide bands, for the part of the evening that needs one more layer.',
      details: ['Woven bands', 'Twisted fringe'],
      price: 98,
      colors: ['Slate', 'Blush', 'Pistachio'],
      look: { cut: 'throw', pattern: 'stripe', accent: 'Ivory', style: 1 },
      cloth: 'wool',
      fit: 'blanket',
      tags: 'throw, wool, home',
      sizes: BLANKET,
    },
    {
      name: 'Fern Study Cushion',
      opener: 'One large fern, printed by hand, so that it looks as if it grew there.',
      details: ['Hand-printed front', 'Plain reverse', 'Hidden zip'],
      price: 48,
      colors: ['Natural', 'Forest Green', 'Blush'],
      look: { cut: 'cushion', pattern: 'chest-print', motif: 'fern', accent: 'Forest Green' },
      cloth: 'cotton',
      fit: 'cushion',
      tags: 'cushion, botanical, home',
      sizes: CUSHION,
    },
    {
      name: 'Tide Table Print',
      opener:
        'A wave in one deep blue, for bathrooms, hallways and people who live too far inland.',
      details: ['One-color linocut, signed', 'Oak frame included'],
      price: 58,
      colors: ['Ivory', 'Seafoam', 'Sand'],
      look: {
        cut: 'print',
        pattern: 'chest-print',
        motif: 'wave',
        accent: 'Indigo Blue',
        lettering: { name: 'TIDE TABLE', number: '' },
      },
      cloth: 'paper',
      fit: 'poster',
      tags: 'print, coast, wall art',
    },
    {
      name: 'Gingham Garden Cushion',
      opener:
        'For metal chairs, stone steps and the bench by the tomatoes. It does not mind being left out for one night.',
      details: ['Woven gingham', 'Ties at two corners'],
      price: 44,
      colors: ['Sky Blue', 'Red', 'Moss'],
      look: { cut: 'cushion', pattern: 'check', accent: 'White', style: 0 },
      cloth: 'cotton',
      fit: 'cushion',
      tags: 'cushion, gingham, garden',
      sizes: CUSHION,
    },
    {
      name: 'Bird on a Branch Print',
      opener:
        'It is a print. There is a bird on it. We sell more of these than of anything we are clever about.',
      details: ['Hand-pulled linocut', 'Oak frame included'],
      price: 54,
      colors: ['Ivory', 'Butter', 'Light Pink'],
      look: {
        cut: 'print',
        pattern: 'chest-print',
        motif: 'bird',
        accent: 'Ink',
        lettering: { name: 'BIRD, MAY', number: '' },
      },
      cloth: 'paper',
      fit: 'poster',
      tags: 'print, bird, gift',
    },
    {
      name: 'Heirloom Plain Blanket',
      opener:
        'Plain wool with two fine lines near the end, like a good letter. It is meant to be argued over later.',
      details: ['Knotted fringe', 'Woven label for a name'],
      price: 138,
      colors: ['Cream', 'Burgundy', 'Slate'],
      look: { cut: 'throw', accent: 'Camel' },
      cloth: 'wool',
      fit: 'blanket',
      tags: 'blanket, heirloom, wedding',
      sizes: BLANKET,
    },
  ],
});
