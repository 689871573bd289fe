import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import dynamic from '@/components/ui/dynamic-in-browser';

const View = ({ of }: { of: string }) => <p>{`The view of ${of}`}</p>;
const loader = () => vi.fn(async () => ({ default: View }));
const options = (...modules: number[]) => ({ loadableGenerated: { modules } });

it('dynamic: what a page names is loaded before it is taken over, and nothing else', async () => {
  const [named, other] = [loader(), loader()];
  dynamic(named, options(1));
  dynamic(other, options(2));
  await window.__NEXT_PRELOADREADY?.([1, 99]);
  expect(named).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

it('dynamic: what a view brings along is loaded too, and a failure holds nothing up', async () => {
  const inner = loader();
  const outer = vi.fn(async () => {
    dynamic(inner, options(4));
    return { default: View };
  });
  dynamic(outer, options(3));
  dynamic<object>(() => Promise.reject(new Error('away')), options(5));
  await window.__NEXT_PRELOADREADY?.([3, 4, 5]);
  expect(inner).toHaveBeenCalledTimes(1);
});

it('dynamic: what was not named is loaded when it shows', async () => {
  const load = loader();
  const Late = dynamic(load);
  await act(async () => {
    render(
      <Suspense fallback={<p>On its way</p>}>
        <Late of="a drawer" />
      </Suspense>,
    );
  });
  expect(screen.getByText('The view of a drawer')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
