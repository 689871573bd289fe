import type { ReviewsByCategory } from '../../kit/draft';

export const BOTTOM_REVIEWS: ReviewsByCategory = {
  Pants: [
    [
      5,
      'Pockets! Real ones!',
      'My phone, my keys and half a sandwich. I knelt on gravel all day in the {name} and they look untouched.',
      { cuts: ['cargo', 'chinos', 'jeans'] },
    ],
    [
      5,
      'Finally long enough',
      'Long leg option, and for once that means long. I am 6′4″ and they break properly on the shoe.',
    ],
    [
      4,
      'Comfortable, run a bit big',
      'I could have gone down a size. With a belt they are perfect, and the {color} goes with everything I own.',
    ],
    [
      5,
      'Office approved loungewear',
      'Three video calls and nobody noticed that I was essentially wearing pajamas.',
      { cuts: ['joggers', 'wide-leg'] },
    ],
    [
      3,
      'Shrank a little',
      'About an inch after the dryer. My fault, the label says to hang them. They still fit, only shorter than I wanted.',
    ],
    [
      5,
      'They swing',
      'I had forgotten how good a wide leg feels in the wind. Soft, warm enough and the {color} is exactly right.',
      { cuts: ['wide-leg'] },
    ],
    [
      4,
      'Good with everything',
      'Cut is clean and the waistband does not gape at the back, which is a small miracle.',
    ],
  ],
  Shorts: [
    [
      5,
      'Bought two more pairs',
      'I wore the {name} for nine days out of ten on holiday. The tenth day they were in the wash.',
    ],
    [
      4,
      'Great length',
      'Not too short, not too long, which at my age is a matter of diplomacy. Drawcord could be a bit longer.',
      { cuts: ['sweat', 'athletic'] },
    ],
    [
      5,
      'Dry before lunch',
      'Swam at eleven, sat in a café at twelve. No wet patch on the chair. My wife is impressed and that is rare.',
      { cuts: ['athletic'] },
    ],
    [5, 'Perfect {color}', 'Looks washed by the sea already. I garden, paddle and nap in them.'],
    [
      3,
      'Thin pockets',
      'Love the fabric, but the pockets let coins travel. I sewed them double and now they are my favorites.',
    ],
    [
      4,
      'True to size',
      'I took my usual M after reading the fit note, and it sits exactly where the picture shows.',
    ],
    [5, 'Ice cream proof', 'Chocolate came out in a cold wash. Enough said. 🍦'],
  ],
  Sleepwear: [
    [
      5,
      'I may never get dressed',
      'They arrived on Friday. I answered the door in the {name} on Saturday, Sunday and, I admit, Monday.',
    ],
    [
      5,
      'Best gift for my mother',
      'She is eighty-one and has opinions about cotton. She ran it between two fingers and nodded. I have never been so proud.',
    ],
    [
      4,
      'Crisp, then soft',
      'They are a bit papery at first and much better after three washes. The finish at the collar is a lovely touch.',
      { cuts: ['pajama-set', 'nightshirt'] },
    ],
    [
      5,
      'Hotel at home',
      'The robe dries you better than the towel. I bought {color} for me and a larger one for him, so he leaves mine alone.',
      { cuts: ['robe'] },
    ],
    [
      5,
      'Schön leicht',
      'Nichts drückt, nichts rutscht. Endlich ein Schlafanzug mit Taschen, in die auch etwas hineinpasst.',
      { cuts: ['pajama-set', 'pajama-pants'], country: 'DE' },
    ],
    [
      3,
      'Runs warm',
      'Well made, but I am a hot sleeper and should have ordered something thinner. Winter will come, I suppose.',
    ],
    [
      4,
      'Lovely set, long legs',
      'The top fits like a dream, the trousers needed hemming. I am 5′2″, so that is my normal.',
      { cuts: ['pajama-set'] },
    ],
    [
      2,
      'A seam came loose',
      'The side seam opened by a finger’s width in the first week. It was replaced without any discussion, but still.',
    ],
  ],
  Shoes: [
    [
      5,
      'No blisters from day one',
      'I walked eleven miles through Lisbon on the second day in the {name}. Not one plaster needed.',
      { cuts: ['sneaker', 'high-top', 'boot'] },
    ],
    [
      4,
      'Half a size big',
      'I am between sizes, took the smaller one as the page said and it is right. The insole is surprisingly good.',
    ],
    [
      5,
      'Resoled already',
      'Two winters of daily use and my cobbler only needed twenty minutes. He asked where they are made.',
      { cuts: ['boot'] },
    ],
    [
      5,
      'Slides of champions',
      'I put them on when I come home and only take them off for bed. The sole copes with the driveway and the compost.',
      { cuts: ['slide'] },
    ],
    [
      4,
      'Look better every week',
      'The {color} was a bit flat when new. Now it has creases and character, and so do I.',
    ],
    [
      3,
      'Tight over the instep',
      'Length is fine, but it took a fortnight before they stopped pinching. People with high insteps should try them first.',
      { cuts: ['boot', 'high-top'] },
    ],
    [
      5,
      'Très confortables',
      'Semelle souple, finition soignée. Je les ai portées toute une journée de mariage sans y penser.',
      { cuts: ['sneaker', 'boot'], country: 'FR' },
    ],
  ],
};
