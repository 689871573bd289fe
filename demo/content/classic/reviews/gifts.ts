import type { ReviewsByCategory } from '../../kit/draft';

export const GIFT_REVIEWS: ReviewsByCategory = {
  Accessories: [
    [
      5,
      'Goes everywhere with me',
      'I have carried the {name} to work, to the lake and to two weddings. It has been rained on a lot and looks better for it.',
    ],
    [
      5,
      'Small gift, big smile',
      'Bought as an afterthought and it turned out to be the present everyone passed around the table.',
    ],
    [
      4,
      'Soft and well made',
      'The {color} is a shade deeper than shown and I prefer it. Took off one star because it only comes in one size.',
    ],
    [
      5,
      'Stocking stuffer, sorted',
      'Four of these, four different names, all spelled right. Wrapped in tissue with a little card.',
    ],
    [
      3,
      'Fine but not for big heads',
      'Honest review from a size 62: it fits, just about. The material is excellent.',
      { cuts: ['cap', 'beanie'] },
    ],
    [
      5,
      'Warm ears at last',
      'Not itchy, does not ride up, does not flatten my hair into a pancake.',
      { cuts: ['beanie'] },
    ],
    [
      4,
      'Holds an amazing amount',
      'Laptop, lunch, gym shoes and a cabbage. Straps sit well on the shoulder. I would like a bigger inside pocket.',
      { cuts: ['tote'] },
    ],
  ],
  'Combo Set': [
    [
      5,
      'Easiest gift this year',
      'Wrapped, matched and with a handwritten card. My sister thinks that I planned it for weeks.',
    ],
    [
      5,
      'They fade together',
      'A year in, top and bottom still have exactly the same {color}. That never happens with sets.',
    ],
    [
      4,
      'Love the pair',
      'I wear the halves separately more often than together, to be honest. Both are excellent. The box is too nice to throw away.',
    ],
    [
      5,
      'New baby, tired parents',
      'We sent the {name} to friends with a newborn. They wrote back in capitals.',
    ],
    [
      3,
      'Different sizes would help',
      'I am an M on top and an L below and the set comes in one size. Support swapped the bottoms for me, which was kind.',
      { cuts: ['lounge-set', 'summer-set', 'team-set'] },
    ],
    [
      5,
      'Linen wrapping is gorgeous',
      'Paid the extra for the cloth wrapping and it now lives on our bread. The set itself is soft and cut generously.',
      { cuts: ['lounge-set', 'summer-set', 'winter-set'] },
    ],
    [
      4,
      'Good for travel',
      'Slept on two flights in it and still looked like a person at the hotel desk.',
      { cuts: ['lounge-set'] },
    ],
  ],
  'Home Decor': [
    [
      5,
      'Smells like our holiday',
      'Not sweet, not soapy. It fills the kitchen within ten minutes and the glass is lovely afterwards.',
      { cuts: ['candle'] },
    ],
    [
      4,
      'Burns evenly',
      'Forty hours and no tunnel in the wax. The scent is subtle, I would not mind a bit more of it.',
      { cuts: ['candle'] },
    ],
    [
      5,
      'Nap magnet',
      'Whoever sits down with it does not get up again. The {color} goes with everything in the room.',
      { cuts: ['throw', 'cushion'] },
    ],
    [
      5,
      'The room needed this',
      'One {name} in {color} and suddenly the gray corner makes sense. I went back for two more.',
    ],
    [
      5,
      'Made by a person',
      'There is a pencil signature on the back and a tiny thumbprint at the edge. I like knowing that somebody made it.',
      { cuts: ['print'] },
    ],
    [
      4,
      'Lovely, allow for airing',
      'It smelled of the workshop for a few days. Now it only smells of our dog, who has claimed it.',
      { cuts: ['throw', 'cushion'] },
    ],
    [
      5,
      'Wedding present sorted',
      'Their name and the year, exactly as we wrote them. There were tears and it wasn’t even the speeches.',
    ],
    [
      5,
      'Even better in person',
      'Packed in thick card with paper corners, not a scratch. It was in its place the same night.',
      { cuts: ['print'] },
    ],
    [
      3,
      'Smaller than I imagined',
      'My own fault, the size is on the page. It is pretty, but my wall and my sofa are both very large.',
      { cuts: ['cushion', 'print'] },
    ],
    [
      4,
      'Still lovely after a year',
      'Sun on it every afternoon and the {color} has hardly changed. I would like a matching one in a smaller size.',
      { cuts: ['cushion', 'throw', 'print'] },
    ],
  ],
  Tumbler: [
    [
      5,
      'Coffee still hot at noon',
      'I fill it at seven. At noon it is still hot. At three it is… fine. That is all I wanted to know before buying.',
      { cuts: ['tumbler', 'bottle'] },
    ],
    [
      5,
      'The engraving is tiny art',
      'Ordered the {name} with “Not Yours” for my desk. It has not gone missing since.',
    ],
    [
      4,
      'Great cup, stiff lid',
      'The lid needed a week to loosen up. Does not leak in my bag, does not sweat on wood, fits the car.',
      { cuts: ['tumbler', 'bottle'] },
    ],
    [
      5,
      'Teacher gift success',
      'Bought eleven with names for the whole staff room. Each one was right, including Mrs. Szczepański.',
    ],
    [
      5,
      'Dropped it. Twice.',
      'Down the stairs, once with coffee inside. There is one small dent, and the {color} coating did not chip.',
      { cuts: ['tumbler', 'bottle'] },
    ],
    [
      3,
      'Straw is hard to clean',
      'Love everything about it except the straw, which comes without a brush. I bought one elsewhere.',
      { cuts: ['tumbler'] },
    ],
    [
      4,
      'Nice and tall',
      'Thirty ounces is a lot of tea. Check that it fits your machine first, mine only takes the small one.',
      { cuts: ['tumbler'] },
    ],
    [
      5,
      'My new morning mug',
      'Wide enough to warm both hands. The glaze on mine runs a little at the foot, which makes it mine.',
      { cuts: ['mug'] },
    ],
    [
      4,
      'Chunky and handsome',
      'Survives the dishwasher daily. I would take an even bigger handle for my big fingers.',
      { cuts: ['mug'] },
    ],
    [
      5,
      'Never leaks',
      'Upside down in a backpack with a laptop for a whole train ride. Bone dry.',
      { cuts: ['bottle'] },
    ],
  ],
};
