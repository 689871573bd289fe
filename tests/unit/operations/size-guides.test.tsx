import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AuthGate, AuthProvider } from '@/components/auth';
import { SizeGuides } from '@/components/operations/size-guides/size-guides';
import { GUIDE_LIMITS } from '@/core/model/size-guide';
import * as operations from '@/services/operations';
import { standIn } from '../../support/stand-in';
import { storeSession } from '../auth/cookies';
import { renderInShop } from '../header/shop-page';

const loadWaiting = standIn(operations, 'loadWaiting');
const loadGuides = standIn(operations, 'loadSizeGuides');
const importGuides = standIn(operations, 'importSizeGuides');
const removeGuide = standIn(operations, 'removeSizeGuide');

const guide = (id: string, category: string) => ({
  ...{ id, category, brand: '', note: '' },
  measurements: [{ name: 'EU', unit: '' as const, how: '' }],
  sizes: [{ name: 'S', values: ['46'] }],
});

beforeEach(async () => {
  loadWaiting.mockResolvedValue({ orders: 0, cases: 0, reviews: 0, messages: 0 });
  const entries = [guide('1', 'Hoodies'), guide('2', 'Pants')];
  loadGuides.mockResolvedValue({ entries, total: 2, page: 1 });
  storeSession();
  renderInShop(
    <AuthProvider>
      <AuthGate>
        <SizeGuides />
      </AuthGate>
    </AuthProvider>,
    { path: '/design/size-guides' },
  );
  await screen.findByRole('heading', { name: 'Pants' });
});

const table = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Table' });
const type = (value: string) => fireEvent.change(table(), { target: { value } });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Import CSV', { selector: 'input' }), {
    target: { files: [file] },
  });
const csvFile = (text: string) =>
  Object.assign(new File([text], 'guides.csv'), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const answer = async (title: string, name: string) =>
  fireEvent.click(within(await dialog(title)).getByRole('button', { name }));

const QUESTION = 'Replace the table?';

test('what was typed is replaced by a guide once the admin agrees; what was not typed at once [S2.1204]', async () => {
  press(/Edit.*Hoodies/);
  expect(table().value).toContain('Hoodies,,S,46');
  press(/Edit.*Pants/);
  expect(table().value).toContain('Pants,,S,46');
  expect(screen.queryByRole('dialog')).toBeNull();
  type('my own');
  press(/Edit.*Hoodies/);
  await answer(QUESTION, 'Back');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(table().value).toBe('my own');
  press(/Edit.*Hoodies/);
  await answer(QUESTION, 'Replace table');
  await waitFor(() => expect(table().value).toContain('Hoodies,,S,46'));
  await waitFor(() => expect(document.activeElement).toBe(table()));
});

test('a file waits for what was typed, and stands in the table where it is refused [S2.1204]', async () => {
  const problems = [{ line: 2, message: 'The size is missing.' }];
  importGuides.mockResolvedValue({ saved: 0, holes: 0, problems });
  type('my own');
  choose(csvFile('Size,EU\n,46\n'));
  await answer(QUESTION, 'Back');
  expect(importGuides).not.toHaveBeenCalled();
  choose(csvFile('Size,EU\n,46\n'));
  await answer(QUESTION, 'Replace table');
  expect(await screen.findByText('Line 2: The size is missing.')).toBeVisible();
  expect(table().value).toBe('Size,EU\n,46\n');
});

test('a file that is too long is not read, and one that cannot be read is said [S2.1204]', async () => {
  const long = new File(['x'], 'long.csv');
  Object.defineProperty(long, 'size', { value: 4 * GUIDE_LIMITS.file + 1 });
  choose(long);
  expect(await screen.findByText(/The file has more than 500,000 characters/)).toBeVisible();
  const gone = new File(['x'], 'gone.csv');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  choose(gone);
  await waitFor(() => expect(screen.queryByText(/more than 500,000/)).toBeNull());
  expect(screen.getByRole('alert')).toBeVisible();
  expect(importGuides).not.toHaveBeenCalled();
});

test('a guide is removed once the admin agrees [S2.1204]', async () => {
  removeGuide.mockResolvedValue(undefined as never);
  press(/Remove.*Pants/);
  await answer('Remove the size guide for Pants?', 'Back');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(removeGuide).not.toHaveBeenCalled();
  press(/Remove.*Pants/);
  await answer('Remove the size guide for Pants?', 'Remove size guide');
  expect(await screen.findByText('Size guide for Pants removed.')).toBeVisible();
  expect(removeGuide).toHaveBeenCalledExactlyOnceWith({ domain: 'linen.example', id: '2' });
});

test('what is removed is gone at once, the focus is where it is said, and stays there as the list comes [S2.1204]', async () => {
  removeGuide.mockResolvedValue(undefined as never);
  let answerLoad = () => {};
  loadGuides.mockReturnValue(
    new Promise((resolve) => {
      answerLoad = () => resolve({ entries: [guide('1', 'Hoodies')], total: 1, page: 1 });
    }),
  );
  press(/Remove.*Pants/);
  await answer('Remove the size guide for Pants?', 'Remove size guide');
  const notice = await screen.findByText('Size guide for Pants removed.');
  expect(screen.queryByRole('heading', { name: 'Pants' })).toBeNull();
  await waitFor(() => expect(notice).toHaveFocus());
  answerLoad();
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
  expect(notice).toHaveFocus();
});

test('a question stands while an earlier change brings another list [S2.1204]', async () => {
  let answerSave = () => {};
  importGuides.mockReturnValue(
    new Promise((resolve) => {
      answerSave = () => resolve({ saved: 1, holes: 0, problems: [] });
    }),
  );
  type('Category,Size,EU\nShoes,S,46\n');
  press('Save size guides');
  press(/Remove.*Pants/);
  const question = await dialog('Remove the size guide for Pants?');
  const entries = [guide('1', 'Hoodies'), guide('2', 'Pants'), guide('3', 'Shoes')];
  loadGuides.mockResolvedValue({ entries, total: 3, page: 1 });
  answerSave();
  await screen.findByText('Shoes', { selector: 'h2' });
  expect(question).toBeVisible();
});
