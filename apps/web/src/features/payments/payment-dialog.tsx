import { Button } from '@dining/ui/button';
import { Spinner } from '@dining/ui/spinner';
import { useModal } from '@dining/ui/use-modal';
import { useId, useState } from 'react';
import { t } from '../../lib/i18n';
import { HoldCountdown } from './hold-countdown';
import type { OpenPayment } from './open-payment';
import type { PaymentPhase } from './use-payment';

type Shown = Extract<PaymentPhase, { payment: OpenPayment }>;

interface PaymentDialogProps {
  phase: Shown;
  onFocus: () => void;
  onRenewed: (payment: OpenPayment) => void;
  onCheck: () => Promise<string | undefined>;
  onAgain: () => void;
  onGiveUp: () => Promise<void>;
}

const titles = {
  window: 'payment.popup.waitingTitle',
  closed: 'payment.popup.closedTitle',
  found: 'payment.popup.foundTitle',
  confirming: 'payment.outcome.pendingTitle',
} as const;
const bodies = {
  window: 'payment.popup.waitingBody',
  closed: 'payment.popup.closedBody',
  found: 'payment.popup.closedBody',
  confirming: 'payment.outcome.pendingBody',
} as const;

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Over the page while its payment is under way: what is waited for, how long the seats are held, and the ways on. */
export function PaymentDialog({ phase, onFocus, onRenewed, onCheck, onAgain, onGiveUp }: PaymentDialogProps) {
  const ref = useModal();
  const id = useId();
  const [checking, setChecking] = useState(false);
  const [looked, setLooked] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { at, payment } = phase;
  const asks = at === 'closed' || at === 'found';
  const check = async () => {
    setChecking(true);
    setLooked((await onCheck()) === 'pending');
    setChecking(false);
  };
  const giveUp = async () => {
    setLeaving(true);
    await onGiveUp();
    setLeaving(false);
  };
  return (
    <dialog
      aria-describedby={`${id}-body`}
      aria-labelledby={`${id}-title`}
      className="modal m-auto w-[min(28rem,calc(100%-2.5rem))] rounded-lg bg-paper px-6 pt-8 pb-6 text-center text-ink"
      // What is under way does not end with Escape; the buttons say how it can.
      onCancel={(event) => event.preventDefault()}
      ref={ref}
    >
      <div className="grid justify-items-center gap-2">
        {!asks && (
          <span className="mb-3 text-brass">
            <Spinner size={28} />
          </span>
        )}
        {/* Each turn of events is a new heading, told to those who listen. */}
        <h2 className="heading text-lg outline-none" data-first-focus id={`${id}-title`} key={at} ref={takeFocus} tabIndex={-1}>
          {t(titles[at])}
        </h2>
        <p className="whitespace-pre-line text-ink-soft" id={`${id}-body`}>
          {t(bodies[at])}
        </p>
        {at !== 'confirming' && <HoldCountdown onRenewed={onRenewed} payment={payment} />}
        {at === 'confirming' && (
          <p className="text-ink-soft text-sm">{t('payment.popup.orderNumber', { no: payment.shopOrderNo })}</p>
        )}
        <p className="text-sm" role="status">
          {looked && !checking ? t('payment.popup.notYet') : ''}
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
              <Button onClick={onAgain} wide>
                {t('payment.popup.payAgain')}
              </Button>
            </>
          )}
          <Button onClick={() => void giveUp()} pending={leaving} variant="quiet" wide>
            {t('payment.popup.giveUp')}
          </Button>
        </div>
      )}
    </dialog>
  );
}
