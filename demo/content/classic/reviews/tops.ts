import type { ReviewsByCategory } from '../../kit/draft';

export const TOP_REVIEWS: ReviewsByCategory = {
  Hoodies: [
    [
      5,
      'My husband’s favorite now',
      'I bought the {name} for myself and have worn it twice. The rest of the time it has been on my husband, who claims it “runs large”. Ordering a second one in a color he dislikes.',
    ],
    [
      5,
      'Heavy in the right way',
      'You notice the weight when you pick up the parcel. The hood stands up, the cuffs are tight and after five washes nothing has twisted.',
    ],
    [
      4,
      'Great hoodie, long sleeves',
      'Lovely inside, the {color} is warmer than on my screen, which I like. Sleeves are a touch long on me, so I fold them once.',
    ],
    [
      5,
      'Stitching on the cuff',
      'We had our daughter’s name stitched on the cuff for her first semester away. It is tiny and neat and she cried, so that is five stars.',
    ],
    [
      3,
      'Nice, but it shed at first',
      'Beautiful hoodie, but it left {color} fluff on everything for the first two washes. Fine since then. Knocking off two stars for my white sofa.',
    ],
    [
      5,
      'Gemütlich!',
      'Für kühle Abende am Fluss genau richtig. Der Stoff ist dick, aber nicht steif, und die Kapuze ist endlich einmal groß genug.',
      { cuts: ['pullover', 'zip'], country: 'DE' },
    ],
    [
      5,
      'Survived camp',
      'Three weeks of summer camp, one lake, several campfires. It came home smelling of smoke and washed up like new.',
    ],
    [
      2,
      'Color not what I expected',
      'Quality is fine but {color} is much darker in person. The return was painless, I only wish the photos had shown it in daylight.',
    ],
  ],
  Jacket: [
    [
      5,
      'Compliments from strangers',
      'A man on the tram asked me where I got the {name}. That has never happened with any jacket I own. The pockets alone are worth it.',
    ],
    [
      5,
      'Properly waterproof, finally',
      'Forty minutes on a bike in real rain and my shirt was dry. I had given up believing that this existed in a jacket that also looks decent.',
      { cuts: ['rain-shell'] },
    ],
    [
      4,
      'Stiff for the first week',
      'It could stand up by itself when it came. Ten days later it fits like it was cut for me. Be patient with it.',
      { cuts: ['denim', 'varsity'] },
    ],
    [
      5,
      'Worth waiting for',
      'It was sold out in {color} for a month and I waited. Lining, buttons, the little loop inside – somebody thought about every one of them.',
    ],
    [
      4,
      'Warm without the bulk',
      'I can drive in it, which I cannot say for my old parka. Would be perfect with one more inside pocket.',
      { cuts: ['puffer', 'bomber', 'varsity'] },
    ],
    [
      3,
      'Order a size up',
      'Well made, but with a sweater underneath it pulls across the back. I sent the M back, ordered an L and now all is well, it just took two weeks.',
    ],
    [
      5,
      'Elle a du caractère',
      'Très belle coupe, finitions impeccables. Je la porte du bureau au jardin et elle ne se froisse pas.',
      { country: 'FR' },
    ],
  ],
  Jersey: [
    [
      5,
      'Best family photo in years',
      'Seven jerseys, seven names, one grandmother with number 1. Everyone kept theirs on for the whole weekend. Thank you for packing them by size!',
    ],
    [
      5,
      'Dad got a little misty',
      'The {name} with his old number for his seventieth. He has not taken it off except under protest.',
    ],
    [
      4,
      'Thick, good cotton',
      'Not a shiny sports shirt at all, more like the ones my uncle kept. Lettering is crisp. Runs a bit wide, which suits the style.',
      { cuts: ['football', 'baseball', 'hockey'] },
    ],
    [
      5,
      'Number still perfect',
      'I was worried about the print. Twelve washes later, inside out and cold as the label says, it looks the same as on day one 💪',
    ],
    [
      5,
      'Bachelor party hit',
      'Nine grown men in {color} with terrible nicknames on their backs. We ordered late and it still came on time.',
    ],
    [
      2,
      'They misspelled the name',
      'The shirt is lovely but it said “Jonson” and I wrote “Jonsson”. A new one was sent right away at no cost, but it missed the birthday.',
    ],
    [
      4,
      'Retro done right',
      'The collar sits flat and the colors are a bit faded from the start, in a good way. I’d love it in orange too.',
      { cuts: ['football', 'hockey', 'cycling'] },
    ],
  ],
  Shirts: [
    [
      5,
      'The plain tee I was after',
      'Does not shrink, does not twist, does not show what you had for lunch through the fabric. I own four and will stop there. Probably.',
      { cuts: ['tee'] },
    ],
    [
      5,
      'Soft from the first wear',
      'I usually wash shirts three times before I like them. Not needed here. The {color} has kept its tone as well.',
    ],
    [
      4,
      'Lovely print, slightly short',
      'The drawing is even nicer than in the pictures. I am tall and would take another inch at the hem, but I wear it every week anyway.',
      { cuts: ['tee'] },
    ],
    [
      5,
      'Creases, and I don’t care',
      'The {name} wrinkles if you look at it, exactly as described. It is the coolest thing I own in August.',
      { cuts: ['button-down'] },
    ],
    [
      5,
      'Stripes that line up!',
      'I sew, so I check. Pocket, placket, side seams: all matched. At this price I did not expect that.',
      { cuts: ['button-down', 'long-sleeve'] },
    ],
    [
      3,
      'Good shirt, buttons loose',
      'Fabric and cut are great. Two buttons were hanging by a thread after the second wash and I had to sew them on again.',
      { cuts: ['button-down', 'polo', 'henley'] },
    ],
    [
      4,
      'Office and weekend',
      'Looks smart under a jacket and relaxed without one. Ironing is easiest when it is still damp.',
      { cuts: ['button-down', 'polo'] },
    ],
    [
      1,
      'Arrived with a small stain',
      'There was a pale mark on the sleeve. They sent another within four days and told me to keep the first one, which now paints fences.',
    ],
  ],
  Sweaters: [
    [
      5,
      'Like the one my nan knitted',
      'Same weight, same smell of real wool, better fit (sorry, Nan). I wore it for a week of sleet and was warm every day.',
    ],
    [
      5,
      'No itch at all',
      'I am the person who cannot wear wool. I can wear this. The {color} has tiny flecks in it that you only see in sunlight.',
    ],
    [
      4,
      'A little pilling',
      'Some bobbles under the arms after a month, gone with a comb. Shape is still perfect and the cuffs have not stretched.',
    ],
    [
      5,
      'Heirloom quality',
      'I turned it inside out to look at the seams, and there are hardly any. My knitting group approved, and they approve of nothing.',
    ],
    [
      5,
      'Warmer than my coat',
      'Bought for a cabin weekend in Värmland and ended up wearing the {name} outside at minus five. Tack så mycket!',
      { country: 'SE' },
    ],
    [
      3,
      'Big on me',
      'Beautiful knit, but the shoulders fall well past mine. I kept it as a house sweater. Check the measurements first.',
    ],
    [
      4,
      'Smells like sheep when wet',
      'Which tells you that it is the real thing. Dries overnight flat on a towel and goes back to its shape.',
    ],
  ],
};
