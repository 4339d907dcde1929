import { useEffect, useState } from 'react';
import { t } from '../../lib/i18n';

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long the seats are still held. Read out when the last minute begins and when it is over, not each second. */
export function HoldCountdown({ until }: { until: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.round((Date.parse(until) - now) / 1000)) || 0;
  return (
    <div className="text-ink-soft text-sm">
      <p role="timer">{left > 0 && t('payment.hold.remaining', { time: clockText(left) })}</p>
      <p role="status">{left === 0 ? t('payment.hold.over') : left <= 60 ? t('payment.hold.ending') : ''}</p>
    </div>
  );
}
