import { linkClass } from '@dining/ui/text-link';
import { useState } from 'react';
import type { TermsHeading } from '../../entities/terms/queries';
import { loadTexts, t } from '../../lib/i18n';
import { LateDialog } from '../../lib/late-dialog';
import { wireText } from '../../lib/text-for';

const loadDialog = async () => {
  const [module] = await Promise.all([import('./terms-dialog'), loadTexts(['terms'])]);
  return { TermsDialog: module.TermsDialog };
};

/** The names of a hotel's terms; each opens its text (Spec §2.4 Footer). */
export function TermsList({ headings }: { headings: readonly TermsHeading[] }) {
  const [shown, setShown] = useState<TermsHeading>();
  return (
    <nav aria-label={t('footer.terms')}>
      <ul className="flex flex-wrap gap-x-6">
        {headings.map((heading) => (
          <li key={heading.termsSeq}>
            <button className={linkClass('plain')} onClick={() => setShown(heading)} type="button">
              {wireText(heading, 'termsType')}
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <LateDialog load={loadDialog} name="terms" onClose={() => setShown(undefined)}>
          {({ TermsDialog }) => <TermsDialog heading={shown} onClose={() => setShown(undefined)} />}
        </LateDialog>
      )}
    </nav>
  );
}
