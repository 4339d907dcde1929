// @vitest-environment jsdom
import { type EmailParts, formatEmail } from '@dining/domain/reservations/email-parts';
import { isEmail } from '@dining/domain/shared/email';
import { payment } from '@dining/i18n/site/en/payment';
import type { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../../test/test-site';
import { appDataQuery } from '../../../entities/app/app-data';
import { EmailField } from './email-field';

/** The value that the field reported last. */
let reportedEmail: EmailParts;

function Form() {
  const [value, setValue] = useState<EmailParts>({ local: '', domain: '' });
  const handleChange = (email: EmailParts) => {
    reportedEmail = email;
    setValue(email);
  };
  return <EmailField error={undefined} onChange={handleChange} value={value} />;
}

let wrapper: TestSite['wrapper'];
let queryClient: QueryClient;
const show = () => render(<Form />, { wrapper });
const getField = (): HTMLInputElement => screen.getByLabelText(new RegExp(payment.booker.email));
const compose = (text: string) => fireEvent.input(getField(), { target: { value: text }, isComposing: true });

beforeAll(async () => {
  ({ queryClient, wrapper } = await createTestSite('en', ['common', 'payment']));
});
afterEach(cleanup);

describe('the e-mail field', () => {
  it('shows each step of a Korean composition once', () => {
    show();
    fireEvent.compositionStart(getField());
    for (const text of ['ㅎ', '하', '한', '한ㄱ']) {
      compose(text);
      expect(getField().value).toBe(text);
    }
    fireEvent.compositionEnd(getField());
    expect(getField().value).toBe('한ㄱ'.normalize('NFKC'));
  });

  it('converts full-width input to ASCII when composition ends', () => {
    show();
    fireEvent.compositionStart(getField());
    compose('ａｂｃ＠ｅｘａｍｐｌｅ。ｃｏｍ');
    expect(getField().value).toBe('ａｂｃ＠ｅｘａｍｐｌｅ。ｃｏｍ');
    fireEvent.compositionEnd(getField());
    expect(getField().value).toBe('abc@example.com');
    expect(formatEmail(reportedEmail)).toBe('abc@example.com');
  });

  it('uses type=text, because browsers rewrite e-mail fields during composition', () => {
    show();
    expect(getField()).toMatchObject({ type: 'text', inputMode: 'email', autocomplete: 'email', maxLength: -1 });
  });
});

it.each([
  ['a zero-width space', 'gil\u200b@example.com', 'gil@example.com'],
  ['a byte-order mark', '\ufeffgil@example.com', 'gil@example.com'],
  ['spaces of other kinds', '\u3000gil@example.com\u00a0', 'gil@example.com'],
  ['consecutive dots, which a Japanese carrier allows', 'a..b@docomo.ne.jp', 'a..b@docomo.ne.jp'],
])('the e-mail field accepts an address pasted with %s', async (_case, text, expected) => {
  show();
  const user = userEvent.setup();
  await user.click(getField());
  await user.paste(text);
  expect(getField().value).toBe(expected);
  expect(formatEmail(reportedEmail)).toBe(expected);
  expect(isEmail(formatEmail(reportedEmail))).toBe(true);
});

it('the e-mail field suggests common domains after @, and fewer as the guest types', async () => {
  const domains = ['naver.com', 'gmail.com', 'nate.com', ''].map((propAttrValue) => ({ propAttrValue }));
  queryClient.setQueryData(appDataQuery.queryKey, {
    dbPropList: [{ propName: 'MAIL_DOMAIN', propAttrList: domains }],
  } as never);
  show();
  const user = userEvent.setup();
  const listSuggestions = () =>
    [...document.querySelectorAll<HTMLOptionElement>('datalist option')].map(({ value }) => value);
  expect(getField().getAttribute('list')).toBe(document.querySelector('datalist')?.id);
  await user.type(getField(), 'bada');
  expect(getField().value).toBe('bada');
  await user.type(getField(), '@');
  expect(getField().value).toBe('bada@');
  expect(listSuggestions()).toEqual(['bada@naver.com', 'bada@gmail.com', 'bada@nate.com']);
  await user.type(getField(), 'na');
  expect(listSuggestions()).toEqual(['bada@naver.com', 'bada@nate.com']);
  await user.type(getField(), 'te.com');
  expect(listSuggestions()).toEqual([]);
  expect(reportedEmail).toEqual({ local: 'bada', domain: 'nate.com' });
});
