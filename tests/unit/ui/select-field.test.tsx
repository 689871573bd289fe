import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SelectField } from '@/components/ui';

const OPTIONS = [
  ['US', 'United States'],
  ['GB', 'United Kingdom'],
] as const;

function Form({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('');
  const [inputs, setInputs] = useState(0);
  const choose = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return (
    <form aria-label={`Inputs: ${inputs}`} onInput={() => setInputs(inputs + 1)}>
      <SelectField
        label="Country"
        name="country"
        placeholder="Choose"
        options={OPTIONS}
        value={value}
        onChange={choose}
      />
    </form>
  );
}

it('a choice is told once, and stays where the form renders at it [S5.1350]', async () => {
  const onChange = vi.fn();
  render(<Form onChange={onChange} />);
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'GB');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('GB');
  expect(screen.getByLabelText('Country')).toHaveValue('GB');
  expect(screen.getByRole('form')).toHaveAccessibleName('Inputs: 1');
});
