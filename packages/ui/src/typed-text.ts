import type { ChangeEvent, CompositionEvent, FocusEvent, InputEvent, KeyboardEvent } from 'react';

/**
 * Text as it can be sent: what is pasted brings tabs and other control characters along, which nobody sees and no field of ours takes. A line
 * keeps none of them, text of several lines its breaks and tabs.
 */
export const typedLine = (text: string): string => text.replace(/\p{Cc}/gu, ' ');
export const typedLines = (text: string): string => text.replace(/(?![\n\r\t])\p{Cc}/gu, ' ');

type Field = HTMLInputElement | HTMLTextAreaElement;
type Normalize = (text: string) => string;

/** Returns true while an input method composes: what stands in the field then is the input method's, and nobody else's to change. */
export const isComposing = (event: Event): boolean => 'isComposing' in event && event.isComposing === true;

/** Returns true if a browser or keyboard sets the whole value at once: autofill, or a suggestion above the keys. */
export const isFilledIn = (event: Event): boolean => !('inputType' in event) || event.inputType === 'insertReplacementText';

const isPasted = (event: Event): boolean =>
  'inputType' in event && (event.inputType === 'insertFromPaste' || event.inputType === 'insertFromDrop');

/**
 * Keeps Enter that confirms a composition from sending the form. In Safari it comes after the end of the composition, known by its code alone.
 */
export function keepCompositionEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (isComposing(event.nativeEvent) || event.nativeEvent.keyCode === 229)) event.preventDefault();
}

/** Puts text into the field before anybody reads it from there; the caret stays behind the same text. */
function settle(field: Field, normalize: Normalize): void {
  const text = normalize(field.value);
  if (text === field.value) return;
  const caret = document.activeElement === field ? field.selectionStart : null;
  const before = caret === null ? 0 : normalize(field.value.slice(0, caret)).length;
  field.value = text;
  if (caret !== null) field.setSelectionRange(before, before);
}

/** Changes a field's text as a person would: the page hears of it by `onChange`. */
function replaceText(field: Field, text: string): void {
  if (text === field.value) return;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Normalises text but for a space at its end that was typed there: another word may follow. */
const keepLastSpace =
  (normalize: Normalize): Normalize =>
  (text) => {
    const settled = normalize(text);
    return /\S\s$/.test(text) && !/\s$/.test(settled) ? `${settled} ` : settled;
  };

interface Typing<Element extends Field> {
  /** Makes text sendable; applied to each change. */
  readonly clean: Normalize;
  /** Normalises what was typed; applied when a composition ends, to what is pasted or filled in, and when the field is left. */
  readonly normalize: Normalize | undefined;
  readonly onCompositionEnd: ((event: CompositionEvent<Element>) => void) | undefined;
  readonly onBlur: ((event: FocusEvent<Element>) => void) | undefined;
  readonly onKeyDown: ((event: KeyboardEvent<Element>) => void) | undefined;
}

/**
 * Returns the handlers by which a field settles its text. Between the start and the end of a composition nothing is changed: an input method
 * that finds another text than its own writes its letters twice. Browsers end a composition in different orders (Chrome sends no
 * input after it, Firefox does, Safari sends the last input before it): each of them settles, and settling again changes nothing.
 */
export function typingHandlers<Element extends Field>(typing: Typing<Element>) {
  const { clean, normalize = (text) => text } = typing;
  const whole: Normalize = (text) => normalize(clean(text));
  return {
    /** To be called first by the field's handler of changes. */
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
