import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { drawnBy } from './drawn-by';
import { renderLayout } from './render-block';

drawnBy('divider', () => {
  throw new Error('no such thread');
});

it('a block that throws in the browser is left out and told, and the page stands [S8.150]', () => {
  const received = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderLayout([
    { type: 'text', props: { content: 'before' } },
    { type: 'divider', id: 'd-3' },
    { type: 'text', props: { content: 'after' } },
  ]);
  expect(screen.getByText('before')).toBeVisible();
  expect(screen.getByText('after')).toBeVisible();
  expect(received).toHaveBeenCalledWith(
    'Block d-3 (divider) is left out:',
    expect.objectContaining({ message: 'no such thread' }),
  );
});
