import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { keptPages } from './kept-pages';

it('makes a page once for all who ask for it, and packs it', async () => {
  const pages = keptPages();
  let made = 0;
  const make = async () => {
    made += 1;
    return `page ${made}`;
  };
  const [one, other] = await Promise.all([pages.get('a', make), pages.get('a', make)]);
  expect([one?.html, other?.html, (await pages.get('a', make))?.html]).toEqual(['page 1', 'page 1', 'page 1']);
  expect(brotliDecompressSync(one?.brotli ?? '').toString()).toBe('page 1');
  expect((await pages.get('b', make))?.html).toBe('page 2');
});

it('keeps none that could not be made', async () => {
  const pages = keptPages();
  expect(await pages.get('a', () => Promise.resolve(undefined))).toBeUndefined();
  await expect(pages.get('a', () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
  expect((await pages.get('a', () => Promise.resolve('page')))?.html).toBe('page');
});

it('forgets the one asked for longest ago', async () => {
  const pages = keptPages();
  const make = (text: string) => () => Promise.resolve(text);
  for (let at = 0; at < 400; at += 1) await pages.get(`${at}`, make('old'));
  await pages.get('0', make('new'));
  await pages.get('more', make('new'));
  expect((await pages.get('0', make('new')))?.html).toBe('old');
  expect((await pages.get('1', make('new')))?.html).toBe('new');
});
