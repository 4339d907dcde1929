import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPageCache, decompressHtml } from './page-cache';

const megabyte = 1024 * 1024;
const createRenderer = (html: string) => () => Promise.resolve({ html, etag: `"${html.slice(0, 20)}"` });

it('the page cache renders a page once for all callers of the same version and compresses it', async () => {
  const pages = createPageCache(megabyte);
  let renderCount = 0;
  const render = () => {
    renderCount += 1;
    return createRenderer(`page ${renderCount}`)();
  };
  const [firstPage, secondPage] = await Promise.all([pages.get('a', '1', render), pages.get('a', '1', render)]);
  const laterPage = await pages.get('a', '1', render);
  const htmls = await Promise.all([firstPage, secondPage, laterPage].map(decompressHtml));
  expect(htmls).toEqual(['page 1', 'page 1', 'page 1']);
  expect(laterPage.etag).toBe('"page 1"');
  expect(brotliDecompressSync(firstPage.brotli).toString()).toBe('page 1');
  expect(await decompressHtml(await pages.get('b', '1', render))).toBe('page 2');
});

it('the page cache replaces a page when its version changes', async () => {
  const pages = createPageCache(megabyte);
  await pages.get('a', '1', createRenderer('old'));
  expect(await decompressHtml(await pages.get('a', '2', createRenderer('new')))).toBe('new');
  expect(await decompressHtml(await pages.get('a', '2', createRenderer('never rendered')))).toBe('new');
});

it('the page cache does not let a late rendering of an older version replace a newer one', async () => {
  const pages = createPageCache(megabyte);
  let finishOld = (): void => undefined;
  const oldPage = pages.get(
    'a',
    '1',
    () => new Promise((resolve) => (finishOld = () => resolve({ html: 'old', etag: '"old"' }))),
  );
  await pages.get('a', '2', createRenderer('new'));
  finishOld();
  expect(await decompressHtml(await oldPage)).toBe('old');
  expect(await decompressHtml(await pages.get('a', '2', createRenderer('never rendered')))).toBe('new');
});

it('the page cache does not keep a page that could not be rendered', async () => {
  const pages = createPageCache(megabyte);
  await expect(pages.get('a', '1', () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
  expect(await decompressHtml(await pages.get('a', '1', createRenderer('page')))).toBe('page');
});

it('the page cache drops the page that was used least recently when it is full', async () => {
  const pages = createPageCache(20 * 1_040);
  const keys = Array.from({ length: 20 }, (_, index) => `${index}`);
  for (const key of keys) await pages.get(key, '1', createRenderer(`old ${key}`));
  await pages.get('0', '1', createRenderer('never rendered'));
  await pages.get('more', '1', createRenderer('more'));
  expect(await decompressHtml(await pages.get('0', '1', createRenderer('rendered again')))).toBe('old 0');
  expect(await decompressHtml(await pages.get('1', '1', createRenderer('rendered again')))).toBe('rendered again');
});
