import type { ReviewVoice } from '../kit/draft';

export const JERSEY_REVIEWS: ReviewVoice = {
  perBestSeller: 5,
  perProduct: 2,
  byCategory: {
    Jersey: [
      [
        5,
        'Whole team ordered these',
        'Fourteen jerseys, all the right names, sorted by number in the box. We lost 4–1 but we looked fantastic.',
      ],
      [
        5,
        'Numbers don’t peel',
        'Half a season, two games a week, washed by teenagers. The number on the {name} is still perfect.',
      ],
      [
        4,
        'Runs close to the body',
        'Match fit means match fit. I sized up after the first one and now it is spot on.',
      ],
      [
        5,
        'Light as advertised',
        'I forgot to take it off after the game. Dry before we reached the pub.',
      ],
      [
        5,
        'Named it after my son',
        'His name and his number, in {color}. He slept in it. He is thirty-one.',
      ],
      [
        3,
        'Great look, late delivery',
        'Quality is there, but it came two days after our tournament. Plan ahead if you want lettering.',
      ],
      [
        5,
        'Hockey dads approve',
        'Heavy mesh, real stitching, laces that are actually laces. Looks like the ones in the rafters.',
        { cuts: ['hockey'] },
      ],
      [
        4,
        'Collar is a bit tight',
        'Everything else is top. The {color} really pops under floodlights.',
        { cuts: ['football', 'baseball', 'cycling'] },
      ],
      [
        1,
        'Wrong number printed',
        'Ordered 11, got 17. They reprinted it in two days, but I played the derby as somebody else.',
      ],
    ],
    Shorts: [
      [
        5,
        'No ride, no drag',
        'Ran a half marathon in them. I did not think about them once, and that is the review.',
      ],
      [
        4,
        'Pockets that stay shut',
        'Keys stay in through sprints. I would like an inch more length.',
      ],
      [
        5,
        'Pickup game uniform',
        'Now three of us have the {name}. Nobody passes any better, but still.',
      ],
    ],
    Hoodies: [
      [
        5,
        'Bench warmer deluxe',
        'Minus two on the sideline and I was fine. The hood fits over headphones as they say.',
      ],
      [
        4,
        'Thick and heavy',
        'Not for running, for everything before and after. {color} has not faded.',
      ],
      [
        5,
        'Team travel standard',
        'Our club ordered thirty. Not one complaint, from people who complain about oranges.',
      ],
    ],
    Jacket: [
      [
        5,
        'Real letterman feel',
        'Wool is thick, snaps are loud and the ribbing bounces back. I feel seventeen again.',
      ],
      [4, 'Wind stops here', 'Coached through a storm in the {name}. Dry shoulders, cold hands.'],
    ],
    Shoes: [
      [5, 'PB in the first week', 'Not saying it was the shoes. Not saying it was not.'],
      [4, 'Narrow, but supportive', 'Took half a size up. Great grip on a wet court.'],
    ],
    Accessories: [
      [5, 'Rally caps on', 'We were down by three when I turned it around. You know the rest.'],
      [4, 'Good everyday kit', 'Holds its shape in a bag full of wet towels.'],
    ],
  },
  general: [
    [5, 'Fits like it should', 'Ordered by the size chart, fits by the size chart. Respect.'],
    [
      5,
      'Fast shipping',
      'Two days for the print, two days for the post. Exactly what they promised.',
    ],
    [
      4,
      'Solid training gear',
      'Washes well, dries fast and does not smell after one session. Could use more colors than {color}.',
    ],
    [5, 'Coach ordered, kids love it', 'It takes a lot to impress a U13 squad. The {name} did.'],
    [
      4,
      'Strong value',
      'Cheaper than the big brands and better stitched. Logo is discreet, which I like.',
    ],
    [
      3,
      'OK, sizing is inconsistent',
      'The tee fits in L, this one I need in XL. Fabric is great though.',
    ],
    [
      5,
      'Mega! 🔥',
      'Sitzt wie angegossen und die Farbe knallt richtig. Die ganze Mannschaft hat nachbestellt.',
      { country: 'DE' },
    ],
    [5, 'Looks pro', 'People ask which club it is. It is a parking lot behind a bakery.'],
    [
      5,
      'Third season running',
      'Same shirt, same number, new teammates. Still not a loose thread.',
    ],
    [
      2,
      'Logo started to lift',
      'After ten washes one corner of the small logo came up. Got a voucher, would rather have had a better logo.',
    ],
    [4, 'Good in the heat', 'Played at 34 degrees. Still hot, but never soaked.'],
  ],
  closers: [
    'Would buy again before next season.',
    'See you on the pitch.',
    'The {color} is loud in the best way.',
    'Washed cold, hung dry, no drama.',
    'Ordered two more for the bench.',
    'My opponents hate it.',
    'Our goalkeeper wants one now.',
    'Sizing chart is accurate.',
    'Held up in the rain, too.',
    'Support answered on a Sunday.',
    'Ten out of ten for the packing.',
  ],
};
