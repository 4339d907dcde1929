import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatTable, regenerate } from './generated-docs';
import { root } from './run';

const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');

it('pads the columns of a table and escapes a bar in a cell', () => {
  expect(formatTable(['a', 'long'], [['a|b', 'c']])).toBe('| a    | long |\n| ---- | ---- |\n| a\\|b | c    |');
});

it('replaces a changed default and nothing outside the markers', () => {
  const [name, value] = ['`HOLD_SECONDS`', '`600`'];
  const row = operations.split('\n').find((line) => line.startsWith(`| ${name}`)) ?? '';
  const stale = operations.replace(row, row.replace(value, '`601`'));
  expect(stale).not.toBe(operations);
  expect(regenerate(stale)).toBe(operations);
});

it('rejects a document without a marker', () => {
  expect(() => regenerate(operations.replace('<!-- end of generated jobs -->', ''))).toThrow(
    'no markers of the generated part “jobs”',
  );
});
