import { expect, it } from 'vitest';
import { connect } from './connect';

it('a query that fails leaves the embedded database usable for the next, every time', async () => {
  const database = await connect({});
  for (let turn = 0; turn < 30; turn += 1) {
    await expect(database.pool.query('SELECT $1::int', ['no number'])).rejects.toThrow('invalid input syntax');
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  }
  await database.close();
});
