import { screens } from '@dining/contract/staff/screens';
import type { HtlCode } from '@dining/domain/shared/codes';
import { type Capability, getPermission, getWidestPermission } from '@dining/domain/staff/permissions';
import { Tabs } from '@dining/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { findScope, useChosenScope } from '../../entities/hotels/chosen-scope';
import { listAllScopes, staffHotelsQuery } from '../../entities/hotels/staff-hotels';
import { useMe } from '../../entities/session/session';
import { FilterSelect } from '../../features/screen/filter-select';
import { NoHotelYet } from '../../features/screen/no-hotel-yet';
import { EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { BenefitsBlock } from './benefits-block';
import { CouponOffersTab } from './coupon-offers-tab';
import { JoiningCouponBlock } from './joining-coupon-block';

const tabs = ['benefits', 'codes'] as const;

/** Shows the benefits of a hotel with the coupon that new members get, and the coupons that members get with a code. */
export function BenefitsPage() {
  const { t } = useTranslations();
  const { grants } = useMe();
  const now = useNow();
  const navigate = useNavigate();
  const { tab, item } = useSearch({ strict: false });
  const open = (search: { tab: string; item?: string }) => void navigate({ to: screens.benefits.path, search });
  const selectedTab = tabs.find((each) => each === tab) ?? 'benefits';
  return (
    <div className="grid content-start gap-4 p-5 xl:p-6">
      <ScreenHead note={t('benefits.text')} title={t('benefits.title')} />
      {getWidestPermission(grants, 'coupon', now).allowed ? (
        <Tabs
          items={tabs.map((id) => ({ id, label: t(`benefits.tabs.${id}`) }))}
          label={t('benefits.title')}
          onSelect={(id) => open({ tab: id })}
          selected={selectedTab}
        >
          {selectedTab === 'benefits' ? (
            <HotelBenefits />
          ) : (
            <CouponOffersTab
              item={item}
              onOpen={(next) => open({ tab: 'codes', ...(next !== undefined && { item: next }) })}
            />
          )}
        </Tabs>
      ) : (
        <HotelBenefits />
      )}
    </div>
  );
}

/** Shows the benefits of a hotel and the coupon that new members get. */
function HotelBenefits() {
  const { t } = useTranslations();
  const { grants } = useMe();
  const now = useNow();
  const navigate = useNavigate();
  const { venue: chosenCode } = useSearch({ strict: false });
  const [scopeKey] = useChosenScope();
  const { data: hotels, error, isFetching, refetch } = useQuery(staffHotelsQuery);
  const isAllowed = (capability: Capability, htlCode: HtlCode): boolean =>
    getPermission(grants, capability, { type: 'hotel', htlCode }, now).allowed;
  const visibleHotels = (hotels ?? []).filter(
    ({ htlCode }) => isAllowed('promotion', htlCode) || isAllowed('coupon', htlCode),
  );
  const scope = findScope(scopeKey, listAllScopes(hotels ?? []));
  const scopeCode = scope === undefined || scope.type === 'group' ? undefined : scope.htlCode;
  const hotel =
    visibleHotels.find(({ htlCode }) => htlCode === chosenCode) ??
    visibleHotels.find(({ htlCode }) => htlCode === scopeCode) ??
    visibleHotels[0];
  const open = (venue: string) => void navigate({ to: screens.benefits.path, search: { venue } });
  return (
    <div className="grid content-start gap-4">
      {hotel !== undefined &&
        (visibleHotels.length > 1 ? (
          <FilterSelect
            label={t('benefits.hotel')}
            onChange={open}
            options={visibleHotels.map(({ htlCode, name }) => ({ value: String(htlCode), label: name }))}
            value={String(hotel.htlCode)}
          />
        ) : (
          <span>{hotel.name}</span>
        ))}
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {hotels === undefined && error === null && <LoadingRows />}
      {hotels?.length === 0 && <NoHotelYet />}
      {hotels !== undefined && hotels.length > 0 && hotel === undefined && (
        <EmptyList title={t('benefits.noHotel')}>{t('benefits.noHotelText')}</EmptyList>
      )}
      {hotel !== undefined && isAllowed('coupon', hotel.htlCode) && (
        <JoiningCouponBlock
          canSeeGroup={getPermission(grants, 'coupon', { type: 'group' }, now).allowed}
          hotel={hotel}
          key={`coupon ${hotel.htlCode}`}
        />
      )}
      {hotel !== undefined && isAllowed('promotion', hotel.htlCode) && (
        <BenefitsBlock htlCode={hotel.htlCode} key={`benefits ${hotel.htlCode}`} />
      )}
    </div>
  );
}
