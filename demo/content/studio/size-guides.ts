import {
  bodyLength,
  chest,
  footLength,
  type GuideDraft,
  guide,
  hip,
  inseam,
  sizesIn,
  sleeve,
  waist,
} from '../kit/size-guides';

const SIZES = 'XS S M L XL 2XL 3XL';

const body = {
  eu: sizesIn('EU', '44 46 48 50 52 54 56'),
  chest: chest('cm', '84–88 88–94 94–100 100–106 106–112 112–118 118–126'),
  waist: waist('cm', '68–72 72–78 78–84 84–90 90–98 98–106 106–114'),
  hip: hip('cm', '88–92 92–97 97–102 102–107 107–112 112–118 118–124'),
  sleeve: sleeve('cm', '81 83 85 87 89 91 92'),
};

/** The size guides of Studio Norr, in centimeters. */
export const NORR_GUIDES: readonly GuideDraft[] = [
  guide('Shirts', SIZES, [
    body.eu,
    body.chest,
    body.waist,
    bodyLength('cm', '68 70 72 74 76 78 80'),
  ]),
  guide('Hoodies', SIZES, [
    body.eu,
    body.chest,
    body.sleeve,
    bodyLength('cm', '65 67 69 71 73 75 77'),
  ]),
  guide('Sweaters', SIZES, [
    body.eu,
    body.chest,
    body.sleeve,
    bodyLength('cm', '62.5 64.5 66.5 68.5 70.5 72.5 74'),
  ]),
  guide(
    'Jacket',
    SIZES,
    [body.eu, body.chest, body.waist, body.sleeve, bodyLength('cm', '70 72 74 76 78 80 82')],
    'Cut to go over a sweater. Cocoon shapes run large: between two sizes, take the smaller.',
  ),
  guide(
    'Pants',
    SIZES,
    [body.eu, body.waist, body.hip, inseam('cm', '84 84 85 85 86 86 86')],
    'Inseams are those of an unfinished hem. Finished, it ends at 80 cm.',
  ),
  guide(
    'Shoes',
    '36 37 38 39 40 41 42 43 44 45 46',
    [
      sizesIn('UK', '3.5 4 5 5.5 6.5 7 8 9 9.5 10.5 11'),
      sizesIn('US women', '6 6.5 7.5 8 9 9.5 10.5 11.5 12 13 13.5'),
      sizesIn('US men', '4.5 5 6 6.5 7.5 8 9 10 10.5 11.5 12'),
      footLength('cm', '22.8 23.4 24.1 24.8 25.4 26.1 26.8 27.4 28.1 28.8 29.4'),
    ],
    'Between two sizes, take the larger.',
  ),
  guide('Accessories', '36–40 41–46', [
    sizesIn('US women', '6–9 9.5–13.5'),
    sizesIn('US men', '4.5–7.5 8–12'),
    footLength('cm', '22.8–25.4 26.1–29.4'),
  ]),
];
