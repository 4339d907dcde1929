import { Button } from '@dining/ui/button';
import { NarrowPage } from '@dining/ui/narrow-page';
import { Notice } from '@dining/ui/notice';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { RequestResetForm, type ResetRequest } from '../../features/members/request-reset-form';
import { useTranslations } from '../../lib/i18n';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal';

export function RequestReset() {
  const { t } = useTranslations();
  const [request, setRequest] = useState<ResetRequest>();
  const container = useFocusAfterRemoval<HTMLDivElement>(request);
  return (
    <NarrowPage lead={t('login.reset.lead')} title={t('login.resetPassword')}>
      {request === undefined ? (
        <RequestResetForm onRequested={setRequest} />
      ) : (
        <div className="grid gap-5 outline-none" ref={container} tabIndex={-1}>
          <Notice announce title={t('login.reset.sent')} tone="success">
            {t('login.reset.sentBody', { id: request.userId, minutes: request.validMinutes })}
          </Notice>
          <p className="text-ink-soft text-sm">{t('login.reset.sentNote')}</p>
          <Button onClick={() => setRequest(undefined)} wide>
            {t('login.reset.otherId')}
          </Button>
        </div>
      )}
      <nav aria-label={t('login.helpers')} className="-mt-3 flex flex-wrap justify-center gap-x-6 text-sm">
        <Link className={getLinkClass('plain')} to="/login">
          {t('login.returning.toLogin')}
        </Link>
        <Link className={getLinkClass('plain')} to="/find-id">
          {t('login.findId')}
        </Link>
      </nav>
    </NarrowPage>
  );
}
