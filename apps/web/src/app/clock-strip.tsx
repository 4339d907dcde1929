import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsClockWrong } from '../lib/clock';
import { type Translations, useTranslations } from '../lib/i18n';
import { getModuleQuery } from '../lib/module-query';
import { getTabItem, setTabItem } from '../lib/tab-storage';

const closedKey = 'clockStripClosed';

async function loadWarning({ load }: Translations) {
  const [{ ClockWarning }] = await Promise.all([import('./clock-warning'), load(['device'])]);
  return { ClockWarning };
}

export function ClockStrip() {
  const translations = useTranslations();
  const isClockWrong = useIsClockWrong();
  const [isClosed, setIsClosed] = useState(false);
  const isShown = isClockWrong && !isClosed && getTabItem(closedKey) !== true;
  const { data: warningModule } = useQuery({
    ...getModuleQuery('clock-warning', () => loadWarning(translations)),
    enabled: isShown,
  });
  const close = () => {
    setTabItem(closedKey, true);
    setIsClosed(true);
  };
  return (
    <div className="print:hidden" role="status">
      {isShown && warningModule !== undefined && <warningModule.ClockWarning onClose={close} />}
    </div>
  );
}
