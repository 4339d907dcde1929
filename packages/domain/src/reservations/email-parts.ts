import { normalizeEmail } from '../shared/typed-text';

/** An e-mail address in the two parts that the payment form stores and checks (Spec §5 Payment form). */
export interface EmailParts {
  readonly local: string;
  readonly domain: string;
}

/** Joins both parts without surrounding spaces. */
export const formatEmail = ({ local, domain }: EmailParts): string => `${local.trim()}@${domain.trim()}`;

/** Splits a text at its last @, valid or not; the form's own check validates it (Spec §5). */
export function splitEmail(text: string): EmailParts {
  const separator = text.lastIndexOf('@');
  return separator < 0
    ? { local: text, domain: '' }
    : { local: text.slice(0, separator), domain: text.slice(separator + 1) };
}

/** Normalises a typed, pasted or received e-mail address, complete or not, and splits it into its parts. */
export const parseTypedEmail = (text: string): EmailParts => splitEmail(normalizeEmail(text));

/** Formats the parts that are not empty: the reverse of `parseTypedEmail`, except for a trailing @. */
export const formatPartialEmail = ({ local, domain }: EmailParts): string =>
  domain === '' ? local : `${local}@${domain}`;
