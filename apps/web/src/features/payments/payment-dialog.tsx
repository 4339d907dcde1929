import type { ReservationType } from '@dining/domain/products/product';
import { Button } from '@dining/ui/button';
import { Spinner } from '@dining/ui/spinner';
import { useModal } from '@dining/ui/use-modal';
import { useId, useState } from 'react';
import type { OpenPayment } from '../../entities/payments/open-payment';
import { useTranslations } from '../../lib/i18n';
import { HoldCountdown } from './hold-countdown';
import type { PaymentPhase } from './payment-phases';
import type { PaymentCheckResult } from './use-payment-events';

type VisiblePhase = Extract<PaymentPhase<unknown>, { payment: OpenPayment }>;

interface PaymentDialogProps {
  phase: VisiblePhase;
  reservationType: ReservationType;
  isOffline: boolean;
  onFocusWindow: () => void;
  onRenewed: (payment: OpenPayment) => void;
  onCheck: () => Promise<PaymentCheckResult>;
  onPayAgain: () => void;
  onGiveUp: () => void;
}

const texts = {
  window: ['payment.popup.waitingTitle', 'payment.popup.waitingBody'],
  closed: ['payment.popup.closedTitle', 'payment.popup.closedBody'],
  restored: ['payment.popup.foundTitle', 'payment.popup.closedBody'],
  offline: ['payment.popup.offlineTitle', 'payment.popup.offlineBody'],
  confirming: ['payment.outcome.pendingTitle', 'payment.outcome.pendingBody'],
} as const;
const checkResultTexts = {
  pending: 'payment.popup.notYet',
  offline: 'common.offline',
  failed: 'common.loadFailed',
} as const;

const focusHeading = (heading: HTMLElement | null) => heading?.focus();

export function PaymentDialog({
  phase,
  reservationType,
  isOffline,
  onFocusWindow,
  onRenewed,
  onCheck,
  onPayAgain,
  onGiveUp,
}: PaymentDialogProps) {
  const { t } = useTranslations();
  const ref = useModal();
  const id = useId();
  const [isChecking, setIsChecking] = useState(false);
  const [lastCheck, setLastCheck] = useState<keyof typeof checkResultTexts>();
  const { payment } = phase;
  const isCancelling = phase.type === 'cancelling';
  // Keeps the previous text while the cancellation is being sent.
  const [shownPhase, setShownPhase] = useState(() => (phase.type === 'cancelling' ? 'closed' : phase.type));
  if (phase.type !== 'cancelling' && phase.type !== shownPhase) setShownPhase(phase.type);
  // While offline, a confirmation waits for the connection and then continues by itself.
  const [title, body] = texts[shownPhase === 'confirming' && isOffline ? 'offline' : shownPhase];
  const hasChoice = shownPhase === 'closed' || shownPhase === 'restored' || shownPhase === 'offline';
  const check = async () => {
    setIsChecking(true);
    const result = await onCheck();
    setLastCheck(result === undefined || result === 'success' || result === 'fail' ? undefined : result);
    setIsChecking(false);
  };
  return (
    <dialog
      aria-describedby={`${id}-body`}
      aria-labelledby={`${id}-title`}
      className="modal m-auto w-[min(28rem,calc(100%-40px))] rounded-lg bg-paper px-6 pt-8 pb-6 text-center text-ink"
      // Escape must not close the dialog while the payment is open; only the end of the payment closes it.
      onCancel={(event) => event.preventDefault()}
      ref={ref}
    >
      <div className="grid justify-items-center gap-2">
        {!hasChoice && (
          <span className="mb-3 text-brass">
            <Spinner size={28} />
          </span>
        )}
        <h2
          className="heading text-lg outline-none"
          data-first-focus
          id={`${id}-title`}
          key={title}
          ref={focusHeading}
          tabIndex={-1}
        >
          {t(title)}
        </h2>
        <p className="whitespace-pre-line text-ink-soft" id={`${id}-body`}>
          {t(body)}
        </p>
        {shownPhase !== 'confirming' && (
          <HoldCountdown onRenewed={onRenewed} payment={payment} reservationType={reservationType} />
        )}
        {shownPhase === 'confirming' && (
          <p className="text-ink-soft text-sm">{t('payment.popup.orderNumber', { no: payment.shopOrderNo })}</p>
        )}
        <p className="text-sm" role="status">
          {lastCheck === undefined || isChecking ? '' : t(checkResultTexts[lastCheck])}
        </p>
      </div>
      {shownPhase !== 'confirming' && (
        <div className="mt-5 grid gap-3">
          {shownPhase === 'window' && (
            <Button onClick={onFocusWindow} variant="primary" wide>
              {t('payment.popup.focus')}
            </Button>
          )}
          {hasChoice && (
            <>
              <Button
                onClick={() => void check()}
                pending={isChecking}
                pendingLabel={t('payment.return.checking')}
                variant="primary"
                wide
              >
                {t('payment.popup.checkAgain')}
              </Button>
              {shownPhase !== 'offline' && (
                <Button onClick={onPayAgain} wide>
                  {t('payment.popup.payAgain')}
                </Button>
              )}
            </>
          )}
          <Button
            onClick={onGiveUp}
            pending={isCancelling}
            pendingLabel={t('payment.actions.working')}
            variant="quiet"
            wide
          >
            {t('payment.popup.giveUp')}
          </Button>
        </div>
      )}
    </dialog>
  );
}
