/** An e-mail address in the two parts that the payment page asks for (Spec §5 Payment form). */
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
