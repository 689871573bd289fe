import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CardForm } from '@/components/payment/creditcard/card-form';

it('a card that is entered before its scripts are there is sent nowhere by Enter [S8.714]', () => {
  const form = <CardForm problems={{}} onEnter={vi.fn()} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(form);
  expect(page.querySelectorAll('input')).toHaveLength(3);
  expect(page.querySelector('[type="submit"]')).toBeNull();
  const { container } = render(form);
  expect(container.querySelector('[type="submit"]')).not.toBeNull();
});
