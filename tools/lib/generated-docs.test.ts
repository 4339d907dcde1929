import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatTable, regenerate } from './generated-docs';
import { root } from './run';

const paper = readFileSync(join(root, 'docs/operations.md'), 'utf8');

it('a table has columns of one width, and a bar in a cell is escaped', () => {
  expect(formatTable(['a', 'long'], [['a|b', 'c']])).toBe('| a    | long |\n| ---- | ---- |\n| a\\|b | c    |');
});

it('a changed default is replaced, and nothing outside the markers', () => {
  const [name, value] = ['`HOLD_SECONDS`', '`600`'];
  const row = paper.split('\n').find((line) => line.startsWith(`| ${name}`)) ?? '';
  const stale = paper.replace(row, row.replace(value, '`601`'));
  expect(stale).not.toBe(paper);
  expect(regenerate(stale)).toBe(paper);
});

it('a document that has lost a marker is not written', () => {
  expect(() => regenerate(paper.replace('<!-- end of generated jobs -->', ''))).toThrow(
    'no markers of the generated part “jobs”',
  );
});
