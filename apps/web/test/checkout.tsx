import type { ProblemCode } from '@dining/contract/problem';
import { calculateQuote } from '@dining/domain/pricing/quote';
import type { Product } from '@dining/domain/products/product';
import { emptyPhoneNumber } from '@dining/domain/shared/phone-number';
import { payment } from '@dining/i18n/site/en/payment';
import { phone as phoneTexts } from '@dining/i18n/site/en/phone';
import type { QueryClient } from '@tanstack/react-query';
import { configure, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll } from 'vitest';
import type { Reply } from '../../../packages/client/test/server';
import {
  createProduct,
  createQuestion,
  createText,
  holidays2026,
  hotelCode,
} from '../../../packages/domain/test/fixtures';
import { addCssEscape } from '../../../packages/ui/test/browser';
import { appDataQuery, hotelsQuery } from '../src/entities/app/app-data';
import type { Order } from '../src/entities/orders/order';
import { allergiesQuery } from '../src/entities/reservations/queries';
import { sessionQuery } from '../src/entities/session/session';
import { footerQuery, getPolicyQuery } from '../src/entities/terms/queries';
import type { Venue } from '../src/entities/venues/venues';
import { Checkout } from '../src/flows/checkout/checkout';
import { prepareSite, renderInSite } from './render-in-site';

/** Returns the stand-in server of the checkout tests. Importing this module prepares the site for them. */
export const getServer = prepareSite('payment', 'phone', 'product', 'reservation');
beforeAll(() => {
  addCssEscape();
  // Skips checking the visibility of each of 245 countries, which is slow.
  configure({ defaultHidden: true });
});

export const insertEndpoint = 'POST /api/resv/insert';
export const productWithQuestions: Partial<Product> = {
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
export let queryClient: QueryClient;

/** Creates an order without menus. Unless the changes give the product a price, it is booked without payment. */
function createOrder(changes: Partial<Product>): Order {
  const product = createProduct(changes);
  const visit = { date: '2026-11-20', time: '18:00' };
  const choice = { party: { adults: 2, kids: 0 }, menus: [], quantity: product.reservationType === 'pickup' ? 1 : 0 };
  const quote = calculateQuote({
    product,
    ...choice,
    date: visit.date,
    holidays: holidays2026,
    today: visit.date,
    member: null,
  });
  return { product, visit, ...choice, dinRoomCode: null, quote, memberQuote: null, coupon: null };
}

export const openCheckout = (changes: Partial<Product> = {}) => {
  const order = createOrder(changes);
  return renderInSite(
    <Checkout memberPhone={emptyPhoneNumber} orderWithoutCoupon={order} venue={venue} />,
    (client, { search }) => {
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
    },
  );
};

// A query by role and name computes styles in jsdom, which takes seconds for a form with 245 countries.
const input = { selector: 'input' };
const createStartPattern = (label: string) => new RegExp(`^${label}`);
const getSection = (title: string) => within(screen.getByLabelText(title, { selector: 'section' }));
const queryGroup = (label: string) =>
  screen.queryByText(label, { selector: 'legend' })?.closest<HTMLFieldSetElement>('fieldset') ?? null;
export const getBookerSection = () => getSection(payment.booker.title);
export const getNameField = () =>
  getBookerSection().getByLabelText<HTMLInputElement>(createStartPattern(payment.booker.name), input);
export const getPhoneField = () => getBookerSection().getByLabelText<HTMLInputElement>(phoneTexts.korean);
export const getPhoneGroup = () => queryGroup(payment.booker.phone) as HTMLElement;
export const getCountryField = () => getBookerSection().getByLabelText<HTMLSelectElement>(phoneTexts.country);
export const getEmailField = () =>
  getBookerSection().getByLabelText<HTMLInputElement>(createStartPattern(payment.booker.email), input);
export const getAgreementCheckbox = () =>
  screen.getByLabelText<HTMLInputElement>(createStartPattern(payment.terms.finalAgree));
export const getDifferentVisitorCheckbox = () => screen.getByLabelText<HTMLInputElement>(payment.visitor.different);
export const queryVisitorGroup = () => queryGroup(payment.visitor.title);
const getVisitorGroup = () => within(queryVisitorGroup() as HTMLElement);
export const getVisitorNameField = () =>
  getVisitorGroup().getByLabelText(createStartPattern(payment.visitor.name), input);
export const getVisitorPhoneField = () => getVisitorGroup().getByLabelText(phoneTexts.korean);
export const getAllergiesSection = () => getSection(payment.allergy.title);
export const getAllergyCheckbox = (name: string) => getAllergiesSection().getByLabelText<HTMLInputElement>(name);
export const getAllergyConsentCheckbox = () =>
  getAllergiesSection().getByLabelText<HTMLInputElement>(createStartPattern(payment.allergy.consent));
export const getQuestionField = () => screen.getByLabelText<HTMLInputElement>(/^Occasion/);
export const getNoteField = () =>
  screen.getByLabelText<HTMLTextAreaElement>(payment.request.title, { selector: 'textarea' });
/** Returns the form's submit button. The summary and the mobile bar have copies of it. */
export const getReserveButton = () =>
  screen.getAllByText(payment.actions.reserve, { selector: 'button, button *' })[0]?.closest('button') as HTMLElement;
export const isMarkedInvalid = (control: HTMLElement) => control.getAttribute('aria-invalid') === 'true';
export const getDescription = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

/** Pastes the value, because each typed key renders the whole form. */
export async function fill(user: UserEvent, field: HTMLElement, value: string): Promise<void> {
  await user.click(field);
  await user.paste(value);
}

/** Fills in the booker and ticks the agreement. */
export async function fillBooker(user: UserEvent): Promise<void> {
  await fill(user, getNameField(), 'Han Bada');
  await fill(user, getPhoneField(), '01043218765');
  await fill(user, getEmailField(), 'bada@example.test');
  await user.click(getAgreementCheckbox());
}

export const createFieldProblem = (code: ProblemCode, path: string, message: string): Reply => ({
  status: 422,
  body: { code, detail: {}, errors: [{ path, message }] },
});
