import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { words } from './alarm-mail';

it('every kind of alarm stands in the table of docs/operations.md, and no other', () => {
  const paper = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const [table = ''] = /^\| kind [^]*?\n\n/m.exec(paper) ?? [];
  const listed = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/(?<=`)[a-z_]+(?=`)/g) ?? []);
  expect(listed.toSorted()).toEqual(Object.keys(words).toSorted());
});
