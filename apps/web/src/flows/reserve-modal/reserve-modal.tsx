import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LazyComponent } from '../../components/lazy-component';
import type { ProductCardData } from '../../entities/venues/main-page-query';
import { type Translations, useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { getModuleQuery } from '../../lib/module-query';
import type { ReserveHandle } from './reserve-form';
import { ReserveSkeleton } from './reserve-skeleton';

const loadForm = async ({ load }: Translations) => {
  const [module] = await Promise.all([import('./reserve-form'), load(['reservation'])]);
  return { ReserveForm: module.ReserveForm };
};
const formModule = { name: 'reserve-form', load: loadForm };

/**
 * Shows the form in which a guest reserves a product on the main page or on a restaurant's page (Spec §2.3 Product
 * reservation modal). The modal opens at once and then loads its contents.
 */
export function ReserveModal({ card, onClose }: { card: ProductCardData; onClose: () => void }) {
  const translations = useTranslations();
  const { t } = translations;
  const form = useRef<ReserveHandle>(null);
  const isReady = useQuery(getModuleQuery(formModule.name, () => formModule.load(translations))).data !== undefined;
  const [hasSearchedDates, setHasSearchedDates] = useState(false);
  return (
    <Dialog
      footer={
        <Button inactive={!isReady} onClick={() => form.current?.reserve()} variant="primary">
          {t('common.buttons.reserve')}
        </Button>
      }
      onClose={onClose}
      open
      size={hasSearchedDates ? 'xl' : 'md'}
      title={t('offer.reserve', { name: localizeField(translations, card, 'prodName') })}
    >
      <LazyComponent {...formModule} skeleton={<ReserveSkeleton type={card.prodResvType} />}>
        {({ ReserveForm }) => (
          <ReserveForm
            card={card}
            onDatesSearched={setHasSearchedDates}
            ref={form}
            hasSearchedDates={hasSearchedDates}
          />
        )}
      </LazyComponent>
    </Dialog>
  );
}
