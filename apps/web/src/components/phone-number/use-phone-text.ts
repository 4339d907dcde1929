import { isCompletePhone, replaceCallPrefix } from '@dining/domain/shared/phone';
import { type Country, emptyPhoneNumber, korea, type PhoneNumber } from '@dining/domain/shared/phone-number';
import { normalizePhoneText } from '@dining/domain/shared/typed-text';
import { ignoreCompositionEnter, isComposing, isFilledIn } from '@dining/ui/typed-text';
import { useQuery } from '@tanstack/react-query';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  useState,
} from 'react';
import { numbersQuery } from '../../lib/phone-number/numbers-query';
import {
  formatFieldText,
  isCountryOpen,
  isKoreanByItself,
  isSameNumber,
  isWholeNumber,
  isWholeText,
  longestNumber,
  parsePhoneInput,
} from '../../lib/phone-number/phone-input';

function normalizeInput(input: HTMLInputElement): string {
  const text = normalizePhoneText(input.value).slice(0, longestNumber);
  if (text !== input.value) {
    const caret = normalizePhoneText(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    input.value = text;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  }
  return text;
}

/**
 * Returns a phone field's text and handlers (decision 54). Typed text is normalised, except during composition;
 * complete numbers that are pasted or filled in are taken unchanged.
 */
export function usePhoneText(value: PhoneNumber, onChange: (number: PhoneNumber) => void) {
  const numbers = useQuery({ ...numbersQuery, enabled: value.country !== korea }).data;
  // The phone number library may load after the number is typed.
  const number = isCountryOpen(value) ? parsePhoneInput(value.abroad, value, numbers) : value;
  const [typed, setTyped] = useState({ text: formatFieldText(number), number });
  const [composed, setComposed] = useState<string>();

  const update = (changed: PhoneNumber, text: string) => {
    setTyped({ text, number: changed });
    if (!isSameNumber(changed, value)) onChange(changed);
  };
  const change = (text: string) => {
    const changed = parsePhoneInput(text, number, numbers);
    const hasTypedCountry = text.startsWith('+') && changed.country !== korea && !isCountryOpen(changed);
    update(changed, hasTypedCountry ? formatFieldText(changed) : text);
  };
  const settle = (text: string, chosen: PhoneNumber = number) => {
    const changed = parsePhoneInput(replaceCallPrefix(text), chosen, numbers);
    const isUnfinished = changed.country === korea && !isCompletePhone(changed.korean);
    update(changed, isUnfinished ? text : formatFieldText(changed));
  };
  const take = (text: string) => settle(text, isKoreanByItself(text, number, numbers) ? emptyPhoneNumber : number);
  /**
   * Changes the country. A country from autofill belongs to an address, so a complete number keeps its own. Incomplete
   * digits are carried over; a complete number is kept while another country is selected.
   */
  const changeCountry = (country: Country, source: 'hand' | 'autofill') => {
    const isWhole = isWholeNumber(number, numbers);
    if (source === 'autofill' && isWhole) return;
    const digits = normalizePhoneText(formatFieldText(number));
    const isEmpty = country === korea ? formatFieldText({ ...number, country }) === '' : number.abroad === '';
    const carries = digits !== '' && isEmpty && !isWhole;
    onChange(carries ? parsePhoneInput(digits, { ...emptyPhoneNumber, country }, numbers) : { ...number, country });
  };
  /** Keeps the text during composition, but updates the form, which may be sent before composition ends. */
  const compose = (raw: string) => {
    setComposed(raw);
    const text = normalizePhoneText(raw).slice(0, longestNumber);
    const changed = parsePhoneInput(text, number, numbers);
    if (changed.country === number.country) update(changed, text);
  };
  const isWhole = (text: string): boolean =>
    isWholeText(text) ||
    (number.country !== korea && (numbers?.parseNumberInCountry(number.country, text) ?? null) !== null);

  return {
    number,
    text: composed ?? (isSameNumber(typed.number, number) ? typed.text : formatFieldText(number)),
    callingCode:
      number.country === korea || isCountryOpen(number) ? undefined : (numbers?.getCallingCode(number.country) ?? '+'),
    changeCountry,
    handlers: {
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => ignoreCompositionEnter(event),
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        if (isComposing(nativeEvent)) return compose(currentTarget.value);
        setComposed(undefined);
        const text = normalizeInput(currentTarget);
        if (isFilledIn(nativeEvent)) take(text);
        else change(text);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        setComposed(undefined);
        change(normalizeInput(currentTarget));
      },
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const text = normalizePhoneText(event.clipboardData.getData('text')).slice(0, longestNumber);
        if (!isWhole(text)) return;
        // Replaces the whole value, wherever the caret is.
        event.preventDefault();
        take(text);
      },
      onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        setComposed(undefined);
        settle(normalizePhoneText(currentTarget.value).slice(0, longestNumber));
      },
    },
  };
}
