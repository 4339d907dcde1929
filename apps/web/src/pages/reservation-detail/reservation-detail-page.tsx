import { hasSaleEnded } from '@dining/domain/availability/sale-calendar';
import { isPaidAtVenue } from '@dining/domain/products/menu-choice';
import { checkMenusForParty, type MenuShortage } from '@dining/domain/products/menu-rule';
import { type DinCode, type ProdCode, toCode } from '@dining/domain/shared/codes';
import { type Alerts, useAlerts } from '@dining/ui/alerts';
import { BottomBar } from '@dining/ui/bottom-bar';
import { Button } from '@dining/ui/button';
import { Columns } from '@dining/ui/columns';
import { EmptyState } from '@dining/ui/empty-state';
import { focusField } from '@dining/ui/focus-field';
import { joinClasses } from '@dining/ui/join-classes';
import { Notice } from '@dining/ui/notice';
import { Page } from '@dining/ui/page';
import { Stack } from '@dining/ui/stack';
import { getLinkClass } from '@dining/ui/text-link';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import type { Order } from '../../entities/orders/order';
import { formatVisitSearch } from '../../entities/search/search-params';
import { type ChangeSearch, useChangeSearch, useSearch } from '../../entities/search/search-state';
import { useSyncSearchToUrl } from '../../entities/search/use-sync-search-to-url';
import { getVenuesQuery } from '../../entities/venues/venues';
import { MemberHint } from '../../features/orders/member-hint';
import { SumRows } from '../../features/orders/sum-rows';
import { getRecoveryAction } from '../../features/products/detail/order-alert';
import { ProductGallery } from '../../features/products/detail/product-gallery';
import { RoomChoice, roomSectionId } from '../../features/products/detail/room-choice';
import { useProductDetail } from '../../features/products/detail/use-product-detail';
import { useReserve } from '../../features/products/detail/use-reserve';
import { ProductChoices } from '../../features/products/menus/product-choices';
import { formatRefusal } from '../../features/products/offers/format-refusal';
import { OfferFacts } from '../../features/products/offers/offer-facts';
import { StepIndicator } from '../../features/reservations/steps/step-indicator';
import { VisitLine } from '../../features/reservations/steps/visit-line';
import { VisitSummary } from '../../features/reservations/steps/visit-summary';
import { ProductTabs } from '../../features/reviews/product-tabs';
import { OrderCancellationFees } from '../../features/terms/order-cancellation-fees';
import { useHotelVenue } from '../../features/venues/use-hotel-venue';
import { VenueNotices } from '../../features/venues/venue-notices';
import { applySlot, getSoldOutMessage, promptAlternativeSlots } from '../../flows/checkout/prompt-alternative-slots';
import { useClock, useToday } from '../../lib/clock';
import { formatWon } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';
import { usePageTitle } from '../../lib/page-title';
import { throwIfNoData } from '../../lib/throw-if-no-data';
import { DetailSkeleton } from './detail-skeleton';

/**
 * Offers other times for a visit that is sold out; all other choices stay. Returns true if the guest wants to see all
 * times.
 */
async function handleSoldOut(
  alerts: Alerts,
  changeSearch: ChangeSearch,
  queryClient: QueryClient,
  translations: Translations,
  order: Order,
  now: Date,
): Promise<boolean> {
  const choice = await promptAlternativeSlots(alerts, queryClient, translations, {
    order,
    unavailableScope: 'place',
    now,
    content: getSoldOutMessage(translations, order, translations.t('payment.outcome.soldBody')),
  });
  if (typeof choice === 'object') applySlot(changeSearch, order, choice);
  // Guests who stay can choose another room at that time.
  else if (choice === 'stay' && order.dinRoomCode !== null) focusField(roomSectionId);
  return choice === 'time';
}

/** Formats how many menus are missing. Menus for adults come first, because children's menus cannot replace them. */
const formatShortage = ({ t }: Translations, { missing, missingForAdults }: MenuShortage): string =>
  missingForAdults !== null && missingForAdults > 0
    ? t('product.menus.missingForAdults', { count: missingForAdults })
    : t('product.menus.missing', { count: missing });

const route = getRouteApi('/reservation/prod/detail/$dinCode/$prodCode');

/** The page of a product; Spec §2.10 calls it “Reservation detail”. */
export function ReservationDetailPage() {
  const alerts = useAlerts();
  const clock = useClock();
  const changeSearch = useChangeSearch();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t } = translations;
  useSyncSearchToUrl();
  const params = route.useParams();
  const [dinCode, prodCode] = [toCode<DinCode>(params.dinCode), toCode<ProdCode>(params.prodCode)];
  const search = useSearch();
  const venues = useQuery({ ...getVenuesQuery(search.htlCode), throwOnError: throwIfNoData });
  const { page, isPending, order, availability, check } = useProductDetail(dinCode, prodCode);
  // Without a product the venue is not checked, so that the guest sees only one message.
  const venue = useHotelVenue(venues.data, page ? dinCode : null);
  usePageTitle({
    product: page?.listedProduct && localizeText(translations, page.listedProduct.product.name),
    venue: venue && localizeText(translations, venue.name),
  });
  const today = useToday();
  const isOnlyOffer = useLocation({ select: ({ state }) => state.isOnlyOffer === true });
  const { reserve, isReserving, goToProducts, changeVisit } = useReserve({
    page,
    order,
    check,
    onSoldOut: (soldOutOrder) =>
      handleSoldOut(alerts, changeSearch, queryClient, translations, soldOutOrder, clock.now()),
    phone: venue?.phone ?? '',
  });

  const backButton = (
    <Button onClick={goToProducts} wide>
      {t('common.buttons.previous')}
    </Button>
  );
  // Clicks are ignored until availability is known, so the button shows that it is loading.
  const isCheckingAvailability = order !== null && availability === undefined;
  const menuCheck = order === null ? undefined : checkMenusForParty(order.product, order.menus, order.party);
  const shortage = menuCheck?.ok === false ? menuCheck : null;
  const reserveButton = (
    <Button onClick={() => void reserve()} pending={isReserving || isCheckingAvailability} variant="primary" wide>
      {shortage === null ? t('common.buttons.reserve') : formatShortage(translations, shortage)}
    </Button>
  );

  if (page === null) {
    return (
      <Page>
        <EmptyState action={backButton} level={1} title={t('product.empty')} />
      </Page>
    );
  }
  if (isPending || page === undefined || venue === undefined) {
    return (
      <Page className="pt-8 pb-12 md:pt-14">
        <StepIndicator currentStep="menu" type={search.type} />
        <DetailSkeleton />
      </Page>
    );
  }
  const { product, display } = page.listedProduct;
  const recovery =
    availability?.ok === false
      ? getRecoveryAction(translations, { ...availability, count: availability.remaining }, { product, party: search })
      : null;
  const venueName = localizeText(translations, venue.name);
  const hasEnded = hasSaleEnded(product, today);
  return (
    <Page className="pt-8 pb-12 md:pt-14">
      <StepIndicator currentStep="menu" product={product} type={search.type} />
      <header className="mb-6 grid gap-2 md:mb-8">
        <OfferFacts date={search.visitDay} party={search} product={product} />
        <h1 className="heading text-2xl md:text-3xl">{localizeText(translations, product.name)}</h1>
        <VisitLine dinCode={dinCode} search={search} venueName={venueName} />
        {isOnlyOffer && (
          <p>
            <Link
              className={getLinkClass('next')}
              params={{ dinCode }}
              search={formatVisitSearch(search)}
              to="/reservation/step/2/$dinCode"
            >
              {t('product.alerts.otherProduct')}
            </Link>
          </p>
        )}
      </header>
      <Columns
        aside={
          <section
            aria-label={t('reservation.summary.title')}
            className="grid gap-4 rounded-md border border-line bg-raised p-5 md:p-6"
          >
            <VisitSummary venueName={venueName} search={search} />
            {order !== null && (
              <div className={order.quote.lines.length > 0 ? 'border-line border-t pt-4' : '-mt-4'}>
                <SumRows product={product} quote={order.quote} totalLabel={t('product.total')} />
                {order.quote.payAmount > 0 && (
                  <p className="mt-1 text-ink-soft text-xs">{t('product.notices.prices')}</p>
                )}
                <div className="mt-3">
                  <OrderCancellationFees order={order} />
                </div>
              </div>
            )}
            {order?.memberQuote && <MemberHint memberQuote={order.memberQuote} />}
            <div className={joinClasses('grid gap-3', !hasEnded && 'lg:grid-cols-[1fr_2fr]')}>
              {backButton}
              {!hasEnded && <div className="hidden lg:block">{reserveButton}</div>}
            </div>
          </section>
        }
      >
        <Stack gap={12}>
          <Stack gap={6}>
            <ProductGallery display={display} />
            {hasEnded && (
              <Notice
                action={
                  <Button onClick={goToProducts} size="sm">
                    {t('product.alerts.otherProduct')}
                  </Button>
                }
                tone="warning"
              >
                {t('product.ended')}
              </Notice>
            )}
            {order === null && !hasEnded && <Notice tone="warning">{t('product.alerts.dayAndTime')}</Notice>}
            {availability?.ok === false && (
              <Notice
                action={
                  recovery !== null && (
                    <Button onClick={recovery.to === 'visit' ? changeVisit : goToProducts} size="sm">
                      {recovery.label}
                    </Button>
                  )
                }
                announce
                tone="warning"
              >
                {formatRefusal(translations, availability, product)}
              </Notice>
            )}
            <ProductTabs product={product}>
              <p className="max-w-text whitespace-pre-line">{localizeText(translations, display.description)}</p>
            </ProductTabs>
          </Stack>
          {availability?.ok && availability.rooms.length > 0 && (
            <RoomChoice venueRooms={venue.rooms} rooms={availability.rooms} value={search.dinRoomCode} />
          )}
          {!hasEnded && <ProductChoices page={page} />}
          <VenueNotices
            depositNote={product.takesDeposit ? localizeText(translations, display.depositNote) : ''}
            type={product.reservationType}
            venue={venue}
          />
        </Stack>
      </Columns>
      {!hasEnded && (
        <BottomBar
          action={reserveButton}
          {...(!isPaidAtVenue(product) && {
            label: t('product.total'),
            value: formatWon(translations, order?.quote.payAmount ?? 0),
          })}
        />
      )}
    </Page>
  );
}
