// @vitest-environment jsdom
import { emptyPhoneNumber } from '@dining/domain/shared/phone-number';
import { payment } from '@dining/i18n/site/en/payment';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createProduct } from '../../../../../../packages/domain/test/fixtures';
import { createTestSite, type TestSite } from '../../../../test/test-site';
import { BookerFields } from './booker-fields';
import { usePaymentForm } from './use-payment-form';

let wrapper: TestSite['wrapper'];
beforeAll(async () => {
  ({ wrapper } = await createTestSite('en', ['common', 'phone', 'payment']));
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const product = createProduct();

function Form() {
  return (
    <BookerFields {...usePaymentForm({ product, memberPhone: emptyPhoneNumber, send: () => Promise.resolve() })} />
  );
}

const getNameField = () => screen.getByLabelText(new RegExp(payment.booker.name));

it('the focus moves from name to phone to e-mail address on Enter', async () => {
  render(<Form />, { wrapper });
  const user = userEvent.setup();
  await user.type(getNameField(), 'Han Bada{Enter}01043218765{Enter}bada.han@example.com');
  expect(getNameField()).toHaveProperty('value', 'Han Bada');
  expect(screen.getByLabelText(/Mobile number/)).toHaveProperty('value', '010-4321-8765');
  expect(document.activeElement).toHaveProperty('value', 'bada.han@example.com');
});

it('the focus stays in the name field if Enter confirms a composition', () => {
  render(<Form />, { wrapper });
  getNameField().focus();
  fireEvent.keyDown(getNameField(), { key: 'Enter', isComposing: true });
  expect(document.activeElement).toBe(getNameField());
});
