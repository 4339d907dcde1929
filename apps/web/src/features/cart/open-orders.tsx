import { cx } from '@dining/ui/cx';
import { linkClass } from '@dining/ui/text-link';
import { lazy, Suspense, useState } from 'react';
import { loadTexts, t } from '../../lib/i18n';
import { useOpenSheets } from '../../state/order-sheets';

const OpenOrdersDialog = lazy(async () => {
  const [module] = await Promise.all([import('./open-orders-dialog'), loadTexts(['problems'])]);
  return { default: module.OpenOrdersDialog };
});

/** How many reservations were begun and not finished; opens the list to go on with one (decision 24). Nothing where there are none. */
export function OpenOrders() {
  const sheets = useOpenSheets();
  const [open, setOpen] = useState(false);
  if (sheets.length === 0) return null;
  return (
    <>
      <button
        aria-haspopup="dialog"
        className={cx(linkClass('plain'), 'whitespace-nowrap')}
        onClick={() => setOpen(true)}
        type="button"
      >
        {t('common.header.openOrders', { count: sheets.length })}
      </button>
      <Suspense fallback={null}>{open && <OpenOrdersDialog onClose={() => setOpen(false)} sheets={sheets} />}</Suspense>
    </>
  );
}
