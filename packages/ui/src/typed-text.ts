/**
 * Text as it can be sent: what is pasted brings tabs and other control characters along, which nobody sees and no field of ours takes. A line
 * keeps none of them, text of several lines its breaks and tabs.
 */
export const typedLine = (text: string): string => text.replace(/\p{Cc}/gu, ' ');
export const typedLines = (text: string): string => text.replace(/(?![\n\r\t])\p{Cc}/gu, ' ');

/** Puts it into the field before anybody reads it from there. */
export function settleTyped(field: HTMLInputElement | HTMLTextAreaElement, settled: (text: string) => string): void {
  const text = settled(field.value);
  if (text !== field.value) field.value = text;
}
