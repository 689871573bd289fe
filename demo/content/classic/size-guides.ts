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
  chest: chest('in', '31–33 34–36 37–39 40–42 43–45 46–49 50–53'),
  waist: waist('in', '25–27 28–30 31–33 34–36 37–39 40–43 44–47'),
  hip: hip('in', '33–35 36–38 39–41 42–44 45–47 48–50 51–53'),
  sleeve: sleeve('in', '31.5 32.5 33.5 34.5 35.5 36.5 37'),
};
const US_SHOES = '5 6 7 8 9 10 11 12 13';

/** The size guides of Marlow & Finch, in inches. */
export const MARLOW_GUIDES: readonly GuideDraft[] = [
  guide(
    'Hoodies',
    SIZES,
    [body.chest, body.sleeve, bodyLength('in', '25.5 26.5 27.5 28.5 29.5 30.5 31.5')],
    'Between two sizes? Take the larger one for a relaxed fit.',
  ),
  guide('Sweaters', SIZES, [
    body.chest,
    body.sleeve,
    bodyLength('in', '24.5 25.5 26.5 27.5 28.5 29.5 30'),
  ]),
  guide(
    'Jacket',
    SIZES,
    [body.chest, body.waist, body.sleeve, bodyLength('in', '25 26 27 28 29 30 31')],
    'Measure over what you will wear beneath it.',
  ),
  guide('Shirts', SIZES, [body.chest, body.waist, bodyLength('in', '26 27 28 29 30 31 32')]),
  guide('Jersey', SIZES, [
    body.chest,
    body.waist,
    bodyLength('in', '26.5 27.5 28.5 29.5 30.5 31.5 32.5'),
  ]),
  guide(
    'Pants',
    SIZES,
    [body.waist, body.hip, inseam('in', '30 30.5 31 31.5 32 32 32')],
    'Inseams are those of a regular leg: short takes 2 inches off, long adds 2.',
  ),
  guide('Shorts', SIZES, [body.waist, body.hip]),
  guide(
    'Sleepwear',
    `${SIZES} S/M L/XL`,
    [
      chest('in', '31–33 34–36 37–39 40–42 43–45 46–49 50–53 34–39 40–45'),
      waist('in', '25–27 28–30 31–33 34–36 37–39 40–43 44–47 28–33 34–39'),
      hip('in', '33–35 36–38 39–41 42–44 45–47 48–50 51–53 36–41 42–47'),
    ],
    'Robes come in S/M and L/XL and wrap over generously.',
  ),
  guide(
    'Combo Set',
    SIZES,
    [body.chest, body.waist, body.hip, inseam('in', '29.5 30 30.5 31 31.5 31.5 31.5')],
    'All pieces of a set come in the same size. If yours differ, choose by the larger one.',
  ),
  guide(
    'Shoes',
    US_SHOES,
    [
      sizesIn('US women', '6.5 7.5 8.5 9.5 10.5 11.5 12.5 13.5 14.5'),
      sizesIn('UK', '4.5 5.5 6 7 8 9 10 11 12'),
      sizesIn('EU', '37.5 38.5 40 41 42.5 44 45 46 47.5'),
      footLength('in', '9.3 9.4 9.8 10.2 10.6 11 11.4 11.8 12.2'),
    ],
    'Our sizes are US men’s. With thick socks, take half a size more.',
  ),
  guide('Accessories', '5–7 8–10 11–13', [
    sizesIn('EU', '37–40 41–44 45–47'),
    footLength('in', '9.3–9.8 10.2–11 11.4–12.2'),
  ]),
];
