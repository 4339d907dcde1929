import { useEffect, useState } from 'react';
import { formatClock, getSecondsUntil } from '../../features/payments/hold-end';
import { getMonotonicMs } from '../../lib/clock';
import { useTranslations } from '../../lib/i18n';

interface PayLinkCountdownProps {
  expiresAt: string;
  onEnd: () => void;
}

/** Counts down until the order's hold ends, and then calls `onEnd`. */
export function PayLinkCountdown({ expiresAt, onEnd }: PayLinkCountdownProps) {
  const { t } = useTranslations();
  const [nowMs, setNowMs] = useState(getMonotonicMs);
  useEffect(() => {
    const timer = setInterval(() => {
      const currentMs = getMonotonicMs();
      setNowMs(currentMs);
      if (getSecondsUntil(expiresAt, currentMs) === 0) {
        clearInterval(timer);
        onEnd();
      }
    }, 1000);
    return () => clearInterval(timer);
  }, [expiresAt, onEnd]);
  const secondsLeft = getSecondsUntil(expiresAt, nowMs);
  return (
    <p className="text-center text-ink-soft text-sm tabular-nums" role="timer">
      {secondsLeft > 0 ? t('payment.hold.remaining', { time: formatClock(secondsLeft) }) : t('payment.hold.over')}
    </p>
  );
}
