/** Joins class names and leaves out what is not there. */
export const cx = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');
