// @vitest-environment jsdom
import type { Product } from '@dining/domain/products/product';
import type { FormFailure } from '@dining/domain/reservations/form-checks';
import { formLimits } from '@dining/domain/reservations/payment-form';
import { emptyPhoneNumber, parsePhoneNumber } from '@dining/domain/shared/phone-number';
import { payment } from '@dining/i18n/site/en/payment';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../../test/test-site';
import { type FormDraft, keepForm } from './form-draft';
import { RequestNote } from './request-note';
import { usePaymentForm } from './use-payment-form';

let form: FormDraft;
let failure: FormFailure | undefined;

function Page() {
  const payForm = usePaymentForm(emptyPhoneNumber);
  useEffect(() => {
    form = payForm.part.form;
  }, [payForm.part.form]);
  const pay = () => {
    failure = payForm.check(product);
  };
  return (
    <>
      <RequestNote {...payForm.part} pickup={false} />
      <button onClick={() => payForm.part.change({ agreed: true })} type="button">
        Agree
      </button>
      <button onClick={pay} type="button">
        Pay
      </button>
    </>
  );
}

let wrapper: TestSite['wrapper'];
const show = () => render(<Page />, { wrapper });
// The note is folded until somebody has a wish.
const field = () => screen.getByLabelText<HTMLTextAreaElement>(payment.request.title, { selector: 'textarea' });
const product = { questionType: 'none', questions: [] } as unknown as Product;
const long = '😀'.repeat(formLimits.requestNote + 3);

async function paste(text: string) {
  const user = userEvent.setup();
  field().focus();
  await user.paste(text);
}

beforeAll(async () => {
  ({ wrapper } = await createTestSite('en', ['common', 'phone', 'payment']));
});
beforeEach(() => {
  sessionStorage.clear();
  // Nothing else is wrong with the form.
  const draft: FormDraft = {
    bookerName: 'Jane Doe',
    phone: parsePhoneNumber('010-1234-5678'),
    email: { local: 'jane', domain: 'example.com' },
    visitor: { who: 'same', name: '', phone: emptyPhoneNumber },
    agreed: true,
    allergy: { answer: 'none', codes: [], otherText: '', consent: false },
    answers: [],
    requestNote: '',
    method: 'card',
    couponNo: null,
  };
  keepForm(draft, undefined);
});
afterEach(cleanup);

it('keeps all of a request that is pasted, says how much is too long, and refuses it by name', async () => {
  show();
  await paste(long);
  expect(field().value).toBe(long);
  expect(form.requestNote).toBe(long);
  expect(screen.getAllByText('At most 500 characters. Please shorten this by 3.')).not.toEqual([]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const user = userEvent.setup();
  await user.click(screen.getByText('Agree'));
  await user.click(screen.getByText('Pay'));
  expect(failure).toMatchObject({ error: 'text_too_long', field: 'requestNote' });
});

it('keeps all of it over a reload', async () => {
  show();
  await paste(long);
  cleanup();
  show();
  expect(field().value).toBe(long);
});

it('counts an emoji and a line break as one', async () => {
  show();
  await paste('😀\r\n'.repeat(formLimits.requestNote / 2));
  expect(screen.getByText(`${formLimits.requestNote} / ${formLimits.requestNote}`)).toBeDefined();
  expect(field().getAttribute('aria-invalid')).toBeNull();
});
