/** User agents of browsers inside apps, specific ones first. `other`: further apps, and web views that name no app. */
const userAgentPatterns = [
  ['kakaotalk', /KAKAOTALK|KAKAOSTORY/i],
  ['naver', /NAVER\(inapp/i],
  ['line', /\bLine\//i],
  ['instagram', /\bInstagram\b/i],
  ['facebook', /\bFB(?:AN|AV|_IAB)\b|\bFBIOS\b/],
  ['wechat', /MicroMessenger/i],
  ['daum', /DaumApps|DaumDevice/i],
  ['other', /; wv\)|\bBytedance|musical_ly|Barcelona|Twitter for iPhone|\bBAND\/|(?:iPhone|iPad|iPod)(?!.*Safari\/)/],
] as const satisfies readonly (readonly [string, RegExp])[];

export type InAppBrowser = (typeof userAgentPatterns)[number][0];

/** Finds the app whose built-in browser shows the page, by user agent. Returns undefined in a regular browser. */
export const findInAppBrowser = (userAgent: string): InAppBrowser | undefined =>
  userAgentPatterns.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** How a page is opened outside the app: by a link, or by the visitor in the app's menu. */
export type ExternalOpening = { readonly type: 'link'; readonly href: string } | { readonly type: 'manual' };

/**
 * Returns how the page at `url` (complete, without a fragment) is opened outside the app, depending on app and system.
 */
export function getExternalOpening(app: InAppBrowser, userAgent: string, url: string): ExternalOpening {
  if (app === 'kakaotalk') return { type: 'link', href: `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}` };
  if (app === 'line') return { type: 'link', href: `${url}${url.includes('?') ? '&' : '?'}openExternalBrowser=1` };
  // WeChat cannot open another app.
  if (!/Android/.test(userAgent) || app === 'wechat') return { type: 'manual' };
  const [scheme = '', hostAndPath = ''] = url.split('://');
  return { type: 'link', href: `intent://${hostAndPath}#Intent;scheme=${scheme};package=com.android.chrome;end` };
}
