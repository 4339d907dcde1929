import type { HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect';
import { hotel } from '../../db/schema/hotels';
import { terms } from '../../db/schema/terms';

/** A text of terms in one version. */
export interface StoredTerms {
  readonly termsSeq: number;
  readonly htlCode: HtlCode;
  readonly termsTypeCode: string;
  readonly title: LocalizedText;
  readonly content: LocalizedText;
  readonly version: string;
}

/** The texts in effect now, the newest of each kind, by hotel and kind; of one hotel or all. */
export const termsInEffect = (db: Queries, htlCode?: HtlCode): Promise<StoredTerms[]> =>
  db
    .selectDistinctOn([hotel.position, terms.htlCode, terms.termsTypeCode], {
      termsSeq: terms.termsSeq,
      htlCode: terms.htlCode,
      termsTypeCode: terms.termsTypeCode,
      title: terms.title,
      content: terms.content,
      version: terms.version,
    })
    .from(terms)
    .innerJoin(hotel, eq(hotel.htlCode, terms.htlCode))
    .where(
      and(
        htlCode === undefined ? undefined : eq(terms.htlCode, htlCode),
        lte(terms.effectiveAt, sql`now()`),
        or(isNull(terms.endedAt), gt(terms.endedAt, sql`now()`)),
      ),
    )
    .orderBy(asc(hotel.position), asc(terms.htlCode), asc(terms.termsTypeCode), desc(terms.effectiveAt), desc(terms.termsSeq));
