import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VariantForm } from '@/components/product/variant-form';
import type { VariantField } from '@/core/model/variant';
import { chosenVariants, defaultChoices } from '@/core/rules/variants/variants';
import { COLOR, field, NAME, NAMING, option, SIZE } from './fixtures';

function Form({ fields }: { fields: readonly VariantField[] }) {
  const [choices, setChoices] = useState(() => defaultChoices(fields));
  return (
    <>
      <VariantForm offer={{ fields }} choices={choices} setChoices={setChoices} />
      <output>{Object.keys(chosenVariants(fields, choices)).join()}</output>
    </>
  );
}

const chosenLabels = () => screen.getByRole('status').textContent;

describe('the variant form', () => {
  it('preselects defaults, on the server too [S4.21]', () => {
    render(<Form fields={[SIZE, COLOR]} />);
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Navy' })).toBeChecked();
    expect(renderToString(<Form fields={[SIZE]} />)).toMatch(/<input[^>]*checked=""[^>]*value="M"/);
  });

  it('marks a required field with an asterisk, an optional one not [S5.20]', () => {
    render(<Form fields={[SIZE, NAMING]} />);
    const required = screen.getByRole('radiogroup', { name: /^Size/ });
    expect(within(required).getByText('*')).toBeVisible();
    expect(required).toHaveAccessibleName('Size (required)');
    const optional = screen.getByRole('radiogroup', { name: 'Personalization' });
    expect(within(optional).queryByText('*')).toBeNull();
  });

  it('never blocks: no control is required for the browser [S5.20]', () => {
    const { container } = render(<Form fields={[SIZE, COLOR, field({ ...NAME, id: 'free' })]} />);
    expect(container.querySelector(':required')).toBeNull();
  });

  it('names every swatch, and what it adds', () => {
    render(<Form fields={[COLOR]} />);
    const group = screen.getByRole('radiogroup', { name: /Color/ });
    const names = within(group).getAllByRole('radio');
    expect(names[0]).toHaveAccessibleName('Navy');
    expect(names[1]).toHaveAccessibleName('Forest Green +$1.50');
    expect(names[2]).toHaveAccessibleName('Petrol');
  });

  it('shows what has a swatch as a colour, anything else as its name [S3.22]', () => {
    const strange = option('Dusk', 0, 'url(//x.example)');
    const { container } = render(
      <Form fields={[{ ...COLOR, options: [...COLOR.options, strange] }]} />,
    );
    const colors = [...container.querySelectorAll<HTMLElement>('[style]')].map(
      ({ style }) => style.backgroundColor,
    );
    expect(colors).toEqual(['rgb(31, 42, 68)', 'rgb(39, 59, 51)', 'rgb(28, 110, 116)']);
    expect(screen.getByText('Dusk')).not.toHaveClass('visually-hidden');
  });

  it('hides and drops a field until the field it depends on has the value [S4.22]', async () => {
    const user = userEvent.setup();
    render(<Form fields={[NAMING, NAME]} />);
    expect(screen.queryByRole('textbox')).toBeNull();

    await user.click(screen.getByRole('radio', { name: /Embroidered name/ }));
    const text = screen.getByRole('textbox', { name: /Your text/ });
    expect(text).toHaveAttribute('placeholder', 'Up to 12 letters');
    await user.type(text, 'Maya');
    expect(chosenLabels()).toBe('Personalization,Your text');

    await user.click(screen.getByRole('radio', { name: 'None' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(chosenLabels()).toBe('');
  });

  it('takes as much text as its definition allows, else 40 characters [S3.22] [S9.27]', async () => {
    const user = userEvent.setup();
    const fields = [
      field({ id: 'Name', type: 'text' }),
      field({ id: 'Number', type: 'text', maxLength: 2 }),
    ];
    render(<Form fields={fields} />);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, 'x'.repeat(50));
    expect(name).toHaveValue('x'.repeat(40));
    const number = screen.getByRole('textbox', { name: 'Number' });
    await user.type(number, '1234');
    expect(number).toHaveValue('12');
    expect(screen.getByText('2/2')).toBeVisible();
  });

  it('offers many options in a drop-down, with what they add [S3.22]', async () => {
    const user = userEvent.setup();
    const options = Array.from({ length: 12 }, (_, index) => option(`Yarn ${index}`, index));
    render(<Form fields={[field({ id: 'Yarn', type: 'select', options, required: true })]} />);
    const select = screen.getByRole('combobox', { name: /Yarn/ });
    expect(select).toHaveDisplayValue('Choose');
    await user.selectOptions(select, 'Yarn 3 +$3.00');
    expect(select).toHaveValue('Yarn 3');
    expect(chosenLabels()).toBe('Yarn');
  });

  it('offers pictures by name, and None where nothing need be chosen [S3.22]', async () => {
    const user = userEvent.setup();
    const options = [option('Left chest', 0, '/a.webp'), option('Back', 1, '/b.webp')];
    render(<Form fields={[field({ id: 'Place', type: 'image', options })]} />);
    const none = screen.getByRole('radio', { name: 'None' });
    expect(none).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Back +$1.00' }));
    expect(chosenLabels()).toBe('Place');
    await user.click(none);
    expect(chosenLabels()).toBe('');
  });
});
