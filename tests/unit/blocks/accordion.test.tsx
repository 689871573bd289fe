import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { layoutHtml, loadViews, renderLayout } from './render-block';

beforeAll(loadViews);

const ITEMS = [
  { question: 'Does it shrink?', answer: 'Wash it cold.\n\nThen it does not.' },
  { question: 'Is it lined?', answer: 'Fully.' },
];

const show = (props: object, mode: 'live' | 'edit' = 'live') =>
  renderLayout([{ id: 'faq', type: 'accordion', props: { items: ITEMS, ...props } }], { mode });

const answers = (container: HTMLElement) => [...container.querySelectorAll('details')];

describe('an accordion', () => {
  it('has every answer in its HTML, closed, under its question [S3.970]', () => {
    const html = layoutHtml([{ type: 'accordion', props: { title: 'Help', items: ITEMS } }]);
    expect(html).toContain('Help</h2>');
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).not.toMatch(/<details[^>]* open/);
    expect(html).toContain('<p>Wash it cold.</p><p>Then it does not.</p>');
  });

  it('opens the first one where an admin wants it, and one at a time [S3.970]', () => {
    const { container } = show({ isFirstOpen: true, isOneOpen: true });
    const [first, second] = answers(container);
    expect([first?.open, second?.open]).toEqual([true, false]);
    expect([first?.getAttribute('name'), second?.getAttribute('name')]).toEqual(['faq', 'faq']);
  });

  it('may have several open unless told [S3.970]', () => {
    const { container } = show({});
    expect(answers(container).map((one) => one.hasAttribute('name'))).toEqual([false, false]);
  });

  it('leaves out what has no question or no answer [S3.971]', () => {
    const blank = { question: 'And this?', answer: ' ' };
    const { container } = show({ items: [blank, ...ITEMS, { answer: 'Nobody asked.' }] });
    expect(answers(container)).toHaveLength(2);
    expect(screen.queryByText('And this?')).toBeNull();
  });

  it('opens and closes in the editor as in the shop, so that its answers can be seen there [S3.970]', () => {
    const { container } = show({}, 'edit');
    fireEvent.click(screen.getByText('Is it lined?'));
    expect(answers(container).map(({ open }) => open)).toEqual([false, true]);
  });
});
