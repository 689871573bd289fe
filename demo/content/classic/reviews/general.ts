import type { ReviewDraft, Some } from '../../kit/draft';

export const GENERAL_REVIEWS: Some<ReviewDraft> = [
  [
    5,
    'Exactly as described',
    'It is not often that something looks the same in my hands as on the screen. The {name} does.',
  ],
  [
    5,
    'Packed with so much care',
    'Tissue, a card with a real signature and not a bit of plastic. I almost did not want to open it.',
  ],
  [
    4,
    'Very happy, slow delivery',
    'It took eight days to get to me, but I knew that it is made in small runs. Worth it in the end.',
  ],
  [
    5,
    'Third order this year',
    'I keep coming back because the sizes are the same each time. You have no idea how rare that is.',
  ],
  [
    5,
    'Kind people',
    'I got my own address wrong. They noticed, wrote to me and fixed it within the hour.',
  ],
  [
    4,
    'Good value for real quality',
    'Not cheap and not overpriced. I have paid more for things that fell apart sooner.',
  ],
  [
    5,
    'Würde ich wieder bestellen',
    'Schnelle Lieferung, schöne Verpackung und die Farbe stimmt. Was will man mehr?',
    { country: 'DE' },
  ],
  [
    3,
    'Nice, but not for me',
    'Nothing wrong with it. I simply imagined {color} differently. Sending it back was easy and free.',
  ],
  [
    5,
    'Birthday saved',
    'Ordered on Monday, wrapped and here on Friday. My brother wears it all the time.',
  ],
  [5, 'Made to last', 'I looked at every seam with my glasses on. Well done, whoever you are.'],
  [
    4,
    'Better than the photos',
    'The pictures are pretty, but the {name} in {color} has more depth than they can show.',
  ],
  [
    5,
    '¡Me encanta!',
    'Suave, bien cosido y con un color precioso. Mi hermana ya quiere uno igual.',
    { country: 'ES' },
  ],
  [
    4,
    'Comfortable straight away',
    'No breaking in, no scratchy label. One star off because I want it in more colors.',
  ],
  [
    5,
    'A small shop that listens',
    'I asked for the name in lower-case letters. They sent me a photo before stitching it. Wonderful.',
  ],
  [
    2,
    'Expected more for the price',
    'It is all right. At this price I expected the finish on the inside to be neater, though the outside is lovely.',
  ],
  [
    5,
    'Smells like nothing',
    'I mean it as praise. No chemical smell, no perfume on the parcel, just clean cloth.',
  ],
  [
    5,
    'Good as a gift to yourself',
    'I told everybody that it was a present. It was: from me, to me, for getting through March.',
  ],
];

export const CLOSERS: Some<string> = [
  'Would order again in a heartbeat.',
  'Shipping took six days.',
  'I have since ordered one for my neighbor.',
  'The card in the box was a nice touch.',
  'Already eyeing the other colors.',
  'Washed it four times so far, no change.',
  'My teenager approves, which settles it.',
  'It went straight into the suitcase for our trip.',
  'I took my usual size and it fits.',
  'Thank you to whoever packed it.',
  'The {color} photographs well, too.',
  'It looks expensive, people keep saying.',
  'Next time I will add the name.',
  'Arrived a day early.',
  'I read the size note twice and it was right.',
  'Hope you never change it.',
  'The cat has tried to claim it.',
  'Recommended to the whole office.',
  'It held up on a very wet weekend.',
  'I am usually hard to please.',
  'Please bring it out in green as well.',
  'We all have one now.',
  'No plastic in the parcel, either.',
];
