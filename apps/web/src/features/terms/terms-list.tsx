import { getTermsKind } from '@dining/contract/codecs/terms-kind';
import { joinClasses } from '@dining/ui/join-classes';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LazyDialog } from '../../components/lazy-dialog';
import type { TermsListEntry } from '../../entities/terms/queries';
import { type Translations, useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { isPlainClick } from '../../lib/plain-click';

const loadDialog = async ({ load }: Translations) => {
  const [module] = await Promise.all([import('./terms-dialog'), load(['terms'])]);
  return { TermsDialog: module.TermsDialog };
};

export function TermsList({ entries }: { entries: readonly TermsListEntry[] }) {
  const translations = useTranslations();
  const { t } = translations;
  const [openEntry, setOpenEntry] = useState<TermsListEntry>();
  return (
    <nav aria-label={t('footer.terms')} className="contents">
      <ul className="contents">
        {entries.map((entry) => (
          <li key={entry.termsSeq}>
            <Link
              className={joinClasses(getLinkClass('plain'), 'text-sm')}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                setOpenEntry(entry);
              }}
              params={{ kind: getTermsKind(entry.termsTypeCode) }}
              to="/terms/$kind"
            >
              {localizeField(translations, entry, 'termsType')}
            </Link>
          </li>
        ))}
      </ul>
      {openEntry !== undefined && (
        <LazyDialog load={loadDialog} name="terms" onClose={() => setOpenEntry(undefined)}>
          {({ TermsDialog }) => <TermsDialog entry={openEntry} onClose={() => setOpenEntry(undefined)} />}
        </LazyDialog>
      )}
    </nav>
  );
}
