// @vitest-environment jsdom
import type { PaymentForm } from '@dining/domain/reservations/payment-form';
import { getFormVisitor } from '@dining/domain/reservations/visitor';
import { emptyPhoneNumber, serializePhoneNumber } from '@dining/domain/shared/phone-number';
import { payment } from '@dining/i18n/site/en/payment';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProduct } from '../../../../../../packages/domain/test/fixtures';
import { createTestSite, type TestSite } from '../../../../test/test-site';
import { VisitorRow } from '../details/visitor-row';
import { BookerFields } from './booker-fields';
import { toPaymentForm } from './form-draft';
import { usePaymentForm } from './use-payment-form';
import { VisitorFields } from './visitor-fields';

let wrapper: TestSite['wrapper'];
let form: PaymentForm;
const product = createProduct();

function Page({ isPickup }: { isPickup: boolean }) {
  const fields = usePaymentForm({ product, memberPhone: emptyPhoneNumber, send: () => Promise.resolve() });
  useEffect(() => {
    form = toPaymentForm(fields.values);
  }, [fields.values]);
  return (
    <>
      <BookerFields {...fields} />
      <VisitorFields {...fields} isPickup={isPickup} />
      <dl aria-label="Summary">
        <VisitorRow form={toPaymentForm(fields.values)} isPickup={isPickup} />
      </dl>
    </>
  );
}

function show({ isPickup = false } = {}) {
  render(<Page isPickup={isPickup} />, { wrapper });
  return userEvent.setup();
}

const getBookerSection = () => document.getElementById('booker') as HTMLElement;
const getBookerField = (label: RegExp) => within(getBookerSection()).getByLabelText(label);
const queryVisitorGroup = () => screen.queryByRole('group', { name: payment.visitor.title, hidden: true });
const getSummary = () => screen.getByLabelText('Summary').textContent;
const getSentVisitor = () => ({
  name: getFormVisitor(form).name,
  phone: serializePhoneNumber(getFormVisitor(form).phone),
});
const nameLabel = new RegExp(payment.booker.name);
const phoneLabel = /Mobile number/;

beforeAll(async () => {
  ({ wrapper } = await createTestSite('en', ['common', 'phone', 'payment']));
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('a form whose booker is the visitor (decision 55)', () => {
  it('shows no fields of the visitor, names the booker in the summary and sends the booker', async () => {
    const user = show();
    expect(getSummary()).toBe(`${payment.summary.visitor}–`);
    await user.type(getBookerField(nameLabel), 'Han Bada');
    await user.type(getBookerField(phoneLabel), '01043218765');
    expect(queryVisitorGroup()).toBeNull();
    expect(getSummary()).toBe(`${payment.summary.visitor}Han Bada`);
    expect(getSentVisitor()).toEqual({ name: 'Han Bada', phone: '010-4321-8765' });
  });

  it('follows later changes of the booker', async () => {
    const user = show();
    await user.type(getBookerField(nameLabel), 'Han Bada');
    await user.type(getBookerField(phoneLabel), '01043218765');
    await user.type(getBookerField(nameLabel), ' Kim');
    await user.clear(getBookerField(phoneLabel));
    await user.paste('010-9999-0000');
    expect(getSummary()).toBe(`${payment.summary.visitor}Han Bada Kim`);
    expect(getSentVisitor()).toEqual({ name: 'Han Bada Kim', phone: '010-9999-0000' });
  });

  it('shows who collects a pickup', async () => {
    const user = show({ isPickup: true });
    await user.type(getBookerField(nameLabel), 'Han Bada');
    expect(getSummary()).toBe(`${payment.summary.collector}Han Bada`);
  });
});

describe('a form with another visitor', () => {
  it('shows empty fields for the visitor, and names and sends the visitor', async () => {
    const user = show();
    await user.type(getBookerField(nameLabel), 'Han Bada');
    await user.type(getBookerField(phoneLabel), '01043218765');
    await user.click(screen.getByLabelText(payment.visitor.different));
    const fields = [...(queryVisitorGroup()?.querySelectorAll('input') ?? [])];
    expect(fields.map(({ value, disabled }) => [value, disabled])).toEqual([
      ['', false],
      ['', false],
    ]);
    const [visitorName, visitorPhone] = fields as [HTMLInputElement, HTMLInputElement];
    await user.type(visitorName, 'Nam Bora');
    await user.type(visitorPhone, '01022223333');
    await user.type(getBookerField(nameLabel), ' Kim');
    expect(getSummary()).toBe(`${payment.summary.visitor}Nam Bora`);
    expect(getSentVisitor()).toEqual({ name: 'Nam Bora', phone: '010-2222-3333' });
  });

  it('names the booker again when the box is unchecked, and forgets the name of the other visitor', async () => {
    const user = show();
    await user.type(getBookerField(nameLabel), 'Han Bada');
    const differentCheckbox = screen.getByLabelText(payment.visitor.different);
    await user.click(differentCheckbox);
    await user.type(queryVisitorGroup()?.querySelector('input') as HTMLInputElement, 'Nam Bora');
    await user.click(differentCheckbox);
    expect(queryVisitorGroup()).toBeNull();
    expect(getSummary()).toBe(`${payment.summary.visitor}Han Bada`);
    await user.click(differentCheckbox);
    expect(queryVisitorGroup()?.querySelector('input')?.value).toBe('');
  });
});
