/** Signs of an address: a scheme, slashes that begin one, or something on both sides of an @. */
const signs = /:\/\/|\/\/|\\\\|\S@\S|\b(?:www\.|(?:https?|ftp|mailto|tel|sms|javascript|data):)/i;

/** A word with dots in it, as it ends: what may be a domain, and what stands before its last dot. */
const dotted = /([\p{L}\p{M}\p{N}-]+)\.([\p{L}\p{M}][\p{L}\p{M}\p{N}-]+)(\/?)/gu;

const ipAddress = /\d{1,3}(?:\.\d{1,3}){3}/;

/** Domains that people write addresses with in any case, and those in letters that have none. */
const commonDomains = new Set(
  (
    'com net org info biz edu gov kr jp cn tw hk us uk eu de fr co io me tv cc ly gl to xyz top shop site online store app dev link click ' +
    'live club icu vip win work 한국 닷컴 닷넷 삼성 中国 中國 公司 网络 商店 集团 在线 手机 网址 香港 台湾 台灣 コム ストア セール クラウド みんな'
  ).split(' '),
);

/** A first name or a title before a surname has a capital behind its dot, `St.John`; an address is written in small letters. */
const isDomain = (label: string, ending: string): boolean =>
  commonDomains.has(ending.toLowerCase()) || (/^\p{Ll}/u.test(ending) && label.length > 1);

/**
 * Returns true if a mail program would make a link of the text, or a person would take it for one: addresses of pages and of mailboxes, in
 * full width too. Initials and titles, `J.R.Smith` or `St.John`, are none.
 */
export function isAddressLike(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[。｡]/g, '.');
  if (signs.test(plain) || ipAddress.test(plain)) return true;
  return [...plain.matchAll(dotted)].some(([, label = '', ending = '', slash]) => slash === '/' || isDomain(label, ending));
}
