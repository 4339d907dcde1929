import { getPermission, type Scope } from '@dining/domain/staff/permissions';
import { Button } from '@dining/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CouponOffer, getCouponOffersQuery } from '../../entities/coupons/coupon-offers';
import { type Hotel, useHotels } from '../../entities/hotels/staff-hotels';
import { useMe } from '../../entities/session/session';
import { BackButton } from '../../features/screen/back-button';
import { FilterSelect } from '../../features/screen/filter-select';
import { ListTable, MoreButton } from '../../features/screen/list-table';
import { EmptyList, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { CouponOfferEditor } from './coupon-offer-editor';
import { NewCouponOffer } from './new-coupon-offer';
import { OfferStateLabel, usePlaceName } from './offer-labels';

const newItem = 'new';

interface CouponOffersTabProps {
  /** The id of the open offer, or `new`. */
  readonly item: string | undefined;
  readonly onOpen: (item: string | undefined) => void;
}

/** Lists the coupons that members get with a code, and shows the form of a new or an open one. */
export function CouponOffersTab({ item, onOpen }: CouponOffersTabProps) {
  const { t } = useTranslations();
  const places = useEditablePlaces();
  const close = () => onOpen(undefined);
  if (item === undefined)
    return <OfferList onAdd={places.length > 0 ? () => onOpen(newItem) : undefined} onOpen={onOpen} />;
  return (
    <div className="grid gap-4">
      <BackButton label={t('benefits.offers.list')} onPress={close} />
      {item !== newItem && <CouponOfferEditor key={item} offerId={item} onSaved={close} />}
      {item === newItem && places.length > 0 && <NewCouponOffer onSaved={close} places={places} />}
    </div>
  );
}

/** Lists where the staff member may offer coupons: null for all hotels. */
function useEditablePlaces(): readonly (Hotel | null)[] {
  const { grants } = useMe();
  const now = useNow();
  const canEdit = (scope: Scope): boolean => {
    const permission = getPermission(grants, 'coupon', scope, now);
    return permission.allowed && permission.access === 'full';
  };
  const hotels = useHotels().filter(({ htlCode }) => canEdit({ type: 'hotel', htlCode }));
  return canEdit({ type: 'group' }) ? [null, ...hotels] : hotels;
}

interface OfferListProps {
  /** Undefined if the staff member may not create offers. */
  readonly onAdd: (() => void) | undefined;
  readonly onOpen: (offerId: string) => void;
}

function OfferList({ onAdd, onOpen }: OfferListProps) {
  const { t } = useTranslations();
  const [isPast, setPast] = useState(false);
  const query = useInfiniteQuery(getCouponOffersQuery(isPast));
  const offers = query.data?.pages.flatMap((page) => page.offers) ?? [];
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{t('benefits.offers.text')}</p>
        <div className="flex flex-wrap items-center gap-3">
          <FilterSelect
            label={t('benefits.offers.show')}
            onChange={(value) => setPast(value === 'past')}
            options={(['current', 'past'] as const).map((value) => ({ value, label: t(`benefits.offers.${value}`) }))}
            value={isPast ? 'past' : 'current'}
          />
          {onAdd !== undefined && (
            <Button onClick={onAdd} size="sm" variant="primary">
              {t('benefits.offers.add')}
            </Button>
          )}
        </div>
      </div>
      {query.error !== null && (
        <LoadFailed error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && query.error === null && <LoadingRows />}
      {query.data !== undefined && offers.length === 0 && (
        <EmptyList title={t('benefits.offers.none')}>
          {t(isPast ? 'benefits.offers.nonePastText' : 'benefits.offers.noneText')}
        </EmptyList>
      )}
      {offers.length > 0 && <OfferTable offers={offers} onOpen={onOpen} />}
      <MoreButton
        hasMore={query.hasNextPage}
        onMore={() => void query.fetchNextPage()}
        pending={query.isFetchingNextPage}
      />
    </div>
  );
}

function OfferTable({ offers, onOpen }: { offers: readonly CouponOffer[]; onOpen: (offerId: string) => void }) {
  const { t } = useTranslations();
  const formatPlace = usePlaceName();
  return (
    <ListTable
      caption={t('benefits.offers.list')}
      chosenId={undefined}
      columns={[
        {
          name: 'name',
          label: t('benefits.offers.columns.name'),
          render: ({ name, code }) => (
            <>
              {name}
              <span className="block truncate font-normal text-ink-soft text-xs">{code}</span>
            </>
          ),
        },
        {
          name: 'place',
          label: t('benefits.offers.columns.place'),
          className: 'w-32',
          render: ({ htlCode }) => formatPlace(htlCode),
        },
        {
          name: 'period',
          label: t('benefits.offers.columns.period'),
          className: 'w-52',
          render: ({ redeemFrom, redeemTo }) => `${redeemFrom} – ${redeemTo}`,
        },
        {
          name: 'redeemed',
          label: t('benefits.offers.columns.redeemed'),
          className: 'w-28',
          render: ({ redeemedCount, maxCoupons }) =>
            t('benefits.offers.redeemed', {
              count: redeemedCount.toLocaleString('en-US'),
              max: maxCoupons.toLocaleString('en-US'),
            }),
        },
        {
          name: 'state',
          label: t('benefits.offers.columns.state'),
          className: 'w-28',
          render: ({ state }) => <OfferStateLabel state={state} />,
        },
      ]}
      getId={({ offerId }) => offerId}
      onChoose={onOpen}
      rows={offers}
    />
  );
}
