import type { ChangeEvent, CompositionEvent, FocusEvent, InputEvent, KeyboardEvent } from 'react';

/**
 * Removes control characters, which pasted text may contain and the server rejects. Multiline text keeps line breaks
 * and tabs.
 */
export const typedLine = (text: string): string => text.replace(/\p{Cc}/gu, ' ');
export const typedLines = (text: string): string => text.replace(/(?![\n\r\t])\p{Cc}/gu, ' ');

type Field = HTMLInputElement | HTMLTextAreaElement;
type Normalize = (text: string) => string;

/** Returns true while an input method composes; the field's text must not be changed then. */
export const isComposing = (event: Event): boolean => 'isComposing' in event && event.isComposing === true;

/** Returns true for input that sets the whole value at once: autofill or a keyboard's suggestion. */
export const isFilledIn = (event: Event): boolean =>
  !('inputType' in event) || event.inputType === 'insertReplacementText';

const isPasted = (event: Event): boolean =>
  'inputType' in event && (event.inputType === 'insertFromPaste' || event.inputType === 'insertFromDrop');

/**
 * Keeps Enter that confirms a composition from submitting the form. In Safari it follows the end of the composition and
 * is known only by its key code.
 */
export function keepCompositionEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (isComposing(event.nativeEvent) || event.nativeEvent.keyCode === 229))
    event.preventDefault();
}

/** Sets the field's text and keeps the caret after the same text. */
function settle(field: Field, normalize: Normalize): void {
  const text = normalize(field.value);
  if (text === field.value) return;
  const caret = document.activeElement === field ? field.selectionStart : null;
  const before = caret === null ? 0 : normalize(field.value.slice(0, caret)).length;
  field.value = text;
  if (caret !== null) field.setSelectionRange(before, before);
}

/** Changes a field's text as typing does: React calls `onChange`. */
function replaceText(field: Field, text: string): void {
  if (text === field.value) return;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Normalises text except a trailing typed space, after which another word may follow. */
const keepLastSpace =
  (normalize: Normalize): Normalize =>
  (text) => {
    const settled = normalize(text);
    return /\S\s$/.test(text) && !/\s$/.test(settled) ? `${settled} ` : settled;
  };

interface Typing<Element extends Field> {
  /** Removes invalid characters; applied to each change. */
  readonly clean: Normalize;
  /** Normalises text when a composition ends, on paste, on autofill and on blur. */
  readonly normalize: Normalize | undefined;
  readonly onCompositionEnd: ((event: CompositionEvent<Element>) => void) | undefined;
  readonly onBlur: ((event: FocusEvent<Element>) => void) | undefined;
  readonly onKeyDown: ((event: KeyboardEvent<Element>) => void) | undefined;
}

/**
 * Returns the handlers that normalise a field's text. Nothing changes during a composition, because input methods would
 * otherwise write letters twice. Browsers end compositions in different orders (Chrome sends no input afterwards,
 * Firefox does, Safari sends it before), so each event normalises, which is idempotent.
 */
export function typingHandlers<Element extends Field>(typing: Typing<Element>) {
  const { clean, normalize = (text) => text } = typing;
  const whole: Normalize = (text) => normalize(clean(text));
  return {
    /** Must be called first by the field's change handler. */
    settleChange: ({ currentTarget, nativeEvent }: ChangeEvent<Element> | InputEvent<Element>) => {
      if (isComposing(nativeEvent)) return;
      const isWhole = isFilledIn(nativeEvent) || isPasted(nativeEvent);
      settle(currentTarget, isWhole ? whole : clean);
    },
    onCompositionEnd: (event: CompositionEvent<Element>) => {
      replaceText(event.currentTarget, keepLastSpace(whole)(event.currentTarget.value));
      typing.onCompositionEnd?.(event);
    },
    onBlur: (event: FocusEvent<Element>) => {
      replaceText(event.currentTarget, whole(event.currentTarget.value));
      typing.onBlur?.(event);
    },
    onKeyDown: (event: KeyboardEvent<Element>) => {
      keepCompositionEnter(event);
      typing.onKeyDown?.(event);
    },
  };
}
