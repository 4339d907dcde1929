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
  ['the end of a ZIP', zipSync({ 'group.yaml': strToU8('{}') }).slice(40)],
])('%s is no ZIP', async (_case, bytes) => {
  expect(await listZipEntries(new Blob([bytes as BlobPart]))).toBeUndefined();
});
