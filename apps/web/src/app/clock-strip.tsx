import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClockWrong } from '../lib/clock';
import { type Translations, useTranslations } from '../lib/i18n';
import { getModuleQuery } from '../lib/module-query';
import { getTabItem, setTabItem } from '../lib/tab-storage';

const closedKey = 'clockStripClosed';

async function loadLine({ load }: Translations) {
  const [{ ClockLine: Line }] = await Promise.all([import('./clock-line'), load(['device'])]);
  return { Line };
}

export function ClockStrip() {
  const translations = useTranslations();
  const isWrong = useClockWrong();
  const [isClosed, setIsClosed] = useState(false);
  const isShown = isWrong && !isClosed && getTabItem(closedKey) !== true;
  const { data } = useQuery({ ...getModuleQuery('clock-line', () => loadLine(translations)), enabled: isShown });
  const close = () => {
    setTabItem(closedKey, true);
    setIsClosed(true);
  };
  return (
    <div className="print:hidden" role="status">
      {isShown && data !== undefined && <data.Line onClose={close} />}
    </div>
  );
}
