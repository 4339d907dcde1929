import type { VisitInfo } from '@dining/contract/site/reservations/visit-day';
import { useAlerts } from '@dining/ui/alerts';
import { Button, ButtonLink } from '@dining/ui/button';
import { NarrowPage } from '@dining/ui/narrow-page';
import { Notice } from '@dining/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getVisitQuery } from '../../entities/reservations/queries';
import { call } from '../../lib/call';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal';

interface VisitConfirmationProps {
  visit: VisitInfo;
  linkKey: string;
  children: ReactNode;
}

/** Lets the guest confirm the visit, and links to the page on which it can be cancelled. */
export function VisitConfirmation({ visit, linkKey, children }: VisitConfirmationProps) {
  const alerts = useAlerts();
  const translations = useTranslations();
  const { t } = translations;
  const { resvCode, comingErrMsg } = visit;
  const isConfirmed = visit.comingYn === 'Y';
  const queryClient = useQueryClient();
  const { queryKey } = getVisitQuery(resvCode, linkKey);
  const confirmMutation = useMutation({
    mutationFn: () => call('POST /api/resv/coming', { body: { resvCode, key: linkKey } }),
    onSuccess: (response) =>
      queryClient.setQueryData(queryKey, {
        ...visit,
        ...(response.result === 'success' ? { comingYn: 'Y' } : { comingErrMsg: response.errMsg, resvCancelYn: 'N' }),
      }),
    onError: (problem) => void alerts.show({ message: formatProblem(translations, problem) }),
  });
  const container = useFocusAfterRemoval<HTMLDivElement>(isConfirmed || comingErrMsg !== '');

  const link = (
    <ButtonLink href={visit.resvLink} wide>
      {t(visit.resvCancelYn === 'Y' ? 'visit.cancel' : 'visit.open')}
    </ButtonLink>
  );
  if (comingErrMsg !== '') {
    const isCancelled = comingErrMsg === 'ALREADY_CANCELLED';
    return (
      <NarrowPage
        title={t(
          isCancelled
            ? visit.resvCancelBy === 'venue'
              ? 'resvStatus.sentences.cancelByVenue'
              : 'resvStatus.sentences.cancel'
            : 'visit.past',
        )}
      >
        <div className="grid grid-cols-1 gap-8 outline-none" ref={container} tabIndex={-1}>
          {children}
          {link}
        </div>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage lead={isConfirmed ? undefined : t('visit.lead')} title={t('visit.title')}>
      {children}
      <div className="grid grid-cols-1 gap-3 outline-none" ref={container} tabIndex={-1}>
        {isConfirmed ? (
          <Notice announce title={t('visit.thanks')} tone="success">
            {t('visit.thanksBody')}
          </Notice>
        ) : (
          <Button onClick={() => confirmMutation.mutate()} pending={confirmMutation.isPending} variant="primary" wide>
            {t('visit.coming')}
          </Button>
        )}
        {link}
      </div>
    </NarrowPage>
  );
}
