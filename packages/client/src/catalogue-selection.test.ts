import { expect, it } from 'vitest';
import { decodeFileText, findTopFolder, getImportSize, isImportedPath, isOriginalPath } from './catalogue-selection';

it.each([
  ['hotels/H01/hotel.yaml', true],
  ['hotels/H01/venues/D101/prices.csv', true],
  ['group.json', true],
  ['group.yml', true],
  ['PRICES.CSV', true],
  ['README.md', false],
  ['pictures/room.jpg', false],
  ['.group.yaml', false],
  ['.git/config.yaml', false],
  ['__MACOSX/hotels/H01/hotel.yaml', false],
])('the file %s is imported: %s', (path, isImported) => expect(isImportedPath(path)).toBe(isImported));

it.each([
  ['a folder that contains everything', ['dalbit/group.yaml', 'dalbit/hotels/H01/hotel.yaml'], 'dalbit/'],
  ['the folder of hotels', ['hotels/H01/hotel.yaml', 'hotels/H02/hotel.yaml'], ''],
  ['several folders', ['dalbit/group.yaml', 'other/group.yaml'], ''],
  ['no folder', ['group.yaml', 'hotels/H01/hotel.yaml'], ''],
])('the top folder of %s is “$2”', (_case, paths, topFolder) => expect(findTopFolder(paths)).toBe(topFolder));

it.each([
  ['pictures/room.jpg', true],
  ['pictures/사진.png', true],
  ['pictures/notes.txt', true],
  ['pictures/.DS_Store', false],
  ['pictures/old/room.jpg', false],
  ['pictures/list.csv', false],
  ['pictures.yaml', false],
  ['hotels/room.jpg', false],
])('the file %s is an original: %s', (path, isOriginal) => expect(isOriginalPath(path)).toBe(isOriginal));

it('text is decoded from UTF-8 without its byte order mark; other encodings are not decoded', () => {
  expect(decodeFileText(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toBe('a');
  expect(decodeFileText(new Uint8Array([0xb0, 0xa1]))).toBeUndefined();
});

it('the size of an import is the number of bytes of its request', () => {
  expect(getImportSize({ a: 'b' }, {})).toBe('{"files":{"a":"b"},"originals":{}}'.length);
  expect(getImportSize({ a: '가' }, {})).toBe('{"files":{"a":""},"originals":{}}'.length + 3);
});
