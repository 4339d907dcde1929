/** Codes that prove a phone or a mailbox: how long they are and live, in seconds, and how often one may be wrong. */
export const oneTimeCode = { digits: 6, liveSeconds: 300, againSeconds: 30, mostTries: 5 } as const;

/** A code as it was typed: blanks dropped, digits of other scripts as ours; '' where it is none. */
export function typedCode(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\s-]/g, '');
  return plain.length === oneTimeCode.digits && /^\d+$/.test(plain) ? plain : '';
}
