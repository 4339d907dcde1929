import { normalizeEmail } from '../shared/typed-text';

/** An e-mail address in the two parts that the payment form keeps and checks (Spec §5 Payment form). */
export interface EmailParts {
  readonly local: string;
  readonly domain: string;
}

/** Its two parts without the spaces around them, joined. */
export const formatEmail = ({ local, domain }: EmailParts): string => `${local.trim()}@${domain.trim()}`;

/** Takes a text apart at its last @, whether or not it is an address; the form's own check says that (Spec §5). */
export function splitEmail(text: string): EmailParts {
  const at = text.lastIndexOf('@');
  return at < 0 ? { local: text, domain: '' } : { local: text.slice(0, at), domain: text.slice(at + 1) };
}

/** Splits what was typed, pasted or sent as an address, whole or not, into its normalised parts. */
export const parseTypedEmail = (text: string): EmailParts => splitEmail(normalizeEmail(text));

/** As it is written with what there is of it: the reverse of `parseTypedEmail`, but for an @ that nothing follows. */
export const formatPartialEmail = ({ local, domain }: EmailParts): string => (domain === '' ? local : `${local}@${domain}`);
