import type { HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

export interface StoredTerms {
  readonly termsSeq: number;
  readonly htlCode: HtlCode;
  readonly termsTypeCode: string;
  readonly title: LocalizedText;
  readonly content: LocalizedText;
  readonly version: string;
}

export async function listTermsInEffect(pool: Pool, htlCode?: HtlCode): Promise<StoredTerms[]> {
  const { rows } = await pool.query<StoredTerms>(sql('list_terms_in_effect')`
    SELECT DISTINCT ON (h.position, t.htl_code, t.terms_type_code) t.terms_seq AS "termsSeq", t.htl_code AS "htlCode",
      t.terms_type_code AS "termsTypeCode", t.title, t.content, t.version
    FROM terms t JOIN hotel h USING (htl_code)
    WHERE (${htlCode}::text IS NULL OR t.htl_code = ${htlCode})
      AND t.effective_at <= now() AND (t.ended_at IS NULL OR t.ended_at > now())
    ORDER BY h.position, t.htl_code, t.terms_type_code, t.effective_at DESC, t.terms_seq DESC`);
  return rows;
}
