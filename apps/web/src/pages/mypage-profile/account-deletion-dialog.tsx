import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { Dialog } from '@dining/ui/dialog';
import { Notice } from '@dining/ui/notice';
import { Row, Rows } from '@dining/ui/rows';
import { Stack } from '@dining/ui/stack';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import type { LeaveForm } from '../../entities/members/profile';
import { formatNumber } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { DeletionVerification } from './deletion-verification';
import { useAccountDeletion } from './use-account-deletion';

interface AccountDeletionDialogProps {
  form: LeaveForm;
  userId: string;
  onClose: () => void;
}

export function AccountDeletionDialog({ form, userId, onClose }: AccountDeletionDialogProps) {
  const { t } = useTranslations();
  const deletion = useAccountDeletion(form);
  const { isAgreed, setIsAgreed, isSending, askToAgree, blockers } = deletion;
  const formId = useId();
  const checkbox = useRef<HTMLInputElement>(null);
  const requestAgreement = () => void askToAgree().then(() => checkbox.current?.focus());
  // The dialog stays open during the request, because closing it would not stop the deletion.
  const close = () => !isSending && onClose();
  const canLeave = blockers.resvCnt === 0 && blockers.paymentCnt === 0;
  return (
    <Dialog
      closeOnClickOutside={!isAgreed}
      footer={
        <>
          {canLeave && (
            <Checkbox
              checked={isAgreed}
              className="basis-full!"
              disabled={isSending}
              onChange={(event) => setIsAgreed(event.target.checked)}
              ref={checkbox}
              required
            >
              {t('profile.leave.agree')}
            </Checkbox>
          )}
          <Button className="px-3! md:px-7!" onClick={close}>
            {t('common.buttons.close')}
          </Button>
          {canLeave && (
            <Button
              className="px-3! md:px-7!"
              form={formId}
              inactive={!isAgreed}
              onInactive={requestAgreement}
              pending={isSending}
              type="submit"
              variant="danger"
            >
              {t('profile.leave.submit')}
            </Button>
          )}
        </>
      }
      onClose={close}
      open
      title={t('profile.leave.title')}
    >
      {canLeave ? (
        <Stack gap={6}>
          <LeaveConsequences form={form} />
          <form id={formId} noValidate onSubmit={deletion.form.submit}>
            <DeletionVerification deletion={deletion} userId={userId} />
          </form>
        </Stack>
      ) : (
        <DeletionBlockers blockers={blockers} />
      )}
    </Dialog>
  );
}

function LeaveConsequences({ form: { couponCnt, pointAmnt, reviewCnt } }: { form: LeaveForm }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <Stack gap={3}>
      <h3 className="font-medium text-base">{t('profile.leave.whatEnds')}</h3>
      <Rows className="rounded-md bg-sunk px-4 py-2">
        <Row label={t('profile.leave.coupons')} value={formatNumber(translations, couponCnt)} />
        <Row label={t('profile.leave.points')} value={formatNumber(translations, pointAmnt)} />
      </Rows>
      <ul className="grid list-disc gap-2 pl-5 text-sm">
        <li>{t('profile.leave.benefits')}</li>
        <li>{t('profile.leave.data')}</li>
        {reviewCnt > 0 && <li>{t('profile.leave.reviews', { count: reviewCnt })}</li>}
        <li>{t('profile.leave.again')}</li>
      </ul>
    </Stack>
  );
}

function DeletionBlockers({ blockers: { resvCnt } }: { blockers: Pick<LeaveForm, 'resvCnt'> }) {
  const { t } = useTranslations();
  if (resvCnt === 0) {
    return (
      <Notice title={t('profile.leave.unfinished')} tone="warning">
        {t('profile.leave.unfinishedBody')}
      </Notice>
    );
  }
  return (
    <Notice
      action={
        <Link className={getLinkClass('next')} to="/fnb/mypage/main">
          {t('profile.leave.toReservations')}
        </Link>
      }
      title={t('profile.leave.standing', { count: resvCnt })}
      tone="warning"
    >
      {t('profile.leave.standingBody')}
    </Notice>
  );
}
