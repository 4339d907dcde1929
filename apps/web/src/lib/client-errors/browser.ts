import type { Api } from '@dining/contract/site/api';

type Report = Api['POST /api/app/clientError']['body'];
type Browser = Pick<Report, 'browserName' | 'browserVersion'>;

/** The first match counts. In-app browsers come first, because their user agents may also name another browser. */
const browsers: readonly [Report['browserName'], RegExp][] = [
  ['KakaoTalk', /KAKAOTALK[/ ](\d+)/],
  ['Naver', /NAVER\(inapp;.*?; (\d+)/],
  ['Line', /\bLine\/(\d+)/],
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['Whale', /Whale\/(\d+)/],
  ['Samsung', /SamsungBrowser\/(\d+)/],
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)\S* (?:Mobile\/\S+ )?Safari/],
];

export function parseBrowser(userAgent: string): Browser {
  for (const [browserName, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return { browserName, browserVersion: Math.min(Number(version), 999) };
  }
  return { browserName: 'other', browserVersion: 0 };
}
