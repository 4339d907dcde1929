import { describe, expect, it } from 'vitest';
import { sql } from './sql';

const find = (name: string, limit: number) => sql`SELECT value FROM setting WHERE name = ${name} LIMIT ${limit}`;

describe('a statement', () => {
  it('makes a parameter of every value, so that none can become SQL', () => {
    const { text, values } = find("'; DROP TABLE setting; --", 1);
    expect(text).toBe('SELECT value FROM setting WHERE name = $1 LIMIT $2');
    expect(values).toEqual(["'; DROP TABLE setting; --", 1]);
  });

  it('has the same name whatever its values are, and another for another text', () => {
    expect(find('a', 1).name).toBe(find('b', 2).name);
    expect(find('a', 1).name).not.toBe(sql`SELECT 1`.name);
  });

  it('has a name that PostgreSQL does not cut', () => {
    expect(find('a', 1).name.length).toBeLessThan(64);
  });
});
