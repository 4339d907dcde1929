import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sql } from './sql';

it('the template turns every value into a parameter, so that no value can become SQL', () => {
  const name = "'; DROP TABLE setting; --";
  expect(sql('find_setting')`SELECT value FROM setting WHERE name = ${name} LIMIT ${1}`).toEqual({
    name: 'find_setting',
    text: 'SELECT value FROM setting WHERE name = $1 LIMIT $2',
    values: [name, 1],
  });
});

it('every statement has a unique name, because a connection prepares a name once', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/sql\('([^']+)'\)/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('every statement of the stores uses the template', () => {
  const folder = join(import.meta.dirname, '../stores');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const untaggedQueries = files.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /\.query(?:<(?:[^<>]|<[^<>]*>)*>)?\((?!\s*(?:sql\('|\w+Statement\(|statement\())\s*(.{0,60})/g,
      ),
    ].map(([, text]) => `${file}: ${text}`),
  );
  expect(untaggedQueries).toEqual([]);
});
