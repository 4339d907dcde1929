import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { listZipEntries } from './zip-entries';

const text = 'product,menu,price\n'.repeat(100);

it.each([
  ['packed', 6],
  ['stored', 0],
] as const)('reads the files of a ZIP that are %s, in their order', async (_case, level) => {
  const zip = zipSync(
    { 'a/prices.csv': strToU8(text), 'a/사진.png': new Uint8Array([1, 2, 3]), 'a/empty/': new Uint8Array() },
    { level },
  );
  const entries = (await listZipEntries(new Blob([zip]))) ?? [];
  expect(entries.map(({ path, byteCount }) => [path, byteCount])).toEqual([
    ['a/prices.csv', text.length],
    ['a/사진.png', 3],
  ]);
  const [prices, picture] = await Promise.all(entries.map(({ read }) => read()));
  expect([new TextDecoder().decode(prices), [...(picture ?? [])]]).toEqual([text, [1, 2, 3]]);
});

it('finds the directory behind a comment', async () => {
  const zip = zipSync({ 'group.yaml': strToU8('{}') }, { comment: 'made by hand' });
  const entries = await listZipEntries(new Blob([zip, 'more']));
  expect(entries?.map(({ path }) => path)).toEqual(['group.yaml']);
});

it.each([
  ['a text', strToU8('not a ZIP')],
  ['an empty file', new Uint8Array()],
])('%s is not a ZIP', async (_case, bytes) => {
  expect(await listZipEntries(new Blob([bytes]))).toBeUndefined();
});

it('does not read the files of a ZIP whose beginning is missing', async () => {
  const zip = zipSync({ 'group.yaml': strToU8('{}') }).slice(40);
  const [entry] = (await listZipEntries(new Blob([zip]))) ?? [];
  await expect(entry?.read()).rejects.toThrow();
});

/** Offsets in the record of a file in the directory. */
const fields = { flags: 8, crc32: 16, packedBytes: 20, byteCount: 24 } as const;

/** Creates a ZIP of one file, and changes it. `directory` is the offset of its record in the directory. */
function createChangedZip(level: 0 | 6, change: (zip: DataView, directory: number) => void, path = 'a.csv'): Blob {
  const bytes = zipSync({ [path]: strToU8(text) }, { level });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  change(view, view.getUint32(bytes.length - 6, true));
  return new Blob([bytes]);
}

const localByteCount = 22;
function understateSize(zip: DataView, directory: number): void {
  zip.setUint32(localByteCount, 10, true);
  zip.setUint32(directory + fields.byteCount, 10, true);
}

it.each<[string, 0 | 6, Parameters<typeof createChangedZip>[1]]>([
  ['a changed byte', 0, (zip) => zip.setUint8(40, zip.getUint8(40) ^ 1)],
  ['another checksum', 6, (zip, place) => zip.setUint32(place + fields.crc32, 1, true)],
  ['less content than stated', 6, (zip, place) => zip.setUint32(place + fields.byteCount, text.length + 1, true)],
  ['more content than stated', 6, (zip, place) => zip.setUint32(place + fields.byteCount, text.length - 1, true)],
  ['another size than stated', 0, (zip, place) => zip.setUint32(place + fields.byteCount, 1, true)],
  ['content beyond the end', 0, (zip, place) => zip.setUint32(place + fields.packedBytes, 1_000_000, true)],
  ['another start', 0, (zip) => zip.setUint32(0, 0, true)],
  ['a size that both of its headers understate', 6, understateSize],
  ['encryption', 0, (zip, place) => zip.setUint16(place + fields.flags, 1, true)],
])('does not read a file with %s', async (_case, level, change) => {
  const [entry] = (await listZipEntries(createChangedZip(level, change))) ?? [];
  await expect(entry?.read()).rejects.toThrow();
});

it.each<[string, readonly number[], number, string]>([
  ['EUC-KR', [0xbb, 0xe7, 0xc1, 0xf8], 0, '사진'],
  ['UTF-8 that is not marked', [0xed, 0x99, 0x80], 0, '홀'],
  ['UTF-8 that is marked', [0xed, 0x99, 0x80], 1 << 11, '홀'],
  ['the code page of DOS', [0xe9, 0x2e], 0, 'Θ.'],
])('reads a path in %s', async (_case, bytes, flags, path) => {
  const rename = (zip: DataView, place: number): void => {
    zip.setUint16(place + fields.flags, flags, true);
    for (const [index, byte] of bytes.entries()) zip.setUint8(place + 46 + index, byte);
  };
  const entries = await listZipEntries(createChangedZip(0, rename, 'x'.repeat(bytes.length)));
  expect(entries?.map((entry) => entry.path)).toEqual([path]);
});
