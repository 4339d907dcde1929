import { describe, expect, it } from 'vitest';
import { createPictureImage } from './picture';

describe('the image attributes of a stored picture', () => {
  it('are undefined if the path is blank', () => {
    expect(createPictureImage('')).toBeUndefined();
  });

  it('have one file if the path names no widths', () => {
    expect(createPictureImage('/pictures/no-menu.svg')).toEqual({ src: '/pictures/no-menu.svg' });
  });

  it('have all widths and formats, the focal point and the colour', () => {
    expect(createPictureImage('/pictures/a-960.webp?v=1#widths=480,960&focus=20,80&colour=102030')).toEqual({
      src: '/pictures/a-480.webp?v=1',
      srcSet: '/pictures/a-480.webp?v=1 480w, /pictures/a-960.webp?v=1 960w',
      sources: [{ type: 'image/avif', srcSet: '/pictures/a-480.avif?v=1 480w, /pictures/a-960.avif?v=1 960w' }],
      focus: { x: 0.2, y: 0.8 },
      colour: '#102030',
    });
  });
});
