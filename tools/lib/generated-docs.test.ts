import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatTable } from './format-table';
import { documentPaths, formatDuration, regenerate } from './generated-docs';
import { root } from './run';

const path = 'docs/operations/configure.md';
const settingsDocument = readFileSync(join(root, path), 'utf8');

it('the columns of a table are padded, and a bar in a cell is escaped', () => {
  expect(formatTable(['a', 'long'], [['a|b', 'c']])).toBe('| a    | long |\n| ---- | ---- |\n| a\\|b | c    |');
});

it.each([
  [30, '30 seconds'],
  [60, '1 minute'],
  [5_400, '90 minutes'],
  [3_600, '1 hour'],
  [2_592_000, '30 days'],
])('%i seconds are formatted as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

it.each(documentPaths)('%s matches the code', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  expect(regenerate(document, text)).toBe(text);
});

it('a stale default is replaced, and nothing outside the markers changes', () => {
  const [name, value] = ['`HOLD_SECONDS`', '`600`'];
  const row = settingsDocument.split('\n').find((line) => line.startsWith(`| ${name}`)) ?? '';
  const staleDocument = settingsDocument.replace(row, row.replace(value, '`601`'));
  expect(staleDocument).not.toBe(settingsDocument);
  expect(regenerate(path, staleDocument)).toBe(settingsDocument);
});

it('a document without an end marker is rejected', () => {
  expect(() => regenerate(path, settingsDocument.replace('<!-- end of generated settings -->', ''))).toThrow(
    'no markers of the generated part “settings”',
  );
});
