import { normalizeEmail } from './typed-text';

/** Maximum characters of an e-mail address (RFC 5321). */
export const emailLimit = 254;

const atomPattern = "[a-z0-9!#$%&'*+/=?^_`{|}~-]";
const domainPattern = '@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$';
const emailPattern = new RegExp(`^(?=.{1,64}@)${atomPattern}+(?:\\.${atomPattern}+)*${domainPattern}`, 'i');

/**
 * Japanese carriers assigned local parts with consecutive, leading or trailing dots (`a..b@docomo.ne.jp`), against
 * RFC 5321. They are still in use and receive mail if the local part is quoted in SMTP.
 */
const carrierDomainPattern =
  /@(?:docomo\.ne\.jp|(?:[a-z0-9-]+\.)?ezweb\.ne\.jp|au\.com|softbank\.ne\.jp|i\.softbank\.jp|[a-z]\.vodafone\.ne\.jp|jp-[a-z]\.ne\.jp|disney\.ne\.jp|y-?mobile1?\.ne\.jp|yahoo\.ne\.jp|emobile(?:-s)?\.ne\.jp|emnet\.ne\.jp|pdx\.ne\.jp|wcm\.ne\.jp|willcom\.com|uqmobile\.jp)$/i;
const carrierEmailPattern = new RegExp(`^(?=\\.*${atomPattern})(?:${atomPattern}|\\.){1,64}${domainPattern}`, 'i');

/** Returns true if a normalised e-mail address has a valid form. */
export const isEmail = (text: string): boolean =>
  text.length <= emailLimit &&
  (emailPattern.test(text) || (carrierDomainPattern.test(text) && carrierEmailPattern.test(text)));

/** Parses the e-mail address of an account to its normalised form in lower case; null if invalid. */
export function parseEmail(text: string): string | null {
  const plainEmail = normalizeEmail(text).toLowerCase();
  return isEmail(plainEmail) ? plainEmail : null;
}
