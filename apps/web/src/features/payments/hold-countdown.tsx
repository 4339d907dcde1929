import { Button } from '@dining/ui/button';
import { useEffect, useRef, useState } from 'react';
import type { OpenPayment } from '../../entities/payments/open-payment';
import { getMonotonicMs } from '../../lib/clock';
import { useTranslations } from '../../lib/i18n';
import { problemText } from '../../lib/problem-text';
import { secondsUntil } from './hold-end';
import { useRenewal } from './use-renewal';

/** Seconds before the end from which more time is offered: twice what somebody needs who has to look for the button first. */
const offerFrom = 120;
const lastMinute = 60;

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface HoldCountdownProps {
  payment: OpenPayment;
  onRenewed: (payment: OpenPayment) => void;
}

/** How long the seats are still held, and more time once, near the end. Read out at its turns, not each second. */
export function HoldCountdown({ payment, onRenewed }: HoldCountdownProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [now, setNow] = useState(getMonotonicMs);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setInterval(() => setNow(getMonotonicMs()), 1000);
    return () => clearInterval(timer);
  }, []);
  const renewal = useRenewal(payment, (renewed) => {
    onRenewed(renewed);
    // The button is gone with the press; what came of it is read in its place.
    status.current?.focus();
  });
  const left = secondsUntil(payment.holdUntil, now);
  const offered = !payment.renewed && left > 0 && left <= offerFrom;

  const news = () => {
    if (left === 0) return t('payment.hold.over');
    if (renewal.isError) return problemText(translations, renewal.error);
    if (offered) return t('payment.hold.ending');
    return renewal.isSuccess && left > lastMinute ? t('payment.hold.renewed') : '';
  };

  return (
    <div className="grid justify-items-center gap-2 text-ink-soft text-sm">
      <p role="timer">{left > 0 && t('payment.hold.remaining', { time: clockText(left) })}</p>
      <p className="outline-none" ref={status} role="status" tabIndex={-1}>
        {news()}
      </p>
      <p className="sr-only" role="status">
        {!offered && left > 0 && left <= lastMinute && t('payment.hold.remaining', { time: clockText(lastMinute) })}
      </p>
      {offered && (
        <Button onClick={() => renewal.mutate()} pending={renewal.isPending} size="sm">
          {t('payment.hold.renew')}
        </Button>
      )}
    </div>
  );
}
