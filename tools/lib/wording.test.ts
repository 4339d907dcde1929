import { describe, expect, it } from 'vitest';
import { findWordingProblems } from './wording';

const listMessages = (text: string, file = 'planted.ts') =>
  findWordingProblems(file, text).map(({ message }) => message);

describe('the wording check', () => {
  it.each([
    ['// The house opens.\n', 'a comment says “house”'],
    ['/** Reads it anew. */\n', 'a comment says “anew”'],
    ['// A guest pays when he likes.\n', 'a comment says “he”: people are they'],
    ['const told = 1;\n', 'the name told uses “told”'],
    ['function f({ a: { heedless } }: T) {}\n', 'the name heedless uses “heedless”'],
    ['type OpenHouse = string;\n', 'the name OpenHouse uses “House”'],
    ['export const priceOf = (a: string) => a;\n', 'the name priceOf ends with “Of”: begin with a verb'],
    ['interface Card {\n  ownerOf: string;\n}\n', 'the name ownerOf ends with “Of”: begin with a verb'],
    [`// ${'long '.repeat(30)}\n`, '153 columns, at most 120'],
  ])('reports %j', (text, message) => {
    expect(listMessages(text)).toEqual([message]);
  });

  it('reports an unclear file name', () => {
    expect(listMessages('', 'apps/web/src/told-page.tsx')).toEqual(['the name told-page uses “told” (file name)']);
  });

  it.each([
    ["const text = 'The house wine';\n"],
    ['const at = words.indexOf(word);\n'],
    ['interface Schema {\n  anyOf: Schema[];\n}\n'],
    ['// They pay in the provider’s window.\n'],
    [`const className =\n  '${'px-4 '.repeat(30)}';\n`],
  ])('accepts %j', (text) => {
    expect(listMessages(text)).toEqual([]);
  });

  it('reports the line of a problem', () => {
    expect(findWordingProblems('planted.ts', 'const a = 1;\n\n// his\n')).toEqual([
      { line: 3, message: 'a comment says “his”: people are they' },
    ]);
  });
});
