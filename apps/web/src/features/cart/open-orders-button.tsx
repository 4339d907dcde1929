import { joinClasses } from '@dining/ui/join-classes';
import { getLinkClass } from '@dining/ui/text-link';
import { useState } from 'react';
import { LazyDialog } from '../../components/lazy-dialog';
import { useOpenSheets } from '../../entities/orders/order-sheets';
import { type Translations, useTranslations } from '../../lib/i18n';

const loadDialog = async ({ load }: Translations) => {
  const [module] = await Promise.all([import('./open-orders-dialog'), load(['problems'])]);
  return { OpenOrdersDialog: module.OpenOrdersDialog };
};

export function OpenOrdersButton() {
  const { t } = useTranslations();
  const sheets = useOpenSheets();
  const [isOpen, setIsOpen] = useState(false);
  if (sheets.length === 0) return null;
  return (
    <>
      <button
        aria-haspopup="dialog"
        className={joinClasses(getLinkClass('plain'), 'xl:whitespace-nowrap')}
        onClick={() => setIsOpen(true)}
        type="button"
      >
        {t('common.header.openOrders', { count: sheets.length })}
      </button>
      {isOpen && (
        <LazyDialog load={loadDialog} name="open-orders-dialog" onClose={() => setIsOpen(false)}>
          {({ OpenOrdersDialog }) => <OpenOrdersDialog onClose={() => setIsOpen(false)} sheets={sheets} />}
        </LazyDialog>
      )}
    </>
  );
}
