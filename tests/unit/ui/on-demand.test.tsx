import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onDemand } from '@/components/ui/on-demand';
import { eventually } from '../../support/eventually';

const Content = ({ of }: { of: string }) => <p>{of}</p>;
const Placeholder = () => <p>on its way</p>;

it('on demand: its place is held until its code is there', async () => {
  const Fetched = onDemand(async () => Content, Placeholder);
  render(<Fetched of="drawer" />);
  expect(screen.getByText('on its way')).toBeVisible();
  expect(await screen.findByText('drawer')).toBeVisible();
  expect(screen.queryByText('on its way')).toBeNull();
});

it('on demand: code that does not come gives its place back, tells, and is asked for again', async () => {
  const load = vi.fn<() => Promise<typeof Content>>().mockRejectedValue(new Error('away'));
  const onMissing = vi.fn();
  const Fetched = onDemand(load, Placeholder, onMissing);
  const { rerender } = render(<Fetched of="drawer" />);
  await eventually(() => expect(onMissing).toHaveBeenCalledWith({ of: 'drawer' }));
  await eventually(() => expect(screen.queryByText('on its way')).toBeNull());
  load.mockResolvedValue(Content);
  rerender(<Fetched of="cart" />);
  expect(await screen.findByText('cart')).toBeVisible();
});

it('on demand: many that are shown at once share one fetch', async () => {
  const load = vi.fn(async () => Content);
  const Fetched = onDemand(load);
  render(['heart', 'star', 'plus'].map((of) => <Fetched key={of} of={of} />));
  for (const of of ['heart', 'star', 'plus']) expect(await screen.findByText(of)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
