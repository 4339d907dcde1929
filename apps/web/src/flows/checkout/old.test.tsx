// @vitest-environment jsdom
import type { ProblemCode } from '@dining/contract/problem';
import { calculateQuote } from '@dining/domain/pricing/quote';
import type { Product } from '@dining/domain/products/product';
import { emptyPhoneNumber } from '@dining/domain/shared/phone-number';
import { payment } from '@dining/i18n/site/en/payment';
import { phone as phoneTexts } from '@dining/i18n/site/en/phone';
import { problems } from '@dining/i18n/site/en/problems';
import type { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSuccess, type Reply } from '../../../../../packages/client/test/server';
import {
  createProduct,
  createQuestion,
  createText,
  holidays2026,
  hotelCode,
} from '../../../../../packages/domain/test/fixtures';
import { addCssEscape } from '../../../../../packages/ui/test/browser';
import { confirmAlert, expectFieldError, prepareSite, show } from '../../../test/show';
import { appDataQuery, hotelsQuery } from '../../entities/app/app-data';
import type { Order } from '../../entities/orders/order';
import { allergiesQuery } from '../../entities/reservations/queries';
import { sessionQuery } from '../../entities/session/session';
import { footerQuery, getPolicyQuery } from '../../entities/terms/queries';
import type { Venue } from '../../entities/venues/venues';
import { numbersQuery } from '../../lib/phone-number/numbers-query';
import { Checkout } from './checkout';

const getServer = prepareSite('payment', 'phone', 'product', 'reservation');
beforeAll(() => {
  addCssEscape();
  // Skips the slow check whether each of 245 countries is visible.
  configure({ defaultHidden: true });
});

const insert = 'POST /api/resv/insert';
const asking: Partial<Product> = {
  questionType: 'both',
  questions: [
    createQuestion('Q1', { name: createText('Occasion') }),
    createQuestion('Q2', {
      name: createText('Seat'),
      kind: 'choice',
      choices: [createText('Window'), createText('Garden')],
      required: false,
    }),
  ],
};
const venue = { name: createText('The Grill'), rooms: [] } as unknown as Venue;
const hotel = { htlCode: hotelCode, htlHmcCode: 'DSE', htlName: 'Dalbit Seoul', resvReviewYn: 'Y' };
let queryClient: QueryClient;

/** Creates an order of a product without a price, which is booked without a payment. */
function createOrder(changes: Partial<Product>): Order {
  const product = createProduct(changes);
  const visit = { date: '2026-11-20', time: '18:00' };
  const amount = { party: { adults: 2, kids: 0 }, menus: [], quantity: product.reservationType === 'pickup' ? 1 : 0 };
  const price = calculateQuote({
    product,
    ...amount,
    date: visit.date,
    holidays: holidays2026,
    today: visit.date,
    member: null,
  });
  return { product, visit, ...amount, dinRoomCode: null, quote: price, asMember: null, coupon: null };
}

const open = (changes: Partial<Product> = {}) => {
  const order = createOrder(changes);
  return show(<Checkout memberPhone={emptyPhoneNumber} plain={order} venue={venue} />, (client, { search }) => {
    queryClient = client;
    client.setQueryData(sessionQuery.queryKey, { guestYn: 'Y' });
    client.setQueryData(hotelsQuery.queryKey, [hotel] as never);
    client.setQueryData(appDataQuery.queryKey, { dbPropList: [] } as never);
    client.setQueryData(footerQuery.queryKey, { result: [], businessInfoList: [] });
    client.setQueryData(getPolicyQuery(order.product.dinCode).queryKey, null);
    client.setQueryData(allergiesQuery.queryKey, [
      { allergyCode: 'AG0001', allergyType: 'Fish', allergyTypeEn: 'Fish', allergenList: [] },
      { allergyCode: 'AG0005', allergyType: 'Other', allergyTypeEn: 'Other', allergenList: [] },
    ] as never);
    search.restore();
  });
};

const createStartPattern = (label: string) => new RegExp(`^${label}`);
const getBooker = () => within(screen.getByRole('region', { name: payment.booker.title }));
const getName = () =>
  getBooker().getByRole<HTMLInputElement>('textbox', { name: createStartPattern(payment.booker.name) });
const getPhone = () => getBooker().getByRole<HTMLInputElement>('textbox', { name: phoneTexts.korean });
const getEmail = () =>
  getBooker().getByRole<HTMLInputElement>('combobox', { name: createStartPattern(payment.booker.email) });
const getAgreement = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: createStartPattern(payment.terms.finalAgree) });
const getDifferent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: payment.visitor.different });
const queryVisitor = () => screen.queryByRole('group', { name: payment.visitor.title });
const getVisitor = () => within(screen.getByRole('group', { name: payment.visitor.title }));
const getAllergies = () => within(screen.getByRole('region', { name: payment.allergy.title }));
const getAllergy = (name: string) => getAllergies().getByRole<HTMLInputElement>('checkbox', { name });
const getAllergyConsent = () =>
  getAllergies().getByRole<HTMLInputElement>('checkbox', { name: createStartPattern(payment.allergy.consent) });
const getQuestion = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Occasion/ });
const getNote = () => screen.getByLabelText<HTMLTextAreaElement>(payment.request.title, { selector: 'textarea' });
/** Returns the form's button. The summary and the mobile bar repeat it. */
const getReserve = () => screen.getAllByRole('button', { name: payment.actions.reserve })[0] as HTMLElement;
const isMarked = (control: HTMLElement) => control.getAttribute('aria-invalid') === 'true';
const getDescription = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

async function fillIn(user: UserEvent): Promise<void> {
  for (const [field, typed] of [
    [getName(), 'Han Bada'],
    [getPhone(), '01043218765'],
    [getEmail(), 'bada@example.test'],
  ] as const) {
    await user.click(field);
    await user.paste(typed);
  }
  await user.click(getAgreement());
}

const createRefusal = (code: ProblemCode, path: string, message: string): Reply => ({
  status: 422,
  body: { code, detail: {}, errors: [{ path, message }] },
});

describe('what the form shows', () => {
  it('names its required fields, and shows fields for a visitor and for allergies only if there are any', async () => {
    const { user } = await open(asking);
    for (const field of [getName(), getPhone(), getEmail(), getAgreement(), getQuestion()])
      expect(field.getAttribute('aria-required')).toBe('true');
    expect(getName().autocomplete).toBe('name');

    expect(queryVisitor()).toBeNull();
    await user.click(getDifferent());
    expect(getVisitor().getByRole('textbox', { name: createStartPattern(payment.visitor.name) })).toHaveProperty(
      'value',
      '',
    );
    const visitorPhone = getVisitor().getByRole('textbox', { name: phoneTexts.korean });
    await user.click(visitorPhone);
    await user.paste('+82 (0)10 2222-3333');
    expect(visitorPhone).toHaveProperty('value', '010-2222-3333');
    await user.click(getDifferent());
    expect(queryVisitor()).toBeNull();

    expect(getAllergies().queryByRole('checkbox')).toBeNull();
    await user.click(getAllergies().getByRole('radio', { name: payment.allergy.exist }));
    expect(getAllergies().getByRole('group', { name: payment.allergy.choose })).toBeDefined();
    expect(getDescription(getAllergyConsent())).toBe(payment.allergy.consentDetail);
    expect(getAllergies().queryByRole('textbox')).toBeNull();
    await user.click(getAllergy('Other'));
    expect(getAllergies().getByRole('textbox', { name: payment.allergy.otherPlaceholder })).toBeDefined();
  });

  it('asks neither about allergies nor questions of a product that does not ask', async () => {
    await open();
    expect(screen.queryByRole('region', { name: payment.allergy.title })).toBeNull();
    expect(screen.queryByRole('region', { name: payment.questions.title })).toBeNull();
  });

  it('speaks of the person collecting if the product is picked up', async () => {
    const { user } = await open({ ...asking, reservationType: 'pickup' });
    await user.click(screen.getByRole('checkbox', { name: payment.collector.different }));
    expect(screen.getByRole('group', { name: payment.collector.title })).toBeDefined();
    expect(getAllergies().getByRole('group', { name: payment.allergy.questionPickup })).toBeDefined();
  });

  it('folds the note until the guest opens it', async () => {
    const { user } = await open();
    const disclosure = getNote().closest('details');
    expect(disclosure?.open).toBe(false);
    await user.click(screen.getByText(payment.request.add));
    expect(disclosure?.open).toBe(true);
  });
});

describe('failures of the check', () => {
  it('alerts one failure a press in the order of the specification, and focuses its field', async () => {
    const { user } = await open(asking);
    await user.click(getAllergies().getByRole('radio', { name: payment.allergy.exist }));
    await user.click(getDifferent());
    const visitorName = getVisitor().getByRole('textbox', { name: createStartPattern(payment.visitor.name) });
    const visitorPhone = getVisitor().getByRole('textbox', { name: phoneTexts.korean });
    const failures = [
      { message: payment.alerts.bookerName, field: getName(), typed: 'Han Bada' },
      { message: payment.alerts.phone, field: getPhone(), typed: '01043218765' },
      { message: payment.alerts.email, field: getEmail(), typed: 'bada@example.test' },
      { message: payment.alerts.finalAgree, field: getAgreement(), typed: ' ' },
      { message: payment.alerts.allergyChoice, field: getAllergy('Fish'), typed: ' ' },
      { message: payment.alerts.allergyConsent, field: getAllergyConsent(), typed: ' ' },
      { message: payment.alerts.question.replace('{{question}}', 'Occasion'), field: getQuestion(), typed: 'Birthday' },
      { message: payment.alerts.visitorName, field: visitorName, typed: 'Nam Bora' },
      { message: payment.alerts.visitorPhone, field: visitorPhone, typed: '01022223333' },
    ];
    for (const { message, field, typed } of failures) {
      await user.click(getReserve());
      await confirmAlert(user, message);
      expect(document.activeElement).toBe(field);
      await (typed === ' ' ? user.keyboard(typed) : user.paste(typed));
    }
    getServer().reply(insert, createSuccess({ resvCode: 'R1' }));
    await user.click(getReserve());
    await waitFor(() => expect(getServer().listBodies(insert)).toHaveLength(1));
  });

  it('marks every failure beside its field at the first press, and each until it is put right', async () => {
    const { user } = await open(asking);
    expect(isMarked(getName())).toBe(false);
    await user.click(getReserve());
    await confirmAlert(user, payment.alerts.bookerName);
    expectFieldError(getName(), payment.alerts.bookerName);
    const phoneGroup = screen.getByRole('group', { name: createStartPattern(payment.booker.phone) });
    expect(getDescription(phoneGroup)).toBe(payment.alerts.phone);
    expect(getDescription(getEmail())).toBe(payment.alerts.email);
    expect(getDescription(getAgreement())).toBe(payment.alerts.finalAgree);
    expect(getDescription(getQuestion())).toBe(payment.alerts.question.replace('{{question}}', 'Occasion'));

    await user.keyboard('Han');
    expect(isMarked(getName())).toBe(false);
    await user.keyboard('{Backspace>3/}');
    expectFieldError(getName(), payment.alerts.bookerName);
    await user.type(getPhone(), '0104321');
    expect(getDescription(phoneGroup)).toBe(payment.alerts.phone);
    await user.type(getPhone(), '876');
    expect(getDescription(phoneGroup)).toBe(phoneTexts.format);
    await user.type(getPhone(), '5');
    expect(getDescription(phoneGroup)).toBeUndefined();
    await user.type(getEmail(), 'bada@');
    expect(getDescription(getEmail())).toBe(payment.alerts.email);
    await user.type(getEmail(), 'example');
    expect(getDescription(getEmail())).toBe(payment.alerts.emailFormat);
    await user.type(getEmail(), '.test');
    expect(isMarked(getEmail())).toBe(false);
    await user.click(getAgreement());
    expect(isMarked(getAgreement())).toBe(false);
    await user.click(getAgreement());
    expect(isMarked(getAgreement())).toBe(true);
    // Questions that open later are checked too.
    await user.click(getDifferent());
    expect(isMarked(getVisitor().getByRole('textbox', { name: createStartPattern(payment.visitor.name) }))).toBe(true);
  });

  it('asks for the words of another allergy, and refuses too many', async () => {
    const { user } = await open(asking);
    await fillIn(user);
    await user.click(getAllergies().getByRole('radio', { name: payment.allergy.exist }));
    await user.click(getAllergyConsent());
    await user.click(getAllergy('Fish'));
    await user.click(getAllergy('Other'));
    await user.click(getReserve());
    await confirmAlert(user, payment.alerts.allergyOther);
    const words = getAllergies().getByRole('textbox');
    expectFieldError(words, payment.alerts.allergyOther);
    await user.paste('kiwi '.repeat(50));
    expect(getDescription(words)).toBe('At most 200 characters. Please shorten this by 50.');
    await user.click(getReserve());
    await confirmAlert(user, 'At most 200 characters. Please shorten this by 50.');
    expect(document.activeElement).toBe(words);
  });

  it('refuses a note that is too long, after everything else', async () => {
    const { user } = await open();
    await user.click(screen.getByText(payment.request.add));
    await user.click(getNote());
    await user.paste('가'.repeat(510));
    await user.click(getReserve());
    await confirmAlert(user, payment.alerts.bookerName);
    await fillIn(user);
    await user.click(getReserve());
    await confirmAlert(user, 'At most 500 characters. Please shorten this by 10.');
    expectFieldError(getNote(), 'At most 500 characters. Please shorten this by 10.');
    expect(getServer().listBodies(insert)).toEqual([]);
  });

  it('checks a foreign number by the library of numbers once it is loaded', async () => {
    const { user } = await open();
    await fillIn(user);
    await user.selectOptions(getBooker().getByRole('combobox', { name: phoneTexts.country }), 'JP');
    await waitFor(() => expect(queryClient.getQueryData(numbersQuery.queryKey)).toBeDefined());
    const number = getBooker().getByRole('textbox', { name: phoneTexts.number });
    await user.clear(number);
    await user.type(number, '090-12');
    await user.click(getReserve());
    await confirmAlert(user, phoneTexts.invalid);
    expect(document.activeElement).toBe(number);
    const group = screen.getByRole('group', { name: createStartPattern(payment.booker.phone) });
    expect(getDescription(group)).toBe(phoneTexts.invalid);
    await user.type(number, '34-5678');
    expect(getDescription(group)).toBeUndefined();
    getServer().reply(insert, createSuccess({ resvCode: 'R1' }));
    await user.click(getReserve());
    await waitFor(() => expect(getServer().listBodies(insert)).toMatchObject([{ resvUserTel: '+819012345678' }]));
  });
});

describe('what is sent', () => {
  it('sends booker, note and answers, with the booker as the visitor, and deletes the draft', async () => {
    getServer().reply(insert, createSuccess({ resvCode: 'R1' }));
    const { user, router } = await open(asking);
    await fillIn(user);
    await user.click(screen.getByText(payment.request.add));
    await user.type(getNote(), 'A cake, please.');
    await user.type(getQuestion(), ' Birthday ');
    await user.click(screen.getByRole('radio', { name: 'Garden' }));
    await user.click(getReserve());
    await waitFor(() => expect(router.state.location.pathname).toBe('/reservation/prod/payment/complete/R1'));
    expect(getServer().listBodies(insert)).toMatchObject([
      {
        resvUserName: 'Han Bada',
        resvUserTel: '010-4321-8765',
        resvUserEmail: 'bada@example.test',
        visitName: 'Han Bada',
        visitTel: '010-4321-8765',
        requestMatter: 'A cake, please.',
        resvQsAllergyYn: 'N',
        resvQsAnsList: [
          { resvQsCode: 'Q1', resvQsAns: 'Birthday' },
          { resvQsCode: 'Q2', resvQsAns: 'Garden' },
        ],
        finalAgreYn: 'Y',
      },
    ]);
    expect(sessionStorage.getItem('paymentDraft')).toBeNull();
  });

  it('sends another visitor, and allergies with their consent', async () => {
    getServer().reply(insert, createSuccess({ resvCode: 'R1' }));
    const { user } = await open({ questionType: 'allergy' });
    await fillIn(user);
    await user.click(getDifferent());
    await user.type(getVisitor().getByRole('textbox', { name: createStartPattern(payment.visitor.name) }), 'Nam Bora');
    await user.type(getVisitor().getByRole('textbox', { name: phoneTexts.korean }), '01022223333');
    await user.type(getName(), ' Kim');
    await user.click(getAllergies().getByRole('radio', { name: payment.allergy.exist }));
    await user.click(getAllergy('Fish'));
    await user.click(getAllergyConsent());
    await user.click(getReserve());
    await waitFor(() =>
      expect(getServer().listBodies(insert)).toMatchObject([
        {
          resvUserName: 'Han Bada Kim',
          visitName: 'Nam Bora',
          visitTel: '010-2222-3333',
          resvQsAllergyYn: 'Y',
          resvQsAllergyList: [{ resvQsAllergyCode: 'AG0001' }],
          allergyAgreYn: 'Y',
        },
      ]),
    );
  });

  it('is filled in and sent by keyboard, but not by Enter in a field', async () => {
    getServer().reply(insert, createSuccess({ resvCode: 'R1' }));
    const { user } = await open();
    getName().focus();
    await user.keyboard('Han Bada{Enter}');
    await user.tab();
    expect(document.activeElement).toBe(getBooker().getByRole('combobox', { name: phoneTexts.country }));
    await user.tab();
    await user.keyboard('01043218765');
    await user.tab();
    await user.keyboard('bada@example.test{Enter}');
    getAgreement().focus();
    await user.keyboard(' {Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(getServer().listBodies(insert)).toEqual([]);
    getReserve().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(getServer().listBodies(insert)).toHaveLength(1));
  });

  it('is sent once by a double press', async () => {
    getServer().reply(insert, createSuccess({ resvCode: 'R1' }));
    const { user, router } = await open();
    await fillIn(user);
    await user.dblClick(getReserve());
    await waitFor(() => expect(router.state.location.pathname).toBe('/reservation/prod/payment/complete/R1'));
    expect(getServer().listBodies(insert)).toHaveLength(1);
  });
});

describe('refusals of the server', () => {
  it('marks a refused detail at its field until the form changes', async () => {
    getServer().reply(insert, createRefusal('guest_details_needed', 'phone', 'phone_invalid'));
    const { user } = await open();
    await fillIn(user);
    await user.click(getReserve());
    await confirmAlert(user, phoneTexts.format);
    const group = screen.getByRole('group', { name: createStartPattern(payment.booker.phone) });
    expect(getDescription(group)).toBe(phoneTexts.format);
    expect(document.activeElement).toBe(getPhone());
    await user.tab();
    expect(getDescription(group)).toBe(phoneTexts.format);
    await user.type(getName(), ' Kim');
    expect(getDescription(group)).toBeUndefined();
  });

  it('focuses the field of any other refusal', async () => {
    getServer().reply(insert, createRefusal('terms_not_agreed', 'agreed', 'agreement_required'));
    const { user } = await open();
    await fillIn(user);
    await user.click(getReserve());
    await confirmAlert(user, problems.terms_not_agreed);
    await waitFor(() => expect(document.activeElement).toBe(getAgreement()));
  });

  it('keeps everything that was typed and can be sent again', async () => {
    const replies = [createRefusal('too_many_requests', '', ''), createSuccess({ resvCode: 'R1' })];
    getServer().reply(insert, () => replies.shift() as Reply);
    const { user } = await open();
    await fillIn(user);
    await user.click(getReserve());
    await confirmAlert(user, problems.too_many_requests);
    expect([getName().value, getEmail().value, getAgreement().checked]).toEqual([
      'Han Bada',
      'bada@example.test',
      true,
    ]);
    await user.click(getReserve());
    await waitFor(() => expect(getServer().listBodies(insert)).toHaveLength(2));
  });
});

describe('the draft', () => {
  it('is restored when the page is loaded again, without the consents and the allergies', async () => {
    const { user } = await open(asking);
    await fillIn(user);
    await user.click(getDifferent());
    await user.type(getVisitor().getByRole('textbox', { name: createStartPattern(payment.visitor.name) }), 'Nam Bora');
    await user.click(getAllergies().getByRole('radio', { name: payment.allergy.exist }));
    await user.click(getAllergy('Fish'));
    await user.click(getAllergyConsent());
    await user.type(getQuestion(), 'Birthday');
    await user.click(screen.getByRole('radio', { name: 'Garden' }));
    await user.click(screen.getByText(payment.request.add));
    await user.type(getNote(), 'A cake, please.');

    cleanup();
    await open(asking);
    expect([getName().value, getPhone().value, getEmail().value]).toEqual([
      'Han Bada',
      '010-4321-8765',
      'bada@example.test',
    ]);
    expect(getVisitor().getByRole('textbox', { name: createStartPattern(payment.visitor.name) })).toHaveProperty(
      'value',
      'Nam Bora',
    );
    expect([getQuestion().value, getNote().value]).toEqual(['Birthday', 'A cake, please.']);
    expect(screen.getByRole('radio', { name: 'Garden' })).toHaveProperty('checked', true);
    expect(getNote().closest('details')?.open).toBe(true);
    expect(getAgreement().checked).toBe(false);
    expect(getAllergies().getByRole('radio', { name: payment.allergy.exist })).toHaveProperty('checked', true);
    expect([getAllergy('Fish').checked, getAllergyConsent().checked]).toEqual([false, false]);
    expect(isMarked(getAgreement())).toBe(false);
  });
});
