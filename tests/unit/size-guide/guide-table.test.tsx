import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { GuideTable } from '@/components/size-guide';
import type { SizeGuide } from '@/core/model/size-guide';

const GUIDE: SizeGuide = {
  ...{ category: 'Hoodies', brand: 'Acme', note: 'Take the larger one.' },
  measurements: [
    { name: 'EU', unit: '', how: '' },
    { name: 'Chest', unit: 'in', how: 'Around the chest.' },
  ],
  sizes: [
    { name: 'M', values: ['48', [37, 39]] },
    { name: 'S', values: ['', ''] },
  ],
};

beforeEach(() => localStorage.clear());

test('a guide is a table with a name, column and row headers [S2.1203]', () => {
  render(<GuideTable guide={GUIDE} />);
  const table = screen.getByRole('table', { name: 'Measurements of Hoodies by Acme' });
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Size', 'EU', 'Chest cminches']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['M', 'S']);
  const scrolled = screen.getByRole('region', { name: 'Measurements of Hoodies by Acme' });
  expect(scrolled).toHaveProperty('tabIndex', 0);
});

test('what is not given has a dash and words [S5.1202]', () => {
  render(<GuideTable guide={GUIDE} />);
  const cells = within(screen.getByRole('row', { name: /^S / })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['–not given', '–not given']);
  for (const cell of cells) expect(cell.firstElementChild?.ariaHidden).toBe('true');
});

test('a guide without a size, a measurement or a length is shown all the same [S5.1202]', () => {
  const { rerender } = render(<GuideTable guide={{ ...GUIDE, sizes: [] }} />);
  expect(screen.getByRole('table')).toBeDefined();
  rerender(<GuideTable guide={{ ...GUIDE, measurements: [] }} />);
  expect(screen.getAllByRole('row')).toHaveLength(3);
  const sizes = [{ name: 'M', values: [] }];
  rerender(<GuideTable guide={{ ...GUIDE, sizes }} />);
  expect(screen.getAllByText('not given')).toHaveLength(2);
  const [eu] = GUIDE.measurements;
  rerender(<GuideTable guide={{ ...GUIDE, measurements: eu ? [eu] : [] }} />);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('the chosen size is marked, and sizes have the order of the product’s [S2.1202]', () => {
  render(<GuideTable guide={GUIDE} options={['S', 'M', 'L']} chosen="m" />);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['S', 'M, your size']);
});

test('says how to measure, and what the shop notes [S2.1203]', () => {
  render(<GuideTable guide={GUIDE} />);
  const how = screen.getByRole('region', { name: 'How to measure' });
  expect(within(how).getByRole('term').textContent).toBe('Chest');
  expect(within(how).getByRole('definition').textContent).toBe('Around the chest.');
  expect(screen.getByText('Take the larger one.')).toBeDefined();
});

test('opens in the shop’s unit, then in the one that was chosen last [S2.1201]', () => {
  const { unmount } = render(<GuideTable guide={GUIDE} />);
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(radio('inches').checked).toBe(true);
  fireEvent.click(radio('cm'));
  expect(radio('cm').checked).toBe(true);
  unmount();
  render(<GuideTable guide={GUIDE} />);
  expect(radio('cm').checked).toBe(true);
});
