/** Browsers inside other apps, the narrower names first. `other` is any web view that does not name its app. */
const signs = [
  ['kakaotalk', /KAKAOTALK|KAKAOSTORY/i],
  ['naver', /NAVER\(inapp/i],
  ['line', /\bLine\//i],
  ['instagram', /\bInstagram\b/i],
  ['facebook', /\bFB(?:AN|AV|_IAB)\b|\bFBIOS\b/],
  ['wechat', /MicroMessenger/i],
  ['daum', /DaumApps|DaumDevice/i],
  ['other', /; wv\)|\bBytedance|musical_ly|Barcelona|Twitter for iPhone|\bBAND\/|(?:iPhone|iPad|iPod)(?!.*Safari\/)/],
] as const satisfies readonly (readonly [string, RegExp])[];

export type InAppBrowser = (typeof signs)[number][0];

/** Finds the app in whose own browser a page is open, by the user agent; undefined in a browser of its own. */
export const findInAppBrowser = (userAgent: string): InAppBrowser | undefined =>
  signs.find(([, sign]) => sign.test(userAgent))?.[0];

/** How an address is opened outside the app: by a link, or by hand where no link can. */
export type ExternalOpening = { readonly type: 'link'; readonly href: string } | { readonly type: 'manual' };

/** Returns how `address` (a whole one, without a fragment) is opened outside of the app, by what the app and its system allow. */
export function getExternalOpening(app: InAppBrowser, userAgent: string, address: string): ExternalOpening {
  if (app === 'kakaotalk') return { type: 'link', href: `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}` };
  if (app === 'line') return { type: 'link', href: `${address}${address.includes('?') ? '&' : '?'}openExternalBrowser=1` };
  // WeChat opens no other app.
  if (!/Android/.test(userAgent) || app === 'wechat') return { type: 'manual' };
  const [scheme = '', rest = ''] = address.split('://');
  return { type: 'link', href: `intent://${rest}#Intent;scheme=${scheme};package=com.android.chrome;end` };
}
