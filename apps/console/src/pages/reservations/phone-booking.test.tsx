// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { prepareConsole } from '../../../test/open-console';
import { createReservation, createReservationsOpener } from '../../../test/reservations';
import { createMe, hotels } from '../../../test/staff';

const getServer = prepareConsole();
const openList = createReservationsOpener(getServer);
const viewCall = 'POST /api/staff/resv/view';

describe('a booking by phone', () => {
  const quoteCall = 'POST /api/staff/resv/quote';
  const bookCall = 'POST /api/staff/resv/book';
  const quote = {
    products: [
      {
        prodCode: 'DINNER',
        name: 'ディナー',
        type: 'table',
        takesDeposit: false,
        times: [
          { time: '18:00', isFree: true, seatsLeft: 6 },
          { time: '19:00', isFree: false, seatsLeft: 0 },
        ],
        menus: [{ menuIndex: 1, name: 'ラム', price: 81_000, coversPerUnit: 2, forChildren: false }],
        asksAllergies: true,
        questions: [{ prodQsCode: 'Q1', kind: 'choice', name: '席', required: true, choices: ['窓側'] }],
      },
    ],
    allergies: [{ allergyCode: 'AG0001', name: '牛乳' }],
    nearest: [],
    sisters: [],
  };
  const openForm = async (shownQuote: object = quote) => {
    replyWithHotels();
    getServer().setReply(quoteCall, (body) => ({
      status: 200,
      body: {
        ...shownQuote,
        price: (body as { order?: object }).order === undefined ? null : { dueAtVenue: 81_000, refusal: null },
      },
    }));
    const openedConsole = await openList([]);
    await screen.findByRole('button', { name: 'New reservation' });
    await openedConsole.user.keyboard('n');
    const form = await screen.findByRole('dialog', { name: 'New reservation by phone' });
    return { ...openedConsole, form };
  };
  const replyWithHotels = () => getServer().setReply('GET /api/staff/hotels/places', createSuccess({ hotels }));

  it('can be paid by a link, unless the visit is too near, and shows when the link ends', async () => {
    const { user, form } = await openForm({ ...quote, products: [{ ...quote.products[0], questions: [] }] });
    const dialog = within(form);
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Tanaka Yui');
    await user.type(dialog.getByRole('textbox', { name: /Phone/ }), '01012345678');
    await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'yui@example.test');
    await user.selectOptions(await dialog.findByRole('combobox', { name: /Experience/ }), 'ディナー');
    const [, addMenuButton] = dialog.getAllByRole('button', { name: /ラム/ });
    if (addMenuButton === undefined) throw new Error('no button adds a menu');
    await user.click(addMenuButton);
    await user.click(dialog.getByRole('button', { name: /18:00/ }));
    await user.click(await dialog.findByRole('radio', { name: /By a link/ }));
    expect(dialog.getByText(/The guest pays ₩81,000 online/)).toBeTruthy();
    const holdField = dialog.getByRole('combobox', { name: 'Held for' });
    expect(holdField).toHaveProperty('value', '120');
    await user.selectOptions(holdField, '30 minutes');
    await user.click(dialog.getByRole('checkbox', { name: /I read this to the guest/ }));
    getServer().setReply(bookCall, createProblem('pay_link_too_late', 422));
    await user.click(dialog.getByRole('button', { name: /^Book/ }));
    await dialog.findByText(/The visit is too near for a payment link/);
    const link = { linkId: 'L', endsAt: '2999-03-10T05:00:00.000Z', isShortened: true, messageCount: 2 };
    getServer().setReply(bookCall, createSuccess({ resvCode: null, dueAtVenue: 0, link }));
    await user.click(dialog.getByRole('button', { name: /^Book/ }));
    await screen.findByText(/Held for Tanaka Yui until 2999-03-10.*14:00, because the visit is near/);
    expect(getServer().listBodies(bookCall).at(-1)).toMatchObject({ payment: { type: 'link', minutes: 30 } });
  });

  it('cannot be sent while the price of the choice is being loaded', async () => {
    const { user, form } = await openForm({ ...quote, products: [{ ...quote.products[0], questions: [] }] });
    const dialog = within(form);
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Tanaka Yui');
    await user.type(dialog.getByRole('textbox', { name: /Phone/ }), '01012345678');
    await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'yui@example.test');
    await user.selectOptions(await dialog.findByRole('combobox', { name: /Experience/ }), 'ディナー');
    await user.click(dialog.getByRole('checkbox', { name: /I read this to the guest/ }));
    await user.click(dialog.getByRole('button', { name: /18:00/ }));
    await user.click(await dialog.findByRole('radio', { name: /By a link/ }));
    let sendPrice = (): void => undefined;
    const mayBeSent = new Promise<void>((resolve) => {
      sendPrice = resolve;
    });
    getServer().setReply(quoteCall, async () => {
      await mayBeSent;
      return createSuccess({ ...quote, price: { dueAtVenue: 162_000, refusal: null } });
    });
    const [, addMenuButton] = dialog.getAllByRole('button', { name: /ラム/ });
    if (addMenuButton === undefined) throw new Error('no button adds a menu');
    await user.click(addMenuButton);
    const bookButton = dialog.getByRole('button', { name: /^Book/ });
    await waitFor(() => expect(bookButton.getAttribute('aria-busy')).toBe('true'));
    expect(dialog.queryByText(/The guest pays ₩81,000/)).toBeNull();
    await user.click(bookButton);
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), '{Enter}');
    sendPrice();
    await dialog.findByText(/The guest pays ₩162,000 online/);
    expect(getServer().listBodies(bookCall)).toEqual([]);
    await user.click(bookButton);
    await waitFor(() =>
      expect(getServer().listBodies(bookCall)).toMatchObject([{ shownAmount: 162_000, payment: { type: 'link' } }]),
    );
  });

  it('is entered in a form that `n` opens, keeps its input after a refusal, and is shown once it is made', async () => {
    const { user, form } = await openForm();
    const dialog = within(form);
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Tanaka Yui');
    await user.type(dialog.getByRole('textbox', { name: /Phone/ }), '+819012345678');
    await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'yui@example.test');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'ja');
    await user.selectOptions(await dialog.findByRole('combobox', { name: /Experience/ }), 'ディナー');
    const [, addMenuButton] = dialog.getAllByRole('button', { name: /ラム/ });
    if (addMenuButton === undefined) throw new Error('no button adds a menu');
    await user.click(addMenuButton);
    await user.click(dialog.getByRole('button', { name: /18:00/ }));
    await dialog.findByText(/The guest pays ₩81,000 at the venue/);
    await user.click(dialog.getByRole('button', { name: /^Book/ }));
    expect(dialog.getByText('Please answer this question.')).toBeTruthy();
    await user.selectOptions(dialog.getByRole('combobox', { name: /席/ }), '窓側');
    await user.click(dialog.getByRole('checkbox', { name: /I read this to the guest/ }));
    getServer().setReply(bookCall, createProblem('sold_out', 409, { remaining: 0, unit: 'seat' }));
    await user.click(dialog.getByRole('button', { name: /^Book/ }));
    await waitFor(() => expect(getServer().listBodies(bookCall)).toHaveLength(1));
    expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Tanaka Yui');
    getServer().setReply(viewCall, createSuccess({ reservation: createReservation({ source: 'phone' }) }));
    const bookingResponse = { resvCode: '29990313-7K2MABCDEF', dueAtVenue: 81_000, overrun: 0, link: null };
    getServer().setReply(bookCall, createSuccess(bookingResponse));
    await user.click(dialog.getByRole('button', { name: /^Book/ }));
    await screen.findByText('Booked for Tanaka Yui. The confirmation is on its way.');
    await screen.findByRole('heading', { name: 'Yui Tanaka' });
    expect(getServer().listBodies(bookCall).at(-1)).toMatchObject({
      dinCode: 'GRILL',
      menus: [{ menuIndex: 1, count: 1 }],
      answers: [{ prodQsCode: 'Q1', answer: '窓側' }],
      isConsentSpoken: true,
      shownAmount: 81_000,
      allergies: null,
    });
  });

  it('names free times at sister venues if every time is full', async () => {
    const [product] = quote.products;
    const { user, form } = await openForm({
      ...quote,
      products: [{ ...product, times: [{ time: '18:00', isFree: false, seatsLeft: 0 }] }],
      sisters: [{ dinCode: 'BAKERY', name: 'Bakery', times: ['18:30'] }],
    });
    await user.selectOptions(await within(form).findByRole('combobox', { name: /Experience/ }), 'ディナー');
    expect(within(form).getByText('There is no free time on this day. Choose another day.')).toBeTruthy();
    expect(within(form).getByText('Bakery: 18:30')).toBeTruthy();
  });

  describe('at a full time', () => {
    const fullOffer = {
      ...quote,
      products: quote.products.map((product) => ({ ...product, asksAllergies: false, questions: [], menus: [] })),
      nearest: [{ dinCode: 'GRILL', name: 'The Grill', date: '2999-03-14', time: '18:30' }],
      sisters: [{ dinCode: 'BAKERY', name: 'Bakery', times: ['18:30'] }],
    };
    const chooseFullTime = async (role: 'venue_manager' | 'reservation_desk') => {
      replyWithHotels();
      getServer().setReply(quoteCall, (body) => ({
        status: 200,
        body: {
          ...fullOffer,
          price: (body as { order?: object }).order === undefined ? null : { dueAtVenue: 81_000, refusal: null },
        },
      }));
      const { user } = await openList([], createMe(role));
      await screen.findByRole('button', { name: 'New reservation' });
      await user.keyboard('n');
      const dialog = within(await screen.findByRole('dialog', { name: 'New reservation by phone' }));
      await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Tanaka Yui');
      await user.type(dialog.getByRole('textbox', { name: /Phone/ }), '+819012345678');
      await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'yui@example.test');
      await user.selectOptions(await dialog.findByRole('combobox', { name: /Experience/ }), 'ディナー');
      await user.click(dialog.getByRole('button', { name: /19:00/ }));
      await user.click(dialog.getByRole('checkbox', { name: /I read this to the guest/ }));
      return { user, dialog };
    };

    it('is made beyond capacity with a reason if staff have the capability', async () => {
      const { user, dialog } = await chooseFullTime('venue_manager');
      await dialog.findByText(/To book beyond capacity, give a reason/);
      expect(await dialog.findByText('Bakery: 18:30')).toBeTruthy();
      await dialog.findByText(/The guest pays ₩81,000 at the venue/);
      expect(dialog.queryByRole('radio', { name: /link/i })).toBeNull();
      await user.click(dialog.getByRole('button', { name: /^Book/ }));
      expect(dialog.getByText('Please enter a reason.')).toBeTruthy();
      await user.type(dialog.getByRole('textbox', { name: /Why beyond capacity/ }), 'Regular guests');
      getServer().setReply(viewCall, createSuccess({ reservation: createReservation({ source: 'phone' }) }));
      getServer().setReply(
        bookCall,
        createSuccess({ resvCode: '29990313-7K2MABCDEF', dueAtVenue: 81_000, overrun: 2, link: null }),
      );
      await user.click(dialog.getByRole('button', { name: /^Book/ }));
      await screen.findByText('Booked for Tanaka Yui. The confirmation is on its way.');
      expect(getServer().listBodies(bookCall).at(-1)).toMatchObject({ overrideReason: 'Regular guests' });
    });

    it('is not made without the capability, but a near time can be chosen with one press', async () => {
      const { user, dialog } = await chooseFullTime('reservation_desk');
      await dialog.findByText(/A manager may book beyond capacity/);
      expect(dialog.queryByRole('textbox', { name: /Why beyond capacity/ })).toBeNull();
      await user.click(dialog.getByRole('button', { name: /^Book/ }));
      expect(getServer().listBodies(bookCall)).toEqual([]);
      await user.click(await dialog.findByRole('button', { name: /18:30/ }));
      expect(dialog.getByLabelText(/Day/)).toHaveProperty('value', '2999-03-14');
    });
  });

  it('starts with the text of a search that found nothing', async () => {
    replyWithHotels();
    const { user } = await openList([]);
    await user.type(await screen.findByRole('searchbox'), 'Yui');
    await user.click(await screen.findByRole('button', { name: 'Book for a new guest' }));
    const form = await screen.findByRole('dialog', { name: 'New reservation by phone' });
    expect(within(form).getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Yui');
  });
});
