import { expect, it } from 'vitest';
import { parseBrowser } from './browser';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Chrome', 141, `${windows} Chrome/141.0.0.0 Safari/537.36`],
  ['Chrome', 140, `${iphone} CriOS/140.0.7339.122 Mobile/15E148 Safari/604.1`],
  ['Edge', 141, `${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`],
  ['Firefox', 143, 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  ['Safari', 18, `${iphone} Version/18.6 Mobile/15E148 Safari/604.1`],
  [
    'Safari',
    17,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  ],
  ['Samsung', 28, `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Whale', 4, `${windows} Chrome/138.0.0.0 Whale/4.33.325.17 Safari/537.36`],
  ['KakaoTalk', 25, `${android} Version/4.0 Chrome/139.0.0.0 Mobile Safari/537.36 KAKAOTALK/25.8.1 (INAPP)`],
  ['KakaoTalk', 25, `${iphone} Mobile/15E148 KAKAOTALK 25.8.1`],
  ['Naver', 999, `${iphone} Mobile/15E148 NAVER(inapp; search; 2000; 12.13.2; 16PRO)`],
  ['Line', 15, `${iphone} Mobile/15E148 Safari Line/15.13.0`],
  ['WeChat', 8, `${iphone} Mobile/15E148 MicroMessenger/8.0.61(0x18003d2b) NetType/WIFI Language/zh_CN`],
  ['other', 0, 'curl/8.5.0'],
  ['other', 0, ''],
] as const)('the browser is %s with version %i for the user agent %s', (browserName, browserVersion, userAgent) =>
  expect(parseBrowser(userAgent)).toEqual({ browserName, browserVersion }),
);
