import { expect, test } from 'vitest';
import { lengthTexts, readLengths, splitUnit } from '@/core/rules/sizes/length';

test.each<[string, [number, number] | null]>([
  ['38.5', [38.5, 38.5]],
  ['38,5', [38.5, 38.5]],
  ['38 1/2', [38.5, 38.5]],
  ['38-1/2', [38.5, 38.5]],
  ['38½', [38.5, 38.5]],
  ['½', [0.5, 0.5]],
  ['96-101', [96, 101]],
  ['96 – 101', [96, 101]],
  ['96,5—101,5', [96.5, 101.5]],
  ['30 1/2 to 31¾', [30.5, 31.75]],
  ['101-96', null],
  ['96-', null],
  ['1-2-3', null],
  ['0', null],
  ['-5', null],
  ['1/0', null],
  ['5000', null],
  ['wide', null],
  ['', null],
])('reads %j as it is meant [S3.1201]', (text, lengths) => {
  expect(readLengths(text)).toEqual(lengths);
});

test('shows lengths in their own unit as they are [S3.1201]', () => {
  expect(lengthTexts([[96, 101.5]], 'cm', 'cm')).toEqual(['96–101.5']);
  expect(
    lengthTexts(
      [
        [38, 40.25],
        [9.3, 9.3],
      ],
      'in',
      'in',
    ),
  ).toEqual(['38–40¼', '9.3']);
});

test('converts to half centimeters and quarter inches [S3.1201]', () => {
  expect(
    lengthTexts(
      [
        [38, 40],
        [40.5, 40.5],
      ],
      'in',
      'cm',
    ),
  ).toEqual(['96.5–101.5', '103']);
  expect(
    lengthTexts(
      [
        [96, 101],
        [101, 106],
      ],
      'cm',
      'in',
    ),
  ).toEqual(['37¾–39¾', '39¾–41¾']);
});

test('converts more finely where sizes would look the same [S3.1201]', () => {
  const feet: [number, number][] = [
    [24, 24],
    [24.5, 24.5],
    [25, 25],
  ];
  expect(lengthTexts(feet, 'cm', 'in')).toEqual(['9.4', '9.6', '9.8']);
  const inches = [9.3, 9.4, 9.5].map((value): [number, number] => [value, value]);
  expect(lengthTexts(inches, 'in', 'cm')).toEqual(['23.6', '23.9', '24.1']);
});

test.each([
  ['Waist in', 'Waist', 'in'],
  ['96 cm', '96', 'cm'],
  ['38"', '38', 'in'],
  ['Origin', 'Origin', ''],
  ['Inseam', 'Inseam', ''],
])('splits the unit off %j [S3.1201]', (text, rest, unit) => {
  expect(splitUnit(text)).toEqual({ rest, unit });
});
