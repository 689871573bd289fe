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
  chest: chest('in', '32–34 35–37 38–40 41–43 44–46 47–50 51–54'),
  waist: waist('in', '26–28 29–31 32–34 35–37 38–40 41–44 45–48'),
  hip: hip('in', '33–35 36–38 39–41 42–44 45–47 48–51 52–55'),
  sleeve: sleeve('in', '32 33 34 35 36 37 37.5'),
};

/** The size guides of Gridline, in inches. */
export const GRIDLINE_GUIDES: readonly GuideDraft[] = [
  guide(
    'Jersey',
    SIZES,
    [body.chest, body.waist, body.hip, bodyLength('in', '27 28 29 30 31 32 33')],
    'Match fit sits close: size up to layer. Jerseys made for pads run large: size down for the street.',
  ),
  guide('Hoodies', SIZES, [body.chest, body.sleeve, bodyLength('in', '26 27 28 29 30 31 32')]),
  guide('Jacket', SIZES, [
    body.chest,
    body.waist,
    body.sleeve,
    bodyLength('in', '26 27 28 29 30 31 32'),
  ]),
  guide('Shirts', SIZES, [
    body.chest,
    body.waist,
    bodyLength('in', '26.5 27.5 28.5 29.5 30.5 31.5 32.5'),
  ]),
  guide('Pants', SIZES, [body.waist, body.hip, inseam('in', '29 29.5 30 30.5 31 31.5 32')]),
  guide('Shorts', SIZES, [body.waist, body.hip]),
  guide(
    'Shoes',
    '6 7 8 8.5 9 9.5 10 10.5 11 12 13 14',
    [
      sizesIn('US women', '7.5 8.5 9.5 10 10.5 11 11.5 12 12.5 13.5 14.5 15.5'),
      sizesIn('UK', '5.5 6 7 7.5 8 8.5 9 9.5 10 11 12 13'),
      sizesIn('EU', '38.5 40 41 42 42.5 43 44 44.5 45 46 47.5 48.5'),
      footLength('in', '9.4 9.8 10.2 10.4 10.6 10.8 11 11.2 11.4 11.8 12.2 12.6'),
    ],
    'Our sizes are US men’s. Leave a thumb’s width in front of your toes for running.',
  ),
  guide('Accessories', 'S M L', [
    sizesIn('US shoe', '4–6 7–9 10–13'),
    sizesIn('EU shoe', '36–38.5 40–42.5 44–47.5'),
    footLength('in', '8.7–9.4 9.8–10.6 11–12.2'),
  ]),
];
