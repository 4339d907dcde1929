/** Most characters an address may have (RFC 5321). */
export const emailLimit = 254;

const dotAtom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const shape = new RegExp(`^(?=.{1,64}@)${dotAtom}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]{2,63}$`);

/** An e-mail address as accounts know it: without blanks around it, in lower case and half width; null where it is none. */
export function normalEmail(text: string): string | null {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  return plain.length <= emailLimit && shape.test(plain) ? plain : null;
}
