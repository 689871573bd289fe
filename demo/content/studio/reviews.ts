import type { ReviewVoice } from '../kit/draft';

export const STUDIO_REVIEWS: ReviewVoice = {
  perBestSeller: 4,
  perProduct: 2,
  byCategory: {
    Shirts: [
      [
        5,
        'The collar is right',
        'I have owned a great many white shirts. This collar is the first I have nothing to say about.',
        { cuts: ['button-down'] },
      ],
      [
        5,
        'Heavy, clean, exact',
        'The {name} hangs instead of clinging. I have since given away six other T-shirts.',
      ],
      [
        4,
        'Wide, as described',
        'It is cut short and wide. On me that works, but order it with that in mind.',
      ],
      [
        5,
        'Sehr präzise',
        'Jede Naht sitzt. Die Farbe {color} ist ruhig und tief. Gerne mehr davon.',
        { country: 'DE' },
      ],
    ],
    Sweaters: [
      [
        5,
        'No seams to find',
        'I looked for the seams and could not find them. Warm, dry to the touch and light.',
      ],
      [
        4,
        'Expensive and worth it',
        'A winter of daily wear and it has not pilled. I would like the neck half a centimeter higher.',
      ],
      [5, 'A reference indeed', 'I compare other knits with the {name} now, and they lose.'],
    ],
    Jacket: [
      [
        5,
        'Quiet raincoat',
        'No rustle, no logos, no water. I get compliments from architects.',
        { cuts: ['rain-shell'] },
      ],
      [
        4,
        'Beautiful, hard to get',
        'Sold out twice while I was thinking. Think faster than I did.',
      ],
    ],
    Pants: [
      [
        5,
        'They fall in one line',
        'Had them hemmed at 79 cm by a tailor. He asked who cuts these.',
        { cuts: ['chinos', 'wide-leg'] },
      ],
      [
        3,
        'Unfinished hem',
        'My mistake: the hem really is unfinished. A good tailor later, they are the best trousers I own.',
        { cuts: ['chinos', 'wide-leg', 'jeans'] },
      ],
      [4, 'Dry, cool, no shine', 'Worn in summer and winter. The crease comes back on the hanger.'],
    ],
    'Home Decor': [
      [
        5,
        'Calm object',
        'It sits on the chair and makes the room tidier. I do not know how.',
        { cuts: ['cushion'] },
      ],
      [
        5,
        'Settles a shelf',
        'Simple, heavier than expected and very well made. The gray is a real gray.',
        { cuts: ['candle'] },
      ],
    ],
  },
  general: [
    [
      5,
      'Nothing superfluous',
      'The parcel, the garment, the note: everything has been considered, nothing has been added.',
    ],
    [5, 'Deep, even color', 'The {color} is difficult to photograph and easy to wear.'],
    [
      4,
      'Size as stated',
      'Measurements on the page are accurate to the centimeter. Delivery took five days to Zürich.',
      { country: 'CH' },
    ],
    [5, 'Kept its shape', 'Fifteen washes at thirty degrees. Same length, same width.'],
    [
      4,
      'Understated',
      'From a distance it looks like nothing. Up close it looks like a lot of work.',
    ],
    [
      3,
      'Too severe for me',
      'Impeccably made. I look like a gallery assistant in it, which I am not.',
    ],
    [
      5,
      'Snyggt och enkelt',
      'Precis som på bilden. Tyget känns gediget och passformen är perfekt.',
      { country: 'SE' },
    ],
    [
      5,
      'Bought the second color',
      'First in black, then in {color}. That has not happened to me in ten years.',
    ],
    [
      2,
      'Button missing',
      'One button was missing on arrival. A replacement came in an envelope with a needle and thread, which made me smile, but still.',
    ],
    [5, 'It replaces three things', 'The {name} took the place of three others in my wardrobe.'],
    [
      5,
      'The acid tone works',
      'I was unsure about the green. Everyone else was not. It is used so sparingly that it feels neutral.',
    ],
    [4, 'Good service', 'Exchanged for a smaller size within a week, no form to fill in.'],
  ],
  closers: [
    'I would buy it again.',
    'No complaints.',
    'The box is reused for drawings.',
    'It has been worn every week since.',
    'My partner has ordered the same.',
    'Fit as expected.',
    'I appreciate the restraint.',
    'Looks the same after a season.',
    'The {color} was the right choice.',
    'More, please, but not too much.',
  ],
};
