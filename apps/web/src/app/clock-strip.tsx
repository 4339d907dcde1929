import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClockWrong } from '../lib/clock';
import { type Translations, useTranslations } from '../lib/i18n';
import { partQuery } from '../lib/part-query';
import { keepInTab, readFromTab } from '../lib/session-store';

const closedKey = 'clockStripClosed';

async function loadLine({ load }: Translations) {
  const [{ ClockLine: Line }] = await Promise.all([import('./clock-line'), load(['device'])]);
  return { Line };
}

/** Warns that the device's clock is wrong and shows the server's time, until the guest closes the notice. */
export function ClockStrip() {
  const translations = useTranslations();
  const isWrong = useClockWrong();
  const [isClosed, setIsClosed] = useState(false);
  const isShown = isWrong && !isClosed && readFromTab(closedKey) !== true;
  const { data } = useQuery({ ...partQuery('clock-line', () => loadLine(translations)), enabled: isShown });
  const close = () => {
    keepInTab(closedKey, true);
    setIsClosed(true);
  };
  return (
    <div className="print:hidden" role="status">
      {isShown && data !== undefined && <data.Line onClose={close} />}
    </div>
  );
}
