import { expect, it } from 'vitest';
import { getMapUrl } from './maps';

it.each([
  ['ko', 'https://map.kakao.com/link/to/%EB%8B%AC%EB%B9%9B%20%EC%A0%9C%EC%A3%BC,33.24,126.41'],
  ['en', 'https://www.google.com/maps/dir/?api=1&destination=33.24%2C126.41'],
] as const)('the URL of the directions in %s is %s', (language, url) =>
  expect(getMapUrl('달빛 제주', 33.24, 126.41, language)).toBe(url),
);
