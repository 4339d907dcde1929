import type { LanguageGuests } from '@dining/domain/catalogue/translation-board';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

interface VariantKey {
  readonly kind: string;
  readonly code: string;
  readonly field: string;
  readonly language: Language;
}

export interface TranslationStateRow extends VariantKey {
  readonly sourceHash: string;
  readonly confirmed: boolean;
}

/** Lists what is stored about variants. There are at most as many rows as the catalogue has variants. */
export async function listTranslationStates(db: Queryable): Promise<readonly TranslationStateRow[]> {
  const { rows } = await db.query<TranslationStateRow>(sql('list_translation_states')`
    SELECT kind, code, field, language, source_hash AS "sourceHash", confirmed FROM translation_state`);
  return rows;
}

export async function deleteTranslationStates(db: Queryable, variants: readonly VariantKey[]): Promise<void> {
  await db.query(sql('delete_translation_states')`
    DELETE FROM translation_state s
    USING unnest(${variants.map(({ kind }) => kind)}::text[], ${variants.map(({ code }) => code)}::text[],
      ${variants.map(({ field }) => field)}::text[], ${variants.map(({ language }) => language)}::text[])
      AS v (kind, code, field, language)
    WHERE s.kind = v.kind AND s.code = v.code AND s.field = v.field AND s.language = v.language`);
}

type NewState = TranslationStateRow & { readonly htlCode: HtlCode };

/** Stores the former source of variants. A variant that has been outdated before keeps its oldest source. */
export async function insertFormerSources(db: Queryable, states: readonly NewState[]): Promise<void> {
  await db.query(sql('insert_former_sources')`
    INSERT INTO translation_state (htl_code, kind, code, field, language, source_hash)
    SELECT * FROM unnest(${states.map(({ htlCode }) => htlCode)}::text[], ${states.map(({ kind }) => kind)}::text[],
      ${states.map(({ code }) => code)}::text[], ${states.map(({ field }) => field)}::text[],
      ${states.map(({ language }) => language)}::text[], ${states.map(({ sourceHash }) => sourceHash)}::text[])
    ON CONFLICT DO NOTHING`);
}

/** Stores that staff have confirmed a variant as a translation of the source with the hash. */
export async function upsertConfirmedTranslation(db: Queryable, state: NewState): Promise<void> {
  const { htlCode, kind, code, field, language, sourceHash } = state;
  await db.query(sql('upsert_confirmed_translation')`
    INSERT INTO translation_state (htl_code, kind, code, field, language, source_hash, confirmed)
    VALUES (${htlCode}, ${kind}, ${code}, ${field}, ${language}, ${sourceHash}, true)
    ON CONFLICT (kind, code, field, language) DO UPDATE SET source_hash = excluded.source_hash, confirmed = true`);
}

/** Counts the guests of visits from day to day, by venue and language. `reservation_by_visit` limits what is read. */
export async function listLanguageGuests(
  db: Queryable,
  from: SeoulDate,
  to: SeoulDate,
): Promise<readonly LanguageGuests[]> {
  const { rows } = await db.query<LanguageGuests>(sql('list_language_guests')`
    SELECT htl_code AS "htlCode", din_code AS "dinCode", language,
      sum(greatest(adults + kids, pickup_quantity, 1))::int AS guests
    FROM reservation
    WHERE visit_day BETWEEN ${from}::date AND ${to}::date AND status <> 'cancel'
    GROUP BY htl_code, din_code, language`);
  return rows;
}
