import { describe, expect, it } from 'vitest';
import { decodeCsvText } from './csv-text';

const encode = (text: string) => new TextEncoder().encode(text);

describe('the text of a CSV file', () => {
  it.each<[string, Uint8Array, ReturnType<typeof decodeCsvText>]>([
    ['in UTF-8', encode('이름\n'), { text: '이름\n', encoding: 'utf-8' }],
    ['with a byte order mark, which is removed', encode('\uFEFFname\n'), { text: 'name\n', encoding: 'utf-8' }],
    ['in EUC-KR', new Uint8Array([0xc0, 0xcc, 0xb8, 0xa7, 0x0a]), { text: '이름\n', encoding: 'euc-kr' }],
    ['undefined in an unknown encoding', new Uint8Array([0xff, 0xff, 0x0a]), undefined],
    ['undefined for a binary spreadsheet', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00]), undefined],
  ])('is decoded: %s', (_case, bytes, expected) => {
    expect(decodeCsvText(bytes)).toEqual(expected);
  });
});
