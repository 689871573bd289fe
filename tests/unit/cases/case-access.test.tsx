import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CaseAccessView } from '@/components/cases';
import type { Case, CaseMessage } from '@/core/model/case';
import { pageTrail } from '@/core/rules/address/trail';
import { ApiError } from '@/services/api-error';
import * as client from '@/services/browser-client';
import * as cases from '@/services/orders';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { renderInShop } from '../header/shop-page';

const verifyOrder = standIn(cases, 'verifyOrder');
const fileCase = standIn(cases, 'fileCase');
const addCaseMessage = standIn(cases, 'addCaseMessage');
const loadCase = standIn(cases, 'loadCase');
const loadAllCases = standIn(cases, 'loadAllCases');
// By which photos are sent.
const upload = standIn(client, 'callBackend');
const taken = (id: string) => ({ status: 0, message: '', data: { id, width: 4, height: 3 } });

const ORDER = { access: 'signed', orderId: 'GL-1', name: 'Ada' };
const AT = '2026-03-05T12:00:00.000Z';

const message = (id: string, part: Partial<CaseMessage> = {}): CaseMessage => ({
  ...{ id, message: `Words of ${id}`, senderType: 'shopper', senderName: 'Ada' },
  ...{ attachments: [], isInternal: false, createdAt: AT, ...part },
});
const dispute = (part: Partial<Case> = {}): Case => ({
  ...{ id: 'c-1', number: 'C-ABC2345', order_id: 'GL-1', name: 'Ada', subject: 'An open seam' },
  ...{ type: 'damaged', status: 'open', createdAt: AT, updatedAt: AT },
  ...{ messages: [message('m-1')], ...part },
});

beforeEach(() => {
  sessionStorage.clear();
  verifyOrder.mockResolvedValue(ORDER);
  loadAllCases.mockResolvedValue([]);
  loadCase.mockImplementation(() => new Promise(() => undefined));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(path = '/case-access', orderId = '') {
  return renderInShop(
    <CaseAccessView
      title="File A Dispute"
      trail={pageTrail('File A Dispute', '/case-access')}
      orderId={orderId}
    />,
    { path },
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

function prove() {
  type('Order number', 'GL-1');
  type('E-mail', 'ada@example.com');
  press('Continue');
}

async function openDesk() {
  show();
  prove();
  await screen.findByText(/^(Tell us what happened|Is there something else\?)$/);
  return screen.getByRole('heading', { name: 'Order GL-1' });
}

function fillDraft() {
  type('What is it about?', 'damaged');
  type('Subject', 'An open seam');
  type('What happened?', 'It came open.');
}

const addPhotos = (count: number) =>
  fireEvent.change(screen.getAllByLabelText('Add photos')[0] as HTMLElement, {
    target: { files: Array.from({ length: count }, (_, at) => new File(['x'], `${at}.jpg`)) },
  });

describe('proving an order', () => {
  it('asks for both before it calls anybody [S5.207]', () => {
    show();
    press('Continue');
    expect(screen.getByLabelText('Order number')).toHaveAccessibleDescription(
      'Enter your order number.',
    );
    expect(screen.getByLabelText('Order number')).toHaveFocus();
    expect(verifyOrder).not.toHaveBeenCalled();
  });

  it('says in one message that they do not fit, and keeps them [S2.601]', async () => {
    verifyOrder.mockRejectedValueOnce(new ApiError('status', 'No such order.', 404));
    show('/case-access', 'GL-9');
    type('E-mail', 'ada@example.com');
    press('Continue');
    expect(await screen.findByText('No such order.')).toHaveRole('alert');
    expect(screen.getByLabelText('Order number')).toHaveValue('GL-9');
  });

  it('opens the order, and takes the keyboard along [S2.602]', async () => {
    const heading = await openDesk();
    await eventually(() => expect(heading).toHaveFocus());
    expect(loadAllCases).toHaveBeenCalledWith({ access: 'signed' });
    expect(screen.getByLabelText('Your name')).toHaveValue('Ada');
  });

  it('is kept for a reload of the tab, until the shopper leaves it [S2.602]', async () => {
    await openDesk();
    cleanup();
    show();
    await screen.findByRole('heading', { name: 'Order GL-1' });
    expect(verifyOrder).toHaveBeenCalledTimes(1);
    press('Another order');
    expect(screen.getByLabelText('Order number')).toHaveValue('');
    cleanup();
    show();
    expect(screen.getByLabelText('Order number')).toBeVisible();
    expect(loadAllCases).toHaveBeenCalledTimes(2);
  });

  it.each(['{', '7', '{"access":1}', '{"access":"a","orderId":"b"}'])(
    'believes nothing that is stored and is no order: %s [S2.602]',
    (saved) => {
      sessionStorage.setItem('openOrder', saved);
      show();
      expect(screen.getByLabelText('Order number')).toBeVisible();
    },
  );

  it('takes an access from the address, once [S2.601]', async () => {
    window.history.replaceState({}, '', '/case-access?access=link&ref=mail#top');
    show('/case-access?access=link&ref=mail#top');
    expect(screen.queryByLabelText('Order number')).toBeNull();
    await screen.findByRole('heading', { name: 'Order GL-1' });
    expect(verifyOrder).toHaveBeenCalledWith({ access: 'link' });
    expect(window.location.search + window.location.hash).toBe('?ref=mail#top');
    expect(sessionStorage.getItem('openOrder')).toContain('signed');
    expect(sessionStorage.getItem('openOrder')).not.toContain('link');
  });

  it('says of a link that opens nothing any more what to do instead [S2.601]', async () => {
    verifyOrder.mockRejectedValueOnce(new ApiError('status', 'No such order.', 404));
    show('/case-access?access=old');
    await screen.findByText(/This link does not open an order any more/);
    expect(screen.getByLabelText('Order number')).toBeVisible();
  });
});

describe('filing a dispute', () => {
  it('says at each field what is missing, and goes to the first [S5.207]', async () => {
    await openDesk();
    press('File the dispute');
    await eventually(() => expect(screen.getByLabelText('What is it about?')).toHaveFocus());
    expect(screen.getByLabelText('What is it about?')).toHaveAccessibleDescription(
      'Choose what it is about.',
    );
    expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Enter a subject.');
    fireEvent.input(screen.getByLabelText('Subject'), { target: { value: 'A seam' } });
    expect(screen.getByLabelText('Subject')).not.toHaveAccessibleDescription();
    expect(screen.getByText('Choose what it is about.')).toBeVisible();
    expect(fileCase).not.toHaveBeenCalled();
  });

  it('sends words and photos, and shows the dispute [S2.603]', async () => {
    upload.mockResolvedValueOnce(taken('id-1')).mockResolvedValueOnce(taken('id-2'));
    fileCase.mockResolvedValueOnce(dispute());
    await openDesk();
    fillDraft();
    addPhotos(2);
    await screen.findByText('2 of 2 photos added');
    expect(upload.mock.calls[0]?.[2]).toMatchObject({ purpose: 'case' });
    press('File the dispute');
    const heading = await screen.findByRole('heading', { name: 'An open seam' });
    await eventually(() => expect(heading).toHaveFocus());
    expect(fileCase).toHaveBeenCalledWith({
      ...{ access: 'signed', name: 'Ada', type: 'damaged', subject: 'An open seam' },
      ...{ description: 'It came open.', attachments: ['id-1', 'id-2'] },
    });
    expect(screen.getByText('C-ABC2345')).toBeVisible();
  });

  it('keeps what was typed where it fails, and marks the photo that is gone [S2.603]', async () => {
    upload.mockResolvedValueOnce(taken('id-1')).mockResolvedValueOnce(taken('id-2'));
    fileCase.mockRejectedValueOnce(
      new ApiError('status', 'This photo is not there any more.', 422, 'attachments.1'),
    );
    await openDesk();
    fillDraft();
    addPhotos(2);
    await screen.findByText('2 of 2 photos added');
    press('File the dispute');
    await screen.findByRole('button', { name: 'Try again with photo 2' });
    expect(screen.getByLabelText('What happened?')).toHaveValue('It came open.');
    expect(screen.getAllByLabelText('Add photos')[0]).toHaveAccessibleDescription(
      /not there any more/,
    );
    press('File the dispute');
    await screen.findByText(/Some photos did not arrive/);
    expect(fileCase).toHaveBeenCalledTimes(1);
  });

  it('takes eight photos [S9.142]', async () => {
    upload.mockResolvedValue(taken('id'));
    await openDesk();
    addPhotos(12);
    await screen.findByText('8 of 8 photos added');
  });

  it('asks for the order once more when its access has run out, and loses nothing [S2.603]', async () => {
    fileCase.mockRejectedValueOnce(new ApiError('status', 'No such order.', 404));
    await openDesk();
    fillDraft();
    press('File the dispute');
    await screen.findByText(/stays open for two hours/);
    expect(sessionStorage.getItem('openOrder')).toBeNull();
    verifyOrder.mockResolvedValueOnce({ ...ORDER, access: 'newer' });
    type('E-mail', 'ada@example.com');
    press('Continue');
    await eventually(() => expect(screen.getByLabelText('What happened?')).toBeVisible());
    expect(screen.getByLabelText('What happened?')).toHaveValue('It came open.');
    fileCase.mockResolvedValueOnce(dispute());
    press('File the dispute');
    await screen.findByRole('heading', { name: 'An open seam' });
    expect(fileCase.mock.lastCall?.[0]).toMatchObject({ access: 'newer' });
  });
});

describe('disputes that were asked for before one was filed', () => {
  it('do not take away what was filed when they come after it [S2.603]', async () => {
    fileCase.mockRejectedValueOnce(new ApiError('status', 'No such order.', 404));
    await openDesk();
    fillDraft();
    press('File the dispute');
    await screen.findByText(/stays open for two hours/);
    verifyOrder.mockResolvedValueOnce({ ...ORDER, access: 'newer' });
    let answer: (cases: Case[]) => void = () => undefined;
    loadAllCases.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    type('E-mail', 'ada@example.com');
    press('Continue');
    await eventually(() => expect(loadAllCases).toHaveBeenLastCalledWith({ access: 'newer' }));
    fileCase.mockResolvedValueOnce(dispute());
    press('File the dispute');
    await screen.findByRole('heading', { name: 'An open seam' });
    answer([dispute({ id: 'c-0', subject: 'A lost parcel' })]);
    press('All disputes of this order');
    expect(await screen.findByRole('button', { name: /A lost parcel/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /An open seam/ })).toBeVisible();
  });
});

describe('a dispute', () => {
  const answered = dispute({
    status: 'answered',
    messages: [
      message('m-1'),
      message('m-2', {
        ...{ senderType: 'shop', senderName: 'Gridline', message: '<b>We send</b> a new one.' },
        attachments: [
          {
            id: 'a-1',
            name: 'photo-1.webp',
            url: '/api/x?sig=1',
            preview: '',
            width: 4,
            height: 3,
          },
        ],
      }),
    ],
  });

  async function openThread(result = answered) {
    loadAllCases.mockResolvedValue([result]);
    await openDesk();
    fireEvent.click(await screen.findByRole('button', { name: /An open seam/ }));
  }

  const messages = () => [...screen.getByRole('list', { name: 'Messages' }).children];

  it('is listed with its state, and opens as a conversation [S2.602] [S2.604]', async () => {
    loadAllCases.mockResolvedValue([answered]);
    await openDesk();
    const row = await screen.findByRole('button', { name: /An open seam/ });
    expect(row).toHaveTextContent('C-ABC2345');
    expect(row).toHaveTextContent('Answered');
    fireEvent.click(row);
    const [own, theirs] = messages();
    expect(own).toHaveTextContent(/^Ada \(you\)Mar 5, 2026/);
    expect(theirs).toHaveTextContent('Gridline');
    expect(theirs).toHaveTextContent('<b>We send</b> a new one.');
    const photo = screen.getByRole('link', { name: 'Download photo-1.webp' });
    expect(photo).toHaveAttribute('href', '/api/x?sig=1');
    expect(photo).toHaveAttribute('download', 'photo-1.webp');
  });

  it('takes a reply, and goes to it [S2.604]', async () => {
    await openThread();
    const reply = message('m-3', { message: 'Thank you' });
    addCaseMessage.mockResolvedValueOnce({ ...answered, messages: [...answered.messages, reply] });
    press('Send message');
    expect(screen.getByLabelText('Your message')).toHaveAccessibleDescription(
      'Write your message.',
    );
    type('Your message', 'Thank you');
    press('Send message');
    await eventually(() => expect(messages()[2]).toHaveFocus());
    expect(addCaseMessage).toHaveBeenCalledWith({
      ...{ access: 'signed', caseId: 'c-1', message: 'Thank you', attachments: [] },
    });
    expect(screen.getByLabelText('Your message')).toHaveValue('');
  });

  it('keeps a reply that was not sent [S2.604]', async () => {
    await openThread();
    addCaseMessage.mockRejectedValueOnce(new ApiError('network', ''));
    type('Your message', 'Thank you');
    press('Send message');
    expect(await screen.findByText(/could not be reached/)).toHaveRole('alert');
    expect(screen.getByLabelText('Your message')).toHaveValue('Thank you');
  });

  it('shows what has come meanwhile, and no older answer in its place [S2.604]', async () => {
    const more = { ...answered, messages: [...answered.messages, message('m-3')] };
    loadCase.mockResolvedValueOnce(more);
    await openThread();
    await eventually(() => expect(messages()).toHaveLength(3));
    type('Your message', 'Being typed');
    loadCase.mockResolvedValueOnce(answered);
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(messages()).toHaveLength(3));
    expect(screen.getByLabelText('Your message')).toHaveValue('Being typed');
  });

  it('leads back to all of them [S2.602]', async () => {
    await openThread();
    press('All disputes of this order');
    await eventually(() =>
      expect(screen.getByRole('heading', { name: 'Order GL-1' })).toHaveFocus(),
    );
    press('File another dispute');
    await eventually(() => expect(screen.getByLabelText('Your name')).toHaveFocus());
  });

  it('says why disputes do not come, and tries again [S2.602]', async () => {
    loadAllCases.mockRejectedValueOnce(new ApiError('timeout', ''));
    show();
    prove();
    await screen.findByText(/took too long/);
    loadAllCases.mockResolvedValueOnce([answered]);
    press('Try again');
    await screen.findByRole('button', { name: /An open seam/ });
  });
});
