import { defineRange } from '../kit/draft';

export const JERSEYS = defineRange({
  category: 'Jersey',
  fitLabel: 'Fit',
  fits: {
    vintage: 'Boxy like an old team shirt; take your usual size',
    easy: 'Easy through the body with a dropped shoulder',
  },
  cloths: {
    interlock: {
      material: '100% combed cotton interlock, 240 gsm',
      care: 'Machine wash cold, line dry, iron around the print',
      story: [
        'Interlock is two fine jerseys knitted back to back. It hangs straight, does not see-through in the sun and has the quiet weight of shirts from before everything was polyester.',
        'We asked a mill that used to supply the Sunday league for their old cotton recipe. It takes a few washes to find its softest, and then it stays there.',
      ],
    },
    mesh: {
      material: '60% cotton, 40% recycled polyester pinhole mesh',
      care: 'Machine wash cold, no dryer',
      story: [
        'A cotton-rich mesh, so it breathes on a hot bench without feeling like a uniform. The pinholes are small enough to wear it alone.',
        'Light, quick to dry and happy in a suitcase. The neckband is knitted separately and linked on by hand, which is why it does not curl.',
      ],
    },
  },
  closings: [
    'Put a name across the back and your own number under it: birthdays, bachelor parties and family picnics are half of our orders.',
    'Ordering for a whole table? The same shirt in seven sizes is exactly what we like to pack.',
  ],
  products: [
    {
      name: 'Sunday League Jersey',
      opener:
        'The shirt from the photo of your dad in 1979, minus the grass stains. Number on the front, collar with opinions.',
      details: ['Flocked number, front and back', 'Ribbed V-neck'],
      price: 62,
      colors: ['Burgundy', 'Forest Green', 'Navy', 'Cream'],
      look: { cut: 'football', accent: 'Cream', lettering: { name: 'MARLOW', number: '79' } },
      cloth: 'interlock',
      fit: 'vintage',
      tags: 'retro, personalized, bestseller',
    },
    {
      name: 'Corner Shop Jersey',
      opener:
        'Every neighborhood deserves a home shirt. Ours is striped like the awning over the door.',
      details: ['Knitted-in stripes', 'Ribbed V-neck', 'Felt number on the back'],
      price: 66,
      colors: ['White', 'Butter', 'Powder Blue'],
      look: {
        cut: 'football',
        pattern: 'stripe',
        accent: 'Forest Green',
        lettering: { name: 'CORNER', number: '12' },
      },
      cloth: 'interlock',
      fit: 'vintage',
      tags: 'stripe, retro, unisex',
    },
    {
      name: 'Backyard Baseball Jersey',
      opener:
        'Button front, felt number, absolutely no running required. Made for lawn chairs and long innings.',
      details: ['Full button front', 'Piped placket and sleeves', 'Tackle-twill number'],
      price: 72,
      colors: ['Ivory', 'Dusty Rose', 'Indigo Blue'],
      look: { cut: 'baseball', accent: 'Burgundy', lettering: { name: 'FINCH', number: '8' } },
      cloth: 'mesh',
      fit: 'easy',
      tags: 'baseball, personalized, gift',
    },
    {
      name: 'Frozen Pond Jersey',
      opener:
        'A hockey sweater in the original sense: warm, wide and long enough to sit on. The pond is optional.',
      details: ['Contrast yoke and hem bands', 'Lace-up neck'],
      price: 84,
      was: 98,
      colors: ['Midnight Blue', 'Brick', 'Ecru'],
      look: {
        cut: 'hockey',
        pattern: 'color-block',
        accent: 'Ivory',
        lettering: { name: 'POND', number: '31' },
      },
      cloth: 'interlock',
      fit: 'easy',
      tags: 'hockey, winter, unisex',
    },
    {
      name: 'Gym Class Tank Jersey',
      opener:
        'Picked last, dressed best. A basketball tank in cotton-rich mesh with a number that will not peel.',
      details: ['Striped rib at neck and armholes', 'Side vents'],
      price: 48,
      colors: ['Mustard', 'Royal', 'White'],
      look: { cut: 'basketball', accent: 'Navy', lettering: { name: 'FINCH', number: '00' } },
      cloth: 'mesh',
      fit: 'easy',
      tags: 'basketball, summer, unisex',
    },
    {
      name: 'Reunion Jersey',
      opener:
        'Three generations, one photograph, nobody wearing beige by accident. The family name goes across the shoulders.',
      details: ['Flock lettering that survives the dryer', 'Ribbed V-neck'],
      price: 58,
      colors: ['Sage', 'Terracotta', 'Light Blue', 'Natural', 'Plum'],
      look: { cut: 'football', accent: 'Cream', lettering: { name: 'FAMILY', number: '26' } },
      cloth: 'mesh',
      fit: 'vintage',
      tags: 'family, personalized, event',
    },
    {
      name: 'Peloton Club Jersey',
      opener:
        'For rides that end in pastry. A full zip, a slash of color and a knit that does not mind being worn to the table.',
      details: ['Full-length zip', 'Two colors, cut on the diagonal', 'Rear pocket for a map'],
      price: 78,
      colors: ['Carolina Blue', 'Moss', 'Salmon'],
      look: {
        cut: 'cycling',
        pattern: 'color-block',
        accent: 'Ivory',
        lettering: { name: 'VELO', number: '5' },
      },
      cloth: 'mesh',
      fit: 'easy',
      tags: 'cycling, retro, weekend',
    },
    {
      name: 'Old Boys Hooped Jersey',
      opener:
        'Heavy cotton and hoops as wide as the pitch is muddy. It has survived worse than your Saturday.',
      details: ['Wide knitted hoops', 'Taped V-neck', 'Gusseted armholes'],
      price: 88,
      colors: ['Navy', 'Mustard', 'Hunter Green'],
      look: {
        cut: 'football',
        pattern: 'stripe',
        accent: 'Cream',
        lettering: { name: 'BOYS', number: '15' },
        style: 1,
      },
      cloth: 'interlock',
      fit: 'vintage',
      tags: 'hoops, stripe, heritage',
    },
    {
      name: 'Night Shift Jersey',
      opener:
        'A dark shirt with a pale number, like a lit window. Made for the kitchen crew next door, who finish when the birds start.',
      details: ['Tonal sleeve taping', 'Discharge-printed number'],
      price: 56,
      colors: ['Black', 'Eggplant', 'Deep Teal'],
      look: { cut: 'football', accent: 'Bone', lettering: { name: 'NIGHT', number: '3' } },
      cloth: 'interlock',
      fit: 'easy',
      tags: 'retro, unisex, gift',
    },
    {
      name: 'Lake House Baseball Jersey',
      opener:
        'Pinstriped, unhurried and a little too big, like every good thing that lives in the hall closet of a lake house.',
      details: ['Woven pinstripe', 'Natural corozo buttons'],
      price: 74,
      colors: ['Cream', 'Baby Blue', 'Ash'],
      look: {
        cut: 'baseball',
        pattern: 'stripe',
        accent: 'Navy',
        lettering: { name: 'LAKE', number: '4' },
        style: 2,
      },
      cloth: 'interlock',
      fit: 'vintage',
      tags: 'baseball, pinstripe, summer',
    },
    {
      name: 'Dad’s Old Hockey Jersey',
      opener:
        'Yours to steal. We knitted in the shoulder patches and the tired elbows so you can skip the twenty years in between.',
      details: ['Washed three times before it ships', 'Felt number on back and sleeves'],
      price: 86,
      colors: ['Cardinal', 'Royal', 'Heather Grey'],
      look: { cut: 'hockey', accent: 'White', lettering: { name: 'DAD', number: '1' } },
      cloth: 'interlock',
      fit: 'vintage',
      tags: 'hockey, father’s day, personalized',
    },
    {
      name: 'Block Party Tank Jersey',
      opener:
        'One street, one grill, twelve lawn chairs. Order one per house number and settle the volleyball question for good.',
      details: ['House number on chest and back', 'Long drop armhole'],
      price: 46,
      was: 54,
      colors: ['Coral', 'Turquoise', 'Lemon'],
      look: {
        cut: 'basketball',
        pattern: 'color-block',
        accent: 'White',
        lettering: { name: 'BLOCK', number: '22' },
      },
      cloth: 'mesh',
      fit: 'easy',
      tags: 'party, summer, personalized',
    },
    {
      name: 'Allotment United Jersey',
      opener:
        'A home shirt for people whose only league table is tomatoes. The green is matched to a real zucchini; we were thorough.',
      details: ['Contrast yoke and sleeve bands', 'Embroidered club patch inside'],
      price: 64,
      colors: ['Irish Green', 'Ochre', 'Aqua'],
      look: {
        cut: 'football',
        pattern: 'color-block',
        accent: 'Ivory',
        lettering: { name: 'SEEDS', number: '11' },
      },
      cloth: 'mesh',
      fit: 'vintage',
      tags: 'garden, retro, gift',
    },
  ],
});
