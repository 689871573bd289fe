import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readFields } from '@/blocks/kit/fields';
import { subscribeBlock } from '@/blocks/types/subscribe/definition';
import { renderOnServer } from './on-server';
import { loadViews, renderLayout } from './render-block';

const DESIGNS = subscribeBlock.props.design.options ?? [];

const THANKS = 'Thank You!';

beforeAll(loadViews);
afterEach(() => vi.restoreAllMocks());

function show(props: object = {}, mode: 'live' | 'edit' = 'live') {
  return renderLayout([{ id: 'it', type: 'subscribe', props }], { mode }).container;
}

const panelOf = (page: HTMLElement) => page.querySelector<HTMLElement>('div > div > div');
const field = () => screen.getByLabelText('Enter your email address');

function enter(address: string) {
  fireEvent.change(field(), { target: { value: address } });
  const form = field().closest('form');
  if (form) fireEvent.submit(form);
}

describe('the newsletter form', () => {
  it('says what the spec says unless told [S9.303]', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Stay Updated' })).toBeVisible();
    expect(
      screen.getByText('Get the latest updates and exclusive offers delivered to your inbox'),
    ).toBeVisible();
    expect(field()).toHaveAttribute('placeholder', 'Enter your email address');
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });

  it('thanks for an address, calls nobody, and keeps the focus [S4.307] [S9.304]', () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    show();
    field().focus();
    enter('mara@finch.example');
    const thanks = screen.getByText(THANKS).parentElement;
    expect(thanks).toHaveTextContent("You've been successfully subscribed to our newsletter.");
    expect(thanks).toHaveFocus();
    expect(thanks?.closest('[role="status"]')).not.toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('thanks in a place that was there before, so that it is read aloud, and moves nothing [S4.307]', () => {
    const page = show();
    const place = screen.getByRole('status');
    expect(place).toBeEmptyDOMElement();
    enter('mara@finch.example');
    expect(screen.getByRole('status')).toBe(place);
    expect(page.querySelector('form')?.closest('[inert]')).not.toBeNull();
  });

  it.each(['', 'mara', 'mara@', '@finch.example', 'mara@finch', 'ma ra@finch.example', 'a@b@c.d'])(
    'overlooks %j in silence [S5.301]',
    (address) => {
      const page = show();
      const before = page.textContent;
      enter(address);
      expect(screen.queryByText(THANKS)).toBeNull();
      expect(page.textContent).toBe(before);
      expect(field().closest('form')).toHaveAttribute('novalidate');
    },
  );

  it('takes a right address after a wrong one [S5.301]', () => {
    show();
    enter('mara');
    enter('mara@finch.example');
    expect(screen.getByText(THANKS)).toBeVisible();
  });

  it('does nothing in edit mode [S4.308]', () => {
    show({}, 'edit');
    expect(field()).toBeDisabled();
    expect(screen.getByRole('button')).toBeDisabled();
    enter('mara@finch.example');
    expect(screen.queryByText(THANKS)).toBeNull();
  });

  it('sends nothing anywhere without scripts [S4.309]', () => {
    const page = renderOnServer([{ type: 'subscribe' }]);
    expect(page.querySelector('form')).toHaveAttribute('method', 'dialog');
    expect(page.querySelector('form')).not.toHaveAttribute('action');
    for (const control of page.querySelectorAll('input, button'))
      expect(control).not.toHaveAttribute('name');
  });

  it('has a field that is called something without a placeholder too [S4.307]', () => {
    show({ placeholder: '' });
    expect(screen.getByRole('textbox', { name: 'Stay Updated' })).toBeVisible();
  });
});

describe('the looks of the newsletter form', () => {
  it('are thirteen designs, modern unless told [S3.309]', () => {
    expect(DESIGNS).toHaveLength(13);
    expect(readFields(subscribeBlock.props, {}).design).toBe('modern');
    const looks = DESIGNS.map((design) => panelOf(show({ design }))?.className);
    expect(new Set(looks).size).toBe(13);
  });

  it('has the colours an admin gives, before those of the style fields [S3.309]', () => {
    const layout = {
      type: 'subscribe',
      props: { backgroundColor: '#102030', textColor: '#fedcba', buttonColor: '#abcdef' },
      styles: { backgroundColor: '#ffffff', color: '#000000' },
    };
    const panel = panelOf(renderLayout([layout]).container);
    expect(panel?.style.backgroundColor).toBe('rgb(16, 32, 48)');
    expect(panel?.style.backgroundImage).toBe('none');
    expect(panel?.style.getPropertyValue('--ink-own')).toBe('#fedcba');
    expect(panel?.style.getPropertyValue('--button-own')).toBe('#abcdef');
  });

  it('shows its icon unless that is switched off [S3.309]', () => {
    expect(show().querySelector('svg')).not.toBeNull();
    expect(show({ showIcon: false }).querySelector('svg')).toBeNull();
  });
});
