/** What a browser calls itself, the narrower names before those that they also bear: nearly all say Chrome, Safari or both. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(inapp/i, 'NAVER'],
  [/\bLine\//i, 'LINE'],
  [/MicroMessenger/i, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Whale\//, 'Whale'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const findName = (names: typeof browsers, text: string): string | undefined => names.find(([sign]) => sign.test(text))?.[1];

/**
 * A device in the two words its owner knows it by, `Chrome · Android`, out of what its browser says of itself; '' where neither is
 * known. Nothing else of it is kept: versions and models would tell one visitor from another.
 */
export const getDeviceName = (userAgent: string): string =>
  [findName(browsers, userAgent), findName(systems, userAgent)].filter((name) => name !== undefined).join(' · ');
