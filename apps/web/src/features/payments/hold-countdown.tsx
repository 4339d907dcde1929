import type { ReservationType } from '@dining/domain/products/product';
import { Button } from '@dining/ui/button';
import { useEffect, useRef, useState } from 'react';
import type { OpenPayment } from '../../entities/payments/open-payment';
import { getMonotonicMs } from '../../lib/clock';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';
import { formatClock, getSecondsUntil } from './hold-end';
import { useHoldRenewal } from './use-hold-renewal';

/** Seconds before expiry when the renewal is first offered. Guests need about half of them to find the button. */
const renewalOfferSeconds = 120;
const lastMinuteSeconds = 60;

interface HoldCountdownProps {
  payment: OpenPayment;
  reservationType: ReservationType;
  onRenewed: (payment: OpenPayment) => void;
}

/** Counts down the hold and offers its renewal near the end. Screen readers announce milestones, not every second. */
export function HoldCountdown({ payment, reservationType, onRenewed }: HoldCountdownProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [nowMs, setNowMs] = useState(getMonotonicMs);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(getMonotonicMs()), 1000);
    return () => clearInterval(timer);
  }, []);
  const renewal = useHoldRenewal(payment, (renewedPayment) => {
    onRenewed(renewedPayment);
    // Pressing the button removes it, so the focus moves to the result.
    status.current?.focus();
  });
  const isPickup = reservationType === 'pickup';
  const formatRemaining = (seconds: number) =>
    t(isPickup ? 'payment.hold.remainingPickup' : 'payment.hold.remaining', { time: formatClock(seconds) });
  const secondsLeft = getSecondsUntil(payment.holdUntil, nowMs);
  const isRenewalOffered = payment.canRenew && secondsLeft > 0 && secondsLeft <= renewalOfferSeconds;

  const getAnnouncement = () => {
    if (secondsLeft === 0) return t(isPickup ? 'payment.hold.overPickup' : 'payment.hold.over');
    if (renewal.isError) return formatProblem(translations, renewal.error);
    if (isRenewalOffered) return t('payment.hold.ending');
    return renewal.isSuccess && secondsLeft > lastMinuteSeconds ? t('payment.hold.renewed') : '';
  };

  return (
    <div className="grid justify-items-center gap-2 text-ink-soft text-sm">
      <p role="timer">{secondsLeft > 0 && formatRemaining(secondsLeft)}</p>
      <p className="outline-none" ref={status} role="status" tabIndex={-1}>
        {getAnnouncement()}
      </p>
      <p className="sr-only" role="status">
        {!isRenewalOffered && secondsLeft > 0 && secondsLeft <= lastMinuteSeconds && formatRemaining(lastMinuteSeconds)}
      </p>
      {isRenewalOffered && (
        <Button onClick={() => renewal.mutate()} pending={renewal.isPending} size="sm">
          {t('payment.hold.renew')}
        </Button>
      )}
    </div>
  );
}
