// @vitest-environment jsdom
import {
  emptyPhoneNumber,
  getCanonicalPhone,
  korea,
  type PhoneNumber,
  serializePhoneNumber,
} from '@dining/domain/shared/phone-number';
import { phone as texts } from '@dining/i18n/site/en/phone';
import type { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { parseNumberInCountry } from '../../lib/phone-number/phone-library';
import { PhoneNumberField } from './phone-number-field';

let queryClient: QueryClient;
let wrapper: TestSite['wrapper'];
let number: PhoneNumber;
const onChange = vi.fn<(newNumber: PhoneNumber) => void>();

function Form({ initialNumber }: { initialNumber: PhoneNumber }) {
  const [value, setValue] = useState(initialNumber);
  const change = (newNumber: PhoneNumber) => {
    number = newNumber;
    onChange(newNumber);
    setValue(newNumber);
  };
  return <PhoneNumberField error={undefined} label="Phone" onChange={change} value={value} />;
}

function show(initialNumber: PhoneNumber = emptyPhoneNumber) {
  number = initialNumber;
  render(<Form initialNumber={initialNumber} />, { wrapper });
  // jsdom has no stylesheet that could disable pointer events, and computing styles is slow.
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

// A query by role computes styles in jsdom, which is slow with a list of all countries.
const getField = () => screen.getByLabelText<HTMLInputElement>(/^Mobile number/);
const getCountry = () => screen.getByLabelText<HTMLSelectElement>(texts.country);
const getCanonical = (): string | null => getCanonicalPhone(number, parseNumberInCountry);
/** Sets the value at once, without key or clipboard events, as autofill does. */
const autofillNumber = (text: string) => fireEvent.change(getField(), { target: { value: text } });

beforeEach(async () => {
  ({ queryClient, wrapper } = await createTestSite('en', ['common', 'phone']));
  onChange.mockClear();
});
afterEach(cleanup);

describe('typing a phone number', () => {
  it('keeps only digits and serializes a Korean number in three parts', async () => {
    const user = show();
    await user.type(getField(), '010-43x21 (87)65');
    expect(getField()).toHaveProperty('value', '01043218765');
    expect(serializePhoneNumber(number)).toBe('010-4321-8765');
  });

  it('keeps the caret behind the digit that was typed in the middle', async () => {
    const user = show();
    await user.type(getField(), '01043218765');
    await user.type(getField(), '-9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(getField()).toHaveProperty('value', '010943218765');
    expect(getField().selectionStart).toBe(4);
  });

  it('turns a number that begins with +81 into a Japanese one and keeps the focus in the field', async () => {
    const user = show();
    await user.type(getField(), '+81');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await user.type(getField(), ' 90-1234-5678');
    await waitFor(() => expect(getCountry().value).toBe('JP'));
    expect(getField()).toHaveProperty('value', '9012345678');
    expect(document.activeElement).toBe(getField());
    expect(screen.getByText('+81')).toBeDefined();
    expect(getCanonical()).toBe('+819012345678');
  });

  it('treats a number that begins with +82 as Korean, and groups it when the field is left', async () => {
    const user = show();
    await user.type(getField(), '+82 10 4321 8765');
    expect(getCountry().value).toBe(korea);
    expect(serializePhoneNumber(number)).toBe('010-4321-8765');
    await user.tab();
    expect(getField()).toHaveProperty('value', '010-4321-8765');
  });

  it('returns to Korea once the + is deleted', async () => {
    const user = show();
    await user.type(getField(), '+8{Backspace}{Backspace}010');
    expect(number.country).toBe(korea);
    expect(getField()).toHaveProperty('value', '010');
  });

  it('drops characters that are not part of a number', async () => {
    const user = show();
    await user.type(getField(), 'call me');
    expect(getField()).toHaveProperty('value', '');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('composing a phone number', () => {
  const compose = (text: string) => fireEvent.input(getField(), { target: { value: text }, isComposing: true });

  it('does not change the text until the composition ends, then normalises it', () => {
    show();
    fireEvent.compositionStart(getField());
    for (const text of ['０', '０１０', '０１０４３２１８７６５', '０１０ー４３２１ー８７６５']) {
      compose(text);
      expect(getField()).toHaveProperty('value', text);
    }
    fireEvent.compositionEnd(getField());
    expect(getField()).toHaveProperty('value', '01043218765');
    expect(serializePhoneNumber(number)).toBe('010-4321-8765');
  });

  it('updates the form before the composition ends', () => {
    show();
    fireEvent.compositionStart(getField());
    compose('０１０４３２１８７６５');
    expect(serializePhoneNumber(number)).toBe('010-4321-8765');
    expect(getField()).toHaveProperty('value', '０１０４３２１８７６５');
  });

  it('drops composed letters', () => {
    show();
    fireEvent.compositionStart(getField());
    compose('공일공');
    fireEvent.compositionEnd(getField());
    expect(getField()).toHaveProperty('value', '');
  });

  it('accepts a composition that is unfinished on blur', () => {
    show();
    fireEvent.compositionStart(getField());
    compose('０１０４３２１８７６５');
    fireEvent.blur(getField());
    expect(getField()).toHaveProperty('value', '010-4321-8765');
    expect(serializePhoneNumber(number)).toBe('010-4321-8765');
  });
});

const koreanTexts = [
  '010-4321-8765',
  '01043218765',
  '1043218765',
  '+82 10-4321-8765',
  '+82 (0)10 4321 8765',
  '0082 10 4321 8765',
  '82-10-4321-8765',
  '(+82) 10–4321—8765',
  '０１０－４３２１－８７６５',
  '＋８２　１０　４３２１　８７６５',
  '\u202a010 4321 8765\u202c',
  'Mobile: 010.4321.8765',
];
const japaneseTexts = [
  '+81 90-1234-5678',
  '+81 (0)90 1234 5678',
  '0081 90 1234 5678',
  '００８１ ９０－１２３４－５６７８',
  '＋８１９０１２３４５６７８',
];

describe.each([
  ['pasting', async (text: string) => (await show().click(getField()), userEvent.paste(text))],
  ['autofill', async (text: string) => (show(), autofillNumber(text))],
])('%s', (_name, enter) => {
  it.each(koreanTexts)('accepts %s as the Korean number', async (text) => {
    await enter(text);
    expect(getField()).toHaveProperty('value', '010-4321-8765');
    expect(serializePhoneNumber(number)).toBe('010-4321-8765');
    expect(getCountry().value).toBe(korea);
  });

  it.each(japaneseTexts)('accepts %s as the Japanese number', async (text) => {
    await enter(text);
    await waitFor(() => expect(getCountry().value).toBe('JP'));
    expect(getField()).toHaveProperty('value', '9012345678');
    expect(getCanonical()).toBe('+819012345678');
  });

  it.each([
    ['a landline', '+82 2-123-4567', '+8221234567'],
    ['a number that is too long', '010-4321-87651', '010432187651'],
    ['a number that is too short', '010-4321-87', '010432187'],
  ])('does not correct %s, and has no canonical number for it', async (_case, text, displayedText) => {
    await enter(text);
    expect(getField()).toHaveProperty('value', displayedText);
    expect(getCanonical()).toBeNull();
  });
});

describe('pasting a phone number', () => {
  it('replaces the content of the field with a complete number', async () => {
    const user = show();
    await user.type(getField(), '010');
    await user.paste('010-4321-8765');
    expect(getField()).toHaveProperty('value', '010-4321-8765');
  });

  it('inserts an incomplete number at the caret', async () => {
    const user = show();
    await user.type(getField(), '010');
    await user.paste('4321-87 65');
    expect(getField()).toHaveProperty('value', '01043218765');
  });

  it('replaces typed digits with a complete number of the chosen country', async () => {
    const user = show();
    await user.selectOptions(getCountry(), 'JP');
    await waitFor(() => expect(screen.getByText('+81')).toBeDefined());
    await user.type(getField(), '12');
    await user.paste('090-1234-5678');
    expect(getField()).toHaveProperty('value', '09012345678');
    expect(getCanonical()).toBe('+819012345678');
  });
});

describe('leaving the phone number field', () => {
  it('groups a complete Korean number', async () => {
    const user = show();
    await user.type(getField(), '01043218765');
    await user.tab();
    expect(getField()).toHaveProperty('value', '010-4321-8765');
  });

  it('keeps an incomplete number as it is', async () => {
    const user = show();
    await user.type(getField(), '010432');
    await user.tab();
    expect(getField()).toHaveProperty('value', '010432');
  });

  it('treats 00 as the + of an international number', async () => {
    const user = show();
    await user.type(getField(), '0044 20 7946 0958');
    await user.tab();
    await waitFor(() => expect(getCountry().value).toBe('GB'));
    expect(getCanonical()).toBe('+442079460958');
  });

  it('does not treat a 0 that was typed twice as the + of an international number', async () => {
    const user = show();
    await user.type(getField(), '001043218765');
    await user.tab();
    expect(getCountry().value).toBe(korea);
    expect(getField()).toHaveProperty('value', '001043218765');
  });

  it('reports no change if the number is the same', async () => {
    const user = show();
    await user.click(getField());
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    await user.type(getField(), '01043218765');
    onChange.mockClear();
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the phone number field for another country', () => {
  it('keeps only digits and shows the calling code before them', async () => {
    const user = show();
    await user.selectOptions(getCountry(), 'US');
    await waitFor(() => expect(screen.getByText('+1')).toBeDefined());
    await user.type(screen.getByLabelText(texts.number), '(415) 555-2671');
    expect(getField()).toHaveProperty('value', '4155552671');
    expect(getCanonical()).toBe('+14155552671');
  });

  it('keeps the number that was typed for Korea while another country is selected', async () => {
    const user = show();
    await user.type(getField(), '01043218765');
    await user.selectOptions(getCountry(), 'JP');
    expect(getField()).toHaveProperty('value', '');
    await user.selectOptions(getCountry(), korea);
    expect(getField()).toHaveProperty('value', '010-4321-8765');
  });

  it('returns to Korea if a pasted number begins with +82', async () => {
    const user = show();
    await user.selectOptions(getCountry(), 'JP');
    await user.click(getField());
    await user.paste('+82 10-4321-8765');
    expect(getCountry().value).toBe(korea);
    expect(serializePhoneNumber(number)).toBe('010-4321-8765');
  });

  it('keeps digits that are not a complete Korean number when another country is selected', async () => {
    const user = show();
    await user.type(getField(), '09012345678');
    await user.selectOptions(getCountry(), 'JP');
    await waitFor(() => expect(getCanonical()).toBe('+819012345678'));
    expect(getField()).toHaveProperty('value', '09012345678');
  });
});

describe('autofill of country and number', () => {
  /** Sets the country without pointer, key or focus events, as autofill does. */
  const autofillCountry = (code: string) => fireEvent.change(getCountry(), { target: { value: code } });
  const waitForLibrary = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));

  it.each([
    ['+82 10-1234-5678', 'KR', '01012345678', korea],
    ['+82 10-1234-5678', 'US', '01012345678', korea],
    ['010-1234-5678', 'US', '01012345678', korea],
    ['0082 10 1234 5678', 'JP', '01012345678', korea],
    ['82-10-1234-5678', 'JP', '01012345678', korea],
    ['1012345678', 'JP', '01012345678', korea],
    ['090-1234-5678', 'JP', '+819012345678', 'JP'],
    ['+81 90-1234-5678', 'JP', '+819012345678', 'JP'],
    ['+81 90-1234-5678', 'US', '+819012345678', 'JP'],
    ['+81 90-1234-5678', 'KR', '+819012345678', 'JP'],
    ['(415) 555-2671', 'US', '+14155552671', 'US'],
    ['138 1234 5678', 'CN', '+8613812345678', 'CN'],
  ])('combines %s and the country %s, whichever is filled in first', async (text, code, expected, expectedCountry) => {
    show();
    autofillCountry(code);
    await waitForLibrary();
    autofillNumber(text);
    await waitFor(() => expect([getCountry().value, getCanonical()]).toEqual([expectedCountry, expected]));
    cleanup();

    show();
    autofillNumber(text);
    await waitForLibrary();
    autofillCountry(code);
    await waitForLibrary();
    await waitFor(() => expect([getCountry().value, getCanonical()]).toEqual([expectedCountry, expected]));
  });

  it('combines China with digits that form a complete Korean number, if China is filled in first', async () => {
    show();
    autofillCountry('CN');
    await waitForLibrary();
    autofillNumber('010 6552 9988');
    await waitFor(() => expect([getCountry().value, getCanonical()]).toEqual(['CN', '+861065529988']));
  });

  it('keeps the number if the phone number library loads only after number and country are filled in', async () => {
    show();
    autofillNumber('+81 90-1234-5678');
    autofillCountry('JP');
    await waitFor(() => expect([getCountry().value, getCanonical()]).toEqual(['JP', '+819012345678']));
    expect(getField()).toHaveProperty('value', '9012345678');
  });
});

it('the phone number field requests autofill of a phone number and its country, and a telephone keypad', () => {
  show();
  expect(getField()).toMatchObject({ type: 'tel', inputMode: 'tel', autocomplete: 'tel', maxLength: -1 });
  expect(getCountry().getAttribute('autocomplete')).toBe('country');
});
