import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WriteReview } from '@/components/write-review';
import { reviewCalls } from '@/core/calls/reviews';
import { uploadCalls } from '@/core/calls/uploads';
import { ApiError } from '@/services/api-error';
import * as client from '@/services/browser-client';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { product } from '../product/fixtures';
import { renderInShop } from '../product/render';

const call = standIn(client, 'callBackend');

/** Answers uploads in order by ids or errors; reviews by `review`. */
function answer(uploads: (string | Error)[], review: () => Promise<unknown>) {
  const left = [...uploads];
  call.mockImplementation(async (request) => {
    if (Object.is(request, reviewCalls.addReview)) return review();
    const next = left.shift();
    if (typeof next === 'string') return { status: 0, message: '', data: { id: next } };
    throw next ?? new Error('no more uploads');
  });
}

const sent = () =>
  call.mock.calls
    .filter(([request]) => Object.is(request, reviewCalls.addReview))
    .map(([, , body]) => body);

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openForm() {
  renderInShop(<WriteReview product={product()} label="Write a review" className="" />);
  fireEvent.click(screen.getByRole('button', { name: 'Write a review' }));
  return within(await screen.findByRole('dialog', { name: 'Write a review' }));
}

type Form = Awaited<ReturnType<typeof openForm>>;

function fill(form: Form) {
  fireEvent.click(form.getByRole('radio', { name: '4 stars, Very good' }));
  fireEvent.change(form.getByLabelText('Your name'), { target: { value: 'Ada' } });
  fireEvent.change(form.getByLabelText('Your review'), { target: { value: 'Warm.' } });
}

const addPhotos = (form: Form, count: number) =>
  fireEvent.change(form.getByLabelText('Add photos'), {
    target: {
      files: Array.from({ length: count }, (_, index) => new File(['x'], `photo-${index}.jpg`)),
    },
  });
const submit = (form: Form) => fireEvent.click(form.getByRole('button', { name: 'Send review' }));

describe('writing a review', () => {
  it('says at each field what is missing, and goes to the first', async () => {
    const form = await openForm();
    submit(form);
    await form.findByText('Tell us your name.');
    expect(form.getByLabelText('Your name')).toHaveAccessibleDescription(/Tell us your name\./);
    expect(form.getByRole('radio', { name: /^1 star/ })).toHaveFocus();
    fireEvent.click(form.getByRole('radio', { name: /^4 stars/ }));
    submit(form);
    await eventually(() => expect(form.getByLabelText('Your name')).toHaveFocus());
    expect(sent()).toEqual([]);
  });

  it('hands in words and photos, and says what happens next [S2.109]', async () => {
    answer(['id-1', 'id-2'], async () => ({ status: 0, message: '' }));
    const form = await openForm();
    fill(form);
    addPhotos(form, 2);
    await form.findByText('2 of 2 photos added');
    submit(form);
    await screen.findByRole('heading', { name: 'Thank you for your review' });
    expect(sent()).toEqual([
      {
        domain: 'shop.example',
        productId: 'p-1',
        rating: 4,
        name: 'Ada',
        title: '',
        text: 'Warm.',
        photos: ['id-1', 'id-2'],
      },
    ]);
  });

  it('keeps what was written when the call fails and when the dialog is closed', async () => {
    answer([], () => Promise.reject(new ApiError('network', '')));
    const form = await openForm();
    fill(form);
    submit(form);
    expect(await form.findByText(/shop could not be reached/)).toHaveRole('alert');
    fireEvent.click(form.getByRole('button', { name: 'Close' }));
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Write a review' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText('Your review')).toHaveValue('Warm.');
    expect(again.getByRole('radio', { name: /^4 stars/ })).toBeChecked();
  });

  it('shows what the server says at the field it names', async () => {
    answer([], () => Promise.reject(new ApiError('status', 'Too long.', 400, 'text')));
    const form = await openForm();
    fill(form);
    submit(form);
    await form.findByText('Too long.');
    expect(form.getByLabelText('Your review')).toHaveAccessibleDescription(/Too long\./);
  });

  it('takes five photos; one that fails says why, can be tried again or removed', async () => {
    const large = new ApiError('status', 'This photo is over 10 MB.', 413);
    answer(['1', '2', large, '4', '5', 'second try'], async () => ({ status: 0, message: '' }));
    const form = await openForm();
    fill(form);
    addPhotos(form, 6);
    expect(await form.findByText(/This photo is over 10 MB/)).toBeVisible();
    expect(form.getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(5);
    submit(form);
    await form.findByText(/Some photos did not arrive/);
    fireEvent.click(form.getByRole('button', { name: 'Try again with photo 3' }));
    await form.findByText('5 of 5 photos added');
    fireEvent.click(form.getByRole('button', { name: 'Remove photo 1' }));
    await form.findByText('4 of 4 photos added');
    submit(form);
    await screen.findByRole('heading', { name: 'Thank you for your review' });
    expect(sent()).toMatchObject([{ photos: ['2', 'second try', '4', '5'] }]);
    expect(
      call.mock.calls.filter(([request]) => Object.is(request, uploadCalls.upload)),
    ).toHaveLength(6);
  });
});
