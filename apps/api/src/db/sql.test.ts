import { expect, it } from 'vitest';
import { sql } from './sql';

it('makes a parameter of every value, so that none can become SQL', () => {
  const name = "'; DROP TABLE setting; --";
  expect(sql('find_setting')`SELECT value FROM setting WHERE name = ${name} LIMIT ${1}`).toEqual({
    name: 'find_setting',
    text: 'SELECT value FROM setting WHERE name = $1 LIMIT $2',
    values: [name, 1],
  });
});
