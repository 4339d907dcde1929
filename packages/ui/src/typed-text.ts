import type { ChangeEvent, CompositionEvent, FocusEvent, InputEvent, KeyboardEvent } from 'react';

/** Replaces control characters, which pasted text may contain and the server rejects, by spaces. */
export const replaceControlCharacters = (text: string): string => text.replace(/\p{Cc}/gu, ' ');
/** Like `replaceControlCharacters`, but keeps line breaks and tabs. */
export const replaceControlCharactersKeepingLines = (text: string): string => text.replace(/(?![\n\r\t])\p{Cc}/gu, ' ');

type Field = HTMLInputElement | HTMLTextAreaElement;
type Normalize = (text: string) => string;

/** Returns true while an input method is composing; the field's text must not be changed then. */
export const isComposing = (event: Event): boolean => 'isComposing' in event && event.isComposing === true;

export const isAutofill = (event: Event): boolean =>
  !('inputType' in event) || event.inputType === 'insertReplacementText';

const isPasted = (event: Event): boolean =>
  'inputType' in event && (event.inputType === 'insertFromPaste' || event.inputType === 'insertFromDrop');

/**
 * Prevents an Enter that confirms a composition from submitting the form. In Safari this key press comes after the end
 * of the composition and is recognised only by its key code.
 */
export function ignoreCompositionEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (isComposing(event.nativeEvent) || event.nativeEvent.keyCode === 229))
    event.preventDefault();
}

function normalizeField(field: Field, normalize: Normalize): void {
  const text = normalize(field.value);
  if (text === field.value) return;
  const caret = document.activeElement === field ? field.selectionStart : null;
  const normalizedCaret = caret === null ? 0 : normalize(field.value.slice(0, caret)).length;
  field.value = text;
  if (caret !== null) field.setSelectionRange(normalizedCaret, normalizedCaret);
}

function replaceText(field: Field, text: string): void {
  if (text === field.value) return;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps a space at the end of the text, because the guest may go on typing. */
const preserveLastSpace =
  (normalize: Normalize): Normalize =>
  (text) => {
    const normalizedText = normalize(text);
    return /\S\s$/.test(text) && !/\s$/.test(normalizedText) ? `${normalizedText} ` : normalizedText;
  };

interface TypingOptions<Element extends Field> {
  readonly clean: Normalize;
  readonly normalize: Normalize | undefined;
  readonly onCompositionEnd: ((event: CompositionEvent<Element>) => void) | undefined;
  readonly onBlur: ((event: FocusEvent<Element>) => void) | undefined;
  readonly onKeyDown: ((event: KeyboardEvent<Element>) => void) | undefined;
}

/**
 * Creates the handlers that normalise a field's text. They do not change it during a composition, because input methods
 * would otherwise insert letters twice. When a composition ends, the order of events differs (Chrome fires no input
 * event afterwards, Firefox does, Safari fires it before). So the text is cleaned at the end and at each input event; a
 * repetition changes nothing.
 */
export function createTypingHandlers<Element extends Field>(options: TypingOptions<Element>) {
  const { clean, normalize = (text) => text } = options;
  const cleanAndNormalize: Normalize = (text) => normalize(clean(text));
  return {
    handleChange: ({ currentTarget, nativeEvent }: ChangeEvent<Element> | InputEvent<Element>) => {
      if (isComposing(nativeEvent)) return;
      const isComplete = isAutofill(nativeEvent) || isPasted(nativeEvent);
      normalizeField(currentTarget, isComplete ? cleanAndNormalize : clean);
    },
    onCompositionEnd: (event: CompositionEvent<Element>) => {
      replaceText(event.currentTarget, preserveLastSpace(cleanAndNormalize)(event.currentTarget.value));
      options.onCompositionEnd?.(event);
    },
    onBlur: (event: FocusEvent<Element>) => {
      replaceText(event.currentTarget, cleanAndNormalize(event.currentTarget.value));
      options.onBlur?.(event);
    },
    onKeyDown: (event: KeyboardEvent<Element>) => {
      ignoreCompositionEnter(event);
      options.onKeyDown?.(event);
    },
  };
}
