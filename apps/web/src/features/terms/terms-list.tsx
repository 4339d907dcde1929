import { linkClass } from '@dining/ui/text-link';
import { lazy, Suspense, useState } from 'react';
import { loadTexts, t } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';
import type { TermsHeading } from './queries';

const TermsDialog = lazy(async () => {
  const [module] = await Promise.all([import('./terms-dialog'), loadTexts(['terms'])]);
  return { default: module.TermsDialog };
});

/** The names of a hotel's terms; each opens its text (Spec §2.4 Footer). */
export function TermsList({ headings }: { headings: readonly TermsHeading[] }) {
  const [shown, setShown] = useState<TermsHeading>();
  return (
    <nav aria-label={t('common.footer.terms')}>
      <ul className="flex flex-wrap gap-x-6">
        {headings.map((heading) => (
          <li key={heading.termsSeq}>
            <button className={linkClass('plain')} onClick={() => setShown(heading)} type="button">
              {wireText(heading, 'termsType')}
            </button>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {shown !== undefined && <TermsDialog heading={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </nav>
  );
}
