import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { partOnDemand } from '@/components/kit/part-on-demand';

it('a part whose code does not come says so, and can be asked for again [S9.725]', async () => {
  let isAway = true;
  const Part = partOnDemand<{ of: string }>('The colours', async () => {
    if (isAway) throw new Error('no code');
    return ({ of }) => <p>{`Colours of ${of}`}</p>;
  });
  render(<Part of="autumn" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The colours could not be loaded.');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Colours of autumn')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
