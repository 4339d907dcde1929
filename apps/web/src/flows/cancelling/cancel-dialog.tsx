import { decodeVisit } from '@dining/contract/codecs/visit';
import type { CancelForm } from '@dining/contract/site/reservations/own-reservation';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { Dialog } from '@dining/ui/dialog';
import { Row, Rows } from '@dining/ui/rows';
import { Stack } from '@dining/ui/stack';
import { useRef } from 'react';
import { formatVisit, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import type { useCancellation } from './use-cancellation';

interface CancelDialogProps {
  form: CancelForm;
  resvType: ResvInfo['resvType'];
  cancelFlow: ReturnType<typeof useCancellation>;
}

export function CancelDialog({ form, resvType, cancelFlow }: CancelDialogProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { isAgreed, setIsAgreed, close, submit, isSending, askToAgree } = cancelFlow;
  const checkbox = useRef<HTMLInputElement>(null);
  const requestAgreement = () => void askToAgree().then(() => checkbox.current?.focus());
  return (
    <Dialog
      closeOnClickOutside={!isAgreed}
      footer={
        <>
          <Checkbox
            className="basis-full!"
            checked={isAgreed}
            disabled={isSending}
            ref={checkbox}
            onChange={(event) => setIsAgreed(event.target.checked)}
            required
          >
            {t('cancellation.agree')}
          </Checkbox>
          <Button className="px-3! md:px-7!" onClick={close}>
            {t('common.buttons.close')}
          </Button>
          <Button
            className="px-3! md:px-7!"
            inactive={!isAgreed}
            onClick={submit}
            onInactive={requestAgreement}
            pending={isSending}
            variant="danger"
          >
            {cancelFlow.submitLabel}
          </Button>
        </>
      }
      onClose={close}
      open
      title={t('cancellation.title')}
    >
      <Stack gap={6}>
        <div>
          <Rows>
            <Row
              label={t(resvType === 'pickup' ? 'reservation.summary.pickup' : 'reservation.summary.visit')}
              value={formatVisit(translations, decodeVisit(form.resvDate))}
            />
            <Row
              label={t('cancellation.requested')}
              value={formatVisit(translations, decodeVisit(form.resvCancelDate))}
            />
            <Row label={t('cancellation.paid')} value={formatWon(translations, form.resvSetleAmnt)} />
            <Row label={t('cancellation.fee')} value={formatWon(translations, form.resvCancelFee)} />
            <Row
              label={t('cancellation.refund')}
              variant="total"
              value={formatWon(translations, form.resvRefundAmnt)}
            />
          </Rows>
          {form.resvSetleAmnt === 0 && <p className="mt-2 text-ink-soft text-sm">{t('cancellation.nothingPaid')}</p>}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long policy must be focusable to scroll by keyboard */}
        <section aria-labelledby="cancel-policy" tabIndex={0}>
          <h3 className="mb-2 font-medium text-base" id="cancel-policy">
            {t('cancellation.policy')}
          </h3>
          <p className="whitespace-pre-line rounded-md bg-sunk p-4 text-sm">
            {localizeField(translations, form, 'payCancelDesc')}
          </p>
        </section>
      </Stack>
    </Dialog>
  );
}
