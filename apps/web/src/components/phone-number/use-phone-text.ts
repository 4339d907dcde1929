import { isCompletePhone, replaceCallPrefix } from '@dining/domain/shared/phone';
import { type Country, emptyPhoneNumber, korea, type PhoneNumber } from '@dining/domain/shared/phone-number';
import { normalizePhoneText } from '@dining/domain/shared/typed-text';
import { ignoreCompositionEnter, isAutofill, isComposing } from '@dining/ui/typed-text';
import { useQuery } from '@tanstack/react-query';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  useState,
} from 'react';
import { phoneLibraryQuery } from '../../lib/phone-number/library-query';
import {
  formatFieldText,
  isCompleteNumber,
  isCompletePhoneText,
  isCountryUnknown,
  isKoreanDespiteCountry,
  isSameNumber,
  maxPhoneTextLength,
  parsePhoneInput,
} from '../../lib/phone-number/phone-input';

function normalizeInput(input: HTMLInputElement): string {
  const text = normalizePhoneText(input.value).slice(0, maxPhoneTextLength);
  if (text !== input.value) {
    const caret = normalizePhoneText(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    input.value = text;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  }
  return text;
}

/**
 * Returns the text and event handlers of a phone field (decision 54). Normalises typed text except during composition.
 * A complete number that is pasted or autofilled replaces the previous one.
 */
export function usePhoneText(value: PhoneNumber, onChange: (number: PhoneNumber) => void) {
  const library = useQuery({ ...phoneLibraryQuery, enabled: value.country !== korea }).data;
  // The phone number library may load only after the number has been typed.
  const number = isCountryUnknown(value) ? parsePhoneInput(value.abroad, value, library) : value;
  const [typedInput, setTypedInput] = useState({ text: formatFieldText(number), number });
  const [composedText, setComposedText] = useState<string>();

  const update = (newNumber: PhoneNumber, text: string) => {
    setTypedInput({ text, number: newNumber });
    if (!isSameNumber(newNumber, value)) onChange(newNumber);
  };
  const change = (text: string) => {
    const newNumber = parsePhoneInput(text, number, library);
    const hasTypedCountry = text.startsWith('+') && newNumber.country !== korea && !isCountryUnknown(newNumber);
    update(newNumber, hasTypedCountry ? formatFieldText(newNumber) : text);
  };
  const commitText = (text: string, previousNumber: PhoneNumber = number) => {
    const newNumber = parsePhoneInput(replaceCallPrefix(text), previousNumber, library);
    const isUnfinished = newNumber.country === korea && !isCompletePhone(newNumber.korean);
    update(newNumber, isUnfinished ? text : formatFieldText(newNumber));
  };
  const replaceNumber = (text: string) =>
    commitText(text, isKoreanDespiteCountry(text, number, library) ? emptyPhoneNumber : number);
  /**
   * Changes the country. Autofill takes the country from a postal address, so a complete number keeps its own country.
   * Incomplete digits are carried over; a complete number is kept while another country is selected.
   */
  const changeCountry = (country: Country, source: 'manual' | 'autofill') => {
    const isComplete = isCompleteNumber(number, library);
    if (source === 'autofill' && isComplete) return;
    const digits = normalizePhoneText(formatFieldText(number));
    const isEmpty = country === korea ? formatFieldText({ ...number, country }) === '' : number.abroad === '';
    const shouldCarryDigits = digits !== '' && isEmpty && !isComplete;
    onChange(
      shouldCarryDigits ? parsePhoneInput(digits, { ...emptyPhoneNumber, country }, library) : { ...number, country },
    );
  };
  /** Leaves the text unchanged during composition, but updates the form, which may be sent before composition ends. */
  const updateDuringComposition = (rawText: string) => {
    setComposedText(rawText);
    const text = normalizePhoneText(rawText).slice(0, maxPhoneTextLength);
    const newNumber = parsePhoneInput(text, number, library);
    if (newNumber.country === number.country) update(newNumber, text);
  };
  const isCompleteNumberText = (text: string): boolean =>
    isCompletePhoneText(text) ||
    (number.country !== korea && (library?.parseNumberInCountry(number.country, text) ?? null) !== null);

  return {
    number,
    text: composedText ?? (isSameNumber(typedInput.number, number) ? typedInput.text : formatFieldText(number)),
    callingCode:
      number.country === korea || isCountryUnknown(number)
        ? undefined
        : (library?.getCallingCode(number.country) ?? '+'),
    changeCountry,
    handlers: {
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => ignoreCompositionEnter(event),
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        if (isComposing(nativeEvent)) return updateDuringComposition(currentTarget.value);
        setComposedText(undefined);
        const text = normalizeInput(currentTarget);
        if (isAutofill(nativeEvent)) replaceNumber(text);
        else change(text);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        setComposedText(undefined);
        change(normalizeInput(currentTarget));
      },
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const text = normalizePhoneText(event.clipboardData.getData('text')).slice(0, maxPhoneTextLength);
        if (!isCompleteNumberText(text)) return;
        // Replaces the whole value, wherever the caret is.
        event.preventDefault();
        replaceNumber(text);
      },
      onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        setComposedText(undefined);
        commitText(normalizePhoneText(currentTarget.value).slice(0, maxPhoneTextLength));
      },
    },
  };
}
