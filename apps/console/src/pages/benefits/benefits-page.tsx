import { screens } from '@dining/contract/staff/screens';
import type { HtlCode } from '@dining/domain/shared/codes';
import { type Capability, getPermission } from '@dining/domain/staff/permissions';
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
import { JoiningCouponBlock } from './joining-coupon-block';

/** Shows the benefits of a hotel and the coupon that new members get. */
export function BenefitsPage() {
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
    <div className="grid content-start gap-4 p-5 xl:p-6">
      <ScreenHead note={t('benefits.text')} title={t('benefits.title')}>
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
      </ScreenHead>
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
