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

type VisiblePhase = Extract<PaymentPhase, { payment: OpenPayment }>;

interface PaymentDialogProps {
  phase: VisiblePhase;
  reservationType: ReservationType;
  offline: boolean;
  onFocus: () => void;
  onRenewed: (payment: OpenPayment) => void;
  onCheck: () => Promise<PaymentCheckResult>;
  onAgain: () => void;
  onGiveUp: () => void;
}

const texts = {
  window: ['payment.popup.waitingTitle', 'payment.popup.waitingBody'],
  closed: ['payment.popup.closedTitle', 'payment.popup.closedBody'],
  found: ['payment.popup.foundTitle', 'payment.popup.closedBody'],
  offline: ['payment.popup.offlineTitle', 'payment.popup.offlineBody'],
  confirming: ['payment.outcome.pendingTitle', 'payment.outcome.pendingBody'],
} as const;
const looks = {
  pending: 'payment.popup.notYet',
  offline: 'common.offline',
  failed: 'common.loadFailed',
} as const;

const focusHeading = (heading: HTMLElement | null) => heading?.focus();

export function PaymentDialog({
  phase,
  reservationType,
  offline,
  onFocus,
  onRenewed,
  onCheck,
  onAgain,
  onGiveUp,
}: PaymentDialogProps) {
  const { t } = useTranslations();
  const ref = useModal();
  const id = useId();
  const [checking, setChecking] = useState(false);
  const [looked, setLooked] = useState<keyof typeof looks>();
  const { payment } = phase;
  const leaving = phase.at === 'stopping';
  // While the cancellation is being sent, the previous text stays.
  const [at, setAt] = useState(() => (phase.at === 'stopping' ? 'closed' : phase.at));
  if (phase.at !== 'stopping' && phase.at !== at) setAt(phase.at);
  // Confirming continues automatically when the connection returns.
  const [title, body] = texts[at === 'confirming' && offline ? 'offline' : at];
  const asks = at === 'closed' || at === 'found' || at === 'offline';
  const check = async () => {
    setChecking(true);
    const found = await onCheck();
    setLooked(found === undefined || found === 'success' || found === 'fail' ? undefined : found);
    setChecking(false);
  };
  return (
    <dialog
      aria-describedby={`${id}-body`}
      aria-labelledby={`${id}-title`}
      className="modal m-auto w-[min(28rem,calc(100%-40px))] rounded-lg bg-paper px-6 pt-8 pb-6 text-center text-ink"
      // Escape does not end a payment; the buttons do.
      onCancel={(event) => event.preventDefault()}
      ref={ref}
    >
      <div className="grid justify-items-center gap-2">
        {!asks && (
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
        {at !== 'confirming' && (
          <HoldCountdown onRenewed={onRenewed} payment={payment} reservationType={reservationType} />
        )}
        {at === 'confirming' && (
          <p className="text-ink-soft text-sm">{t('payment.popup.orderNumber', { no: payment.shopOrderNo })}</p>
        )}
        <p className="text-sm" role="status">
          {looked === undefined || checking ? '' : t(looks[looked])}
        </p>
      </div>
      {at !== 'confirming' && (
        <div className="mt-5 grid gap-3">
          {at === 'window' && (
            <Button onClick={onFocus} variant="primary" wide>
              {t('payment.popup.focus')}
            </Button>
          )}
          {asks && (
            <>
              <Button
                onClick={() => void check()}
                pending={checking}
                pendingLabel={t('payment.return.checking')}
                variant="primary"
                wide
              >
                {t('payment.popup.checkAgain')}
              </Button>
              {at !== 'offline' && (
                <Button onClick={onAgain} wide>
                  {t('payment.popup.payAgain')}
                </Button>
              )}
            </>
          )}
          <Button onClick={onGiveUp} pending={leaving} pendingLabel={t('payment.actions.working')} variant="quiet" wide>
            {t('payment.popup.giveUp')}
          </Button>
        </div>
      )}
    </dialog>
  );
}
