import { expect, it } from 'vitest';
import { getDefaultFile, parsePicturePath } from './picture-path';
import { formatUploadedPicturePath, parseUploadedPictureFile } from './uploaded-picture-path';

const pictureId = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';

it('the path of an uploaded picture has the format of every other picture', () => {
  const path = formatUploadedPicturePath({
    pictureId,
    sha256: '9f86d081884c7d65',
    widths: [480, 960, 1600],
    focusX: 45,
    focusY: 60,
    colour: '#1b2436',
  });
  expect(path).toBe(
    `/pictures/uploaded/${pictureId}-960.webp?v=9f86d081#widths=480,960,1600&focus=45,60&colour=1b2436`,
  );
  const picture = parsePicturePath(path) ?? expect.fail('the path cannot be parsed');
  expect(parseUploadedPictureFile(getDefaultFile(picture).replace(/\?.*$/, ''))).toEqual({
    pictureId,
    width: 960,
    format: 'webp',
  });
});

it.each([
  ['another folder', `/pictures/${pictureId}-960.webp`],
  ['another format', `/pictures/uploaded/${pictureId}-960.svg`],
  ['a width of five digits', `/pictures/uploaded/${pictureId}-96000.webp`],
  ['text after the name', `/pictures/uploaded/${pictureId}-960.webp/x`],
])('a path that does not name a rendition is refused: %s', (_case, path) => {
  expect(parseUploadedPictureFile(path)).toBeUndefined();
});
