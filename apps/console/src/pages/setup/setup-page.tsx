import { screens } from '@dining/contract/staff/screens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { staffHotelsQuery } from '../../entities/hotels/staff-hotels';
import { setupQuery } from '../../entities/setup/setup';
import { BackButton } from '../../features/screen/back-button';
import { LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { ChecklistBlock } from './checklist-block';
import { FormerSystemImport } from './former-system-import';
import { GroupStep } from './group-step';
import { HotelStep } from './hotel-step';
import { PolicyStep } from './policy-step';
import { ProductsStep } from './products-step';
import { SettingsBlock } from './settings-block';
import { findStep, formatStep, type SetupStep } from './setup-step';
import { TermsStep } from './terms-step';
import { TestPaymentBlock } from './test-payment-block';
import { VenueStep } from './venue-step';

/** Shows the checklist of what is needed before guests can reserve, or the form of one step. */
export function SetupPage() {
  const { t } = useTranslations();
  const navigate = useNavigate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { item } = useSearch({ strict: false });
  const setup = useQuery(setupQuery);
  const hotels = useQuery(staffHotelsQuery);
  const step = hotels.data === undefined ? undefined : findStep(item, hotels.data);
  const open = (next: SetupStep | undefined) =>
    void navigate({ to: screens.setup.path, search: next === undefined ? {} : { item: formatStep(next) } });
  const refresh = () => queryClient.invalidateQueries();
  const finish = (name: string) => {
    notify(t('setup.saved', { name }));
    void refresh();
    open(undefined);
  };
  const failed = [setup, hotels].find(({ error }) => error !== null);
  return (
    <div className="grid max-w-6xl content-start gap-4 p-5 xl:p-6">
      {failed !== undefined && (
        <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />
      )}
      {step === undefined && (
        <>
          <ScreenHead note={t('setup.note')} title={t('setup.title')} />
          {failed === undefined && (setup.data === undefined || hotels.data === undefined) && <LoadingRows />}
          {setup.data !== undefined && hotels.data !== undefined && (
            <>
              <ChecklistBlock items={setup.data.items} onOpen={open} paymentTestedOn={setup.data.paymentTestedOn} />
              <SettingsBlock setup={setup.data} />
              <TestPaymentBlock testedOn={setup.data.paymentTestedOn} />
              <FormerSystemImport kind="reservations" />
              <FormerSystemImport kind="members" />
            </>
          )}
        </>
      )}
      {step !== undefined && <BackButton label={t('setup.back')} onPress={() => open(undefined)} />}
      {step?.type === 'group' && <GroupStep onSaved={finish} />}
      {step?.type === 'hotel' && setup.data !== undefined && (
        <HotelStep nextPosition={setup.data.nextPosition} onSaved={finish} step={step} />
      )}
      {step?.type === 'venue' && <VenueStep onSaved={finish} step={step} />}
      {step?.type === 'terms' && <TermsStep onSaved={() => void refresh()} step={step} />}
      {step?.type === 'policy' && <PolicyStep onSaved={finish} step={step} />}
      {step?.type === 'products' && <ProductsStep onSaved={() => void refresh()} step={step} />}
    </div>
  );
}
