import { getTermsKind } from '@dining/contract/codecs/terms-kind';
import { joinClasses } from '@dining/ui/join-classes';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LazyDialog } from '../../components/lazy-dialog';
import type { TermsHeading } from '../../entities/terms/queries';
import { type Translations, useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { isPlainClick } from '../../lib/plain-click';

const loadDialog = async ({ load }: Translations) => {
  const [module] = await Promise.all([import('./terms-dialog'), load(['terms'])]);
  return { TermsDialog: module.TermsDialog };
};

export function TermsList({ headings }: { headings: readonly TermsHeading[] }) {
  const translations = useTranslations();
  const { t } = translations;
  const [shown, setShown] = useState<TermsHeading>();
  return (
    <nav aria-label={t('footer.terms')} className="contents">
      <ul className="contents">
        {headings.map((heading) => (
          <li key={heading.termsSeq}>
            <Link
              className={joinClasses(getLinkClass('plain'), 'text-sm')}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                setShown(heading);
              }}
              params={{ kind: getTermsKind(heading.termsTypeCode) }}
              to="/terms/$kind"
            >
              {localizeField(translations, heading, 'termsType')}
            </Link>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <LazyDialog load={loadDialog} name="terms" onClose={() => setShown(undefined)}>
          {({ TermsDialog }) => <TermsDialog heading={shown} onClose={() => setShown(undefined)} />}
        </LazyDialog>
      )}
    </nav>
  );
}
