import { describe, expect, it } from 'vitest';
import {
  formatPicturePath,
  formatSourceSet,
  getDefaultFile,
  parsePicturePath,
  type SizedPicture,
} from './picture-path';

const nigiri: SizedPicture = {
  name: '/pictures/nigiri',
  version: '1a2b3c4d',
  widths: [480, 960, 1600],
  focus: { x: 0.45, y: 0.6 },
  colour: '#1b2436',
};
const path = '/pictures/nigiri-960.webp?v=1a2b3c4d#widths=480,960,1600&focus=45,60&colour=1b2436';

describe('a picture with widths, focal point and colour', () => {
  it('is formatted as a path with its middle width, and parsed again', () => {
    expect(formatPicturePath(nigiri)).toBe(path);
    expect(parsePicturePath(path)).toEqual(nigiri);
  });

  it('has a source set with its files by width, and a default file', () => {
    expect(formatSourceSet(nigiri, 'avif')).toBe(
      '/pictures/nigiri-480.avif?v=1a2b3c4d 480w, /pictures/nigiri-960.avif?v=1a2b3c4d 960w, /pictures/nigiri-1600.avif?v=1a2b3c4d 1600w',
    );
    expect(getDefaultFile(nigiri)).toBe('/pictures/nigiri-960.webp?v=1a2b3c4d');
  });

  it.each([
    '',
    '/pictures/no-menu.svg',
    '/pictures/nigiri-960.webp',
    '/a-960.webp?v=1#widths=x&focus=1,2&colour=123456',
  ])('is not parsed from %j, which lacks valid properties', (invalidPath) => {
    expect(parsePicturePath(invalidPath)).toBeUndefined();
  });

  it('is parsed if its name ends with a number', () => {
    const picture = { ...nigiri, name: '/uploads/2026-11' };
    expect(parsePicturePath(formatPicturePath(picture))).toEqual(picture);
  });
});
