import { NarrowPage } from '@dining/ui/narrow-page';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FindIdForm } from '../../features/members/find-id-form';
import type { AccountIdentity } from '../../features/members/use-find-id';
import { useTranslations } from '../../lib/i18n';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal';
import { FindIdResult } from './find-id-result';

export function FindIdPage() {
  const { t } = useTranslations();
  const [identity, setIdentity] = useState<AccountIdentity>();
  const container = useFocusAfterRemoval<HTMLDivElement>(identity);
  return (
    <NarrowPage lead={identity === undefined ? t('login.find.lead') : undefined} title={t('login.findId')}>
      <div className="outline-none" ref={container} tabIndex={-1}>
        {identity === undefined ? (
          <FindIdForm onFound={setIdentity} />
        ) : (
          <FindIdResult identity={identity} onSearchAgain={() => setIdentity(undefined)} />
        )}
      </div>
      <nav aria-label={t('login.helpers')} className="-mt-3 flex flex-wrap justify-center gap-x-6 text-sm">
        <Link className={getLinkClass('plain')} to="/login">
          {t('login.returning.toLogin')}
        </Link>
        <Link className={getLinkClass('plain')} to="/find-id/password">
          {t('login.resetPassword')}
        </Link>
      </nav>
    </NarrowPage>
  );
}
