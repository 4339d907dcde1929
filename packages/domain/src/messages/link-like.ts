/** Matches a scheme, two slashes or backslashes, `www.`, or text on both sides of an @. */
const linkPattern = /:\/\/|\/\/|\\\\|\S@\S|\b(?:www\.|(?:https?|ftp|mailto|tel|sms|javascript|data):)/i;

/**
 * A label, a dot and a possible top-level domain of two or more characters, with the slash after it, if any. The domain
 * is not consumed, because it may be the label before another dot.
 */
const dottedNamePattern = /([\p{L}\p{M}\p{N}-]+)\.(?=([\p{L}\p{M}][\p{L}\p{M}\p{N}-]+)(\/?))/gu;

const ipAddressPattern = /\d{1,3}(?:\.\d{1,3}){3}/;

/** Top-level domains that are recognised in upper and lower case, and those in scripts without case. */
const commonDomains = new Set(
  (
    'com net org info biz edu gov kr jp cn tw hk us uk eu de fr co io me tv cc ly gl to xyz top shop site online store app dev link click ' +
    'live club icu vip win work 한국 닷컴 닷넷 삼성 中国 中國 公司 网络 商店 集团 在线 手机 网址 香港 台湾 台灣 コム ストア セール クラウド みんな'
  ).split(' '),
);

/**
 * Returns true if the label and top-level domain form a domain. In a title or first name before a surname, as in
 * `St.John`, the dot is followed by a capital; in a domain by a lower-case letter. A single letter before the dot is an
 * initial, as in `j.smith`, unless a common domain follows.
 */
const isDomain = (label: string, topLevel: string): boolean =>
  commonDomains.has(topLevel.toLowerCase()) || (/^\p{Ll}/u.test(topLevel) && label.length > 1);

/**
 * Returns true if a mail program would turn the text into a link, or a person would take it for one: URLs and e-mail
 * addresses, also in full width. Initials and titles such as `J.R.Smith` or `St.John` do not count.
 */
export function isLinkLike(text: string): boolean {
  const plainText = text.normalize('NFKC').replace(/[。｡]/g, '.');
  if (linkPattern.test(plainText) || ipAddressPattern.test(plainText)) return true;
  return [...plainText.matchAll(dottedNamePattern)].some(
    ([, label = '', topLevel = '', slash]) => slash === '/' || isDomain(label, topLevel),
  );
}
