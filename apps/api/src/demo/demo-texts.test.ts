import { languages } from '@dining/domain/shared/language';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase } from '../../test/demo-database';
import type { Database } from '../db/connect';
import { venue } from '../db/schema/hotels';
import { product } from '../db/schema/products';

const now = new Date('2026-11-17T15:30:00Z');
let database: Database;
beforeAll(async () => {
  database = await openDemoDatabase(now);
});
afterAll(() => database.close());

/** Lists the rows of every table as sorted JSON. */
async function listRowsByTable({ db }: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const rowsByTable: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ line: string }>(
      sql`SELECT to_jsonb(t)::text AS line FROM ${sql.identifier(name)} t ORDER BY 1`,
    );
    rowsByTable[name] = rows.map((row) => row.line);
  }
  return rowsByTable;
}

describe('texts of the demo group', () => {
  const isLocalizedText = (value: object): value is Record<string, unknown> => 'default' in value && 'ko' in value;
  const listLocalizedTexts = (value: unknown): Record<string, unknown>[] => {
    if (typeof value !== 'object' || value === null) return [];
    return isLocalizedText(value) ? [value] : Object.values(value).flatMap(listLocalizedTexts);
  };

  it('exist in all four languages, in every table', async () => {
    for (const [table, rows] of Object.entries(await listRowsByTable(database))) {
      for (const text of rows.flatMap((row) => listLocalizedTexts(JSON.parse(row)))) {
        for (const language of languages) {
          const variant = text[language];
          expect(
            typeof variant === 'string' && variant.trim() !== '',
            `${table}: ${language} of ${JSON.stringify(text)}`,
          ).toBe(true);
        }
      }
    }
  });

  it('name times on the 24-hour clock (decision 48)', async () => {
    const texts = Object.values(await listRowsByTable(database)).flatMap((rows) =>
      rows.flatMap((row) => listLocalizedTexts(JSON.parse(row))),
    );
    const twelveHourClock =
      /\d ?[ap]\.?m\b|오[전후] ?\d|[上下]午\d|午[前後]\d|[早晚]上?\d+[点时]|\d in the (morning|evening)/i;
    const variants = texts.flatMap((text) => Object.values(text));
    expect(variants.filter((variant) => twelveHourClock.test(String(variant)))).toEqual([]);
  });

  it('of venues and products differ between the languages and use the script of their language', async () => {
    const sentences = [
      ...(await database.db.select().from(venue)).flatMap((venueRow) => [
        venueRow.description,
        venueRow.notice,
        venueRow.pickupNotice,
        venueRow.parking,
      ]),
      ...(await database.db.select().from(product)).map((productRow) => productRow.description),
    ];
    // Texts may be empty: a venue has a pickup notice only if it sells pickup products.
    for (const text of sentences.filter(({ default: defaultText }) => defaultText !== '')) {
      expect(new Set(languages.map((language) => text?.[language])).size).toBe(4);
      expect(text?.ko).toMatch(/\p{Script=Hangul}/u);
      expect(text?.ja).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
      expect(text?.cn).toMatch(/\p{Script=Han}/u);
      expect(`${text?.cn}${text?.ja}${text?.en}`).not.toMatch(/\p{Script=Hangul}/u);
      expect(`${text?.cn}${text?.en}`).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
      expect(text?.en).not.toMatch(/[\p{Script=Han}]/u);
    }
  });
});

it('two demo databases that are filled for the same time have the same data', async () => {
  const secondDatabase = await openDemoDatabase(now);
  const [first, second] = [await listRowsByTable(database), await listRowsByTable(secondDatabase)];
  await secondDatabase.close();
  // Rule and catalogue versions count every write, so they may differ.
  for (const table of Object.keys(first).filter((name) => !name.endsWith('_version')))
    expect(second[table], table).toEqual(first[table]);
});
