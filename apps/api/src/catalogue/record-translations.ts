import { createHash } from 'node:crypto';
import type { Catalogue } from '@dining/domain/catalogue/documents';
import { listEditableTexts } from '@dining/domain/catalogue/list-texts';
import { listTranslationChanges, type TranslatedVariant } from '@dining/domain/catalogue/translation-changes';
import type { Queryable } from '../db/queryable';
import { deleteTranslationStates, insertFormerSources } from '../stores/catalogue/translation-states';

/** Returns the hash by which a source is recognised. */
export const hashSource = (source: string): string =>
  createHash('sha256').update(source.trim()).digest('base64url').slice(0, 22);

/** Returns the columns that identify a variant. */
export const toVariantKey = ({ text: { document, field }, language }: TranslatedVariant) => ({
  kind: document.kind,
  code: document.code,
  field,
  language,
});

/** Records which translations a change of the catalogue makes outdated, in the transaction of the change. */
export async function recordTranslations(db: Queryable, before: Catalogue, after: Catalogue): Promise<void> {
  const { rewritten, outdated } = listTranslationChanges(listEditableTexts(before), listEditableTexts(after));
  if (rewritten.length > 0) await deleteTranslationStates(db, rewritten.map(toVariantKey));
  if (outdated.length > 0)
    await insertFormerSources(
      db,
      outdated.map((variant) => ({
        ...toVariantKey(variant),
        htlCode: variant.text.htlCode,
        sourceHash: hashSource(variant.formerSource),
        confirmed: false,
      })),
    );
}
