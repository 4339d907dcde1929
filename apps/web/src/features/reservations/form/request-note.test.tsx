// @vitest-environment jsdom
import { formLimits } from '@dining/domain/reservations/payment-form';
import { emptyPhoneNumber } from '@dining/domain/shared/phone-number';
import { payment } from '@dining/i18n/site/en/payment';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createProduct } from '../../../../../../packages/domain/test/fixtures';
import { createTestSite, type TestSite } from '../../../../test/test-site';
import { RequestNote } from './request-note';
import { usePaymentForm } from './use-payment-form';

function Page() {
  const form = usePaymentForm({ product, memberPhone: emptyPhoneNumber, send: () => Promise.resolve() });
  return <RequestNote {...form} isPickup={false} />;
}

let wrapper: TestSite['wrapper'];
const show = () => render(<Page />, { wrapper });
// Finds the field by its label, because a query by role skips the collapsed note.
const getField = () => screen.getByLabelText<HTMLTextAreaElement>(payment.request.title, { selector: 'textarea' });
const product = createProduct();
const tooLongText = '😀'.repeat(formLimits.requestNote + 3);

async function paste(text: string) {
  const user = userEvent.setup();
  getField().focus();
  await user.paste(text);
}

beforeAll(async () => {
  ({ wrapper } = await createTestSite('en', ['common', 'phone', 'payment']));
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('the request field keeps a pasted request that is too long, and says by how much', async () => {
  show();
  await paste(tooLongText);
  expect(getField().value).toBe(tooLongText);
  expect(screen.getAllByText('At most 500 characters. Please shorten this by 3.')).not.toEqual([]);
  expect(getField().getAttribute('aria-invalid')).toBe('true');
});

it('the request field keeps a request that is too long after a reload', async () => {
  show();
  await paste(tooLongText);
  cleanup();
  show();
  expect(getField().value).toBe(tooLongText);
});

it('the request field counts an emoji and a line break as one character each', async () => {
  show();
  await paste('😀\r\n'.repeat(formLimits.requestNote / 2));
  expect(screen.getByText(`${formLimits.requestNote} / ${formLimits.requestNote}`)).toBeDefined();
  expect(getField().getAttribute('aria-invalid')).toBeNull();
});
