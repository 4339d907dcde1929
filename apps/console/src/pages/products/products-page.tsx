import { screens } from '@dining/contract/staff/screens';
import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import { type Access, type Capability, getPermission, getWidestPermission } from '@dining/domain/staff/permissions';
import { Button } from '@dining/ui/button';
import { Tabs } from '@dining/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { DocumentView } from '../../entities/catalogue/documents';
import { findScope, useChosenScope } from '../../entities/hotels/chosen-scope';
import { listAllScopes, staffHotelsQuery } from '../../entities/hotels/staff-hotels';
import { useMe } from '../../entities/session/session';
import { FilterSelect } from '../../features/screen/filter-select';
import { NoHotelYet } from '../../features/screen/no-hotel-yet';
import { EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { DocumentList } from './document-list';
import { findPlace, listPlaces } from './document-places';
import { DocumentScreen } from './document-screen';
import { PasteMenusScreen } from './paste-menus-screen';

const kinds = ['product', 'menu', 'venue', 'promotion'] as const satisfies readonly VersionedKind[];
const getCapability = (kind: VersionedKind): Capability => (kind === 'promotion' ? 'promotion' : 'catalogue');
const newItem = 'new';
const pasteItem = 'paste';

/** Lists the products, menus, restaurants and promotions of a hotel or venue, and edits one of them. */
export function ProductsPage() {
  const { t } = useTranslations();
  const { grants } = useMe();
  const now = useNow();
  const navigate = useNavigate();
  const { tab, venue: chosenCode, item } = useSearch({ strict: false });
  const [scopeKey] = useChosenScope();
  const { data: hotels, error, isFetching, refetch } = useQuery(staffHotelsQuery);
  const visibleKinds = kinds.filter((each) => getWidestPermission(grants, getCapability(each), now).allowed);
  const kind = visibleKinds.find((each) => each === tab) ?? visibleKinds[0] ?? 'product';
  const getAccess = ({ htlCode, dinCode }: Pick<DocumentView, 'htlCode' | 'dinCode'>): Access | undefined => {
    const scope =
      dinCode === null ? ({ type: 'hotel', htlCode } as const) : ({ type: 'venue', htlCode, dinCode } as const);
    const permission = getPermission(grants, getCapability(kind), scope, now);
    return permission.allowed ? permission.access : undefined;
  };
  const places = listPlaces(hotels ?? [], (place) => getAccess(place) !== undefined);
  const scope = findScope(scopeKey, listAllScopes(hotels ?? []));
  const place = findPlace(places, chosenCode, scope);
  const open = (search: { readonly tab: VersionedKind; readonly venue?: string; readonly item?: string }) =>
    void navigate({ to: screens.products.path, search });
  const placeSearch = chosenCode === undefined ? {} : { venue: chosenCode };

  if (error !== null) return <LoadFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (hotels === undefined) return <LoadingRows />;
  if (place === undefined)
    return (
      <div className="grid gap-4 p-5 xl:p-6">
        <ScreenHead title={t('documents.title')} />
        {hotels.length === 0 ? (
          <NoHotelYet />
        ) : (
          <EmptyList title={t('documents.list.noPlace')}>{t('documents.list.noPlaceText')}</EmptyList>
        )}
      </div>
    );
  const isVenueNeeded = kind === 'product' || kind === 'menu';
  const parent = isVenueNeeded ? place : { ...place, dinCode: null };
  const access = getAccess(parent);
  const canAdd = access === 'full' || access === 'draft';
  const hasParent = !isVenueNeeded || place.dinCode !== null;
  if (item === pasteItem && kind === 'menu' && canAdd && place.dinCode !== null)
    return (
      <div className="grid min-w-0 flex-1 content-start gap-4 p-5 xl:p-6">
        <PasteMenusScreen
          dinCode={place.dinCode}
          htlCode={place.htlCode}
          key={place.code}
          onClose={() => open({ tab: kind, ...placeSearch })}
        />
      </div>
    );
  if (item !== undefined && item !== pasteItem && (item !== newItem || (canAdd && hasParent)))
    return (
      <div className="grid min-w-0 flex-1 content-start gap-4 p-5 xl:p-6">
        <DocumentScreen
          code={item === newItem ? null : item}
          getAccess={getAccess}
          key={kind}
          kind={kind}
          onClose={() => open({ tab: kind, ...placeSearch })}
          onOpen={(code) => open({ tab: kind, ...placeSearch, item: code })}
          place={{ htlCode: place.htlCode, ...(isVenueNeeded && place.dinCode !== null && { dinCode: place.dinCode }) }}
        />
      </div>
    );
  return (
    <div className="grid content-start gap-4 p-5 xl:p-6">
      <ScreenHead note={t('documents.text')} title={t('documents.title')}>
        <FilterSelect
          label={t('documents.place')}
          onChange={(code) => open({ tab: kind, venue: code })}
          options={places.map(({ code, name }) => ({ value: code, label: name }))}
          value={place.code}
        />
      </ScreenHead>
      <Tabs
        items={visibleKinds.map((id) => ({ id, label: t(`documents.kinds.${id}`) }))}
        label={t('documents.title')}
        onSelect={(next) => open({ tab: next, ...placeSearch })}
        selected={kind}
      >
        <div className="grid gap-4">
          <DocumentList
            canAdd={canAdd}
            key={`${kind} ${place.code}`}
            kind={kind}
            onOpen={(code) => open({ tab: kind, ...placeSearch, item: code })}
            place={{ htlCode: place.htlCode, ...(place.dinCode !== null && { dinCode: place.dinCode }) }}
          >
            {canAdd && (
              <div className="flex flex-wrap items-center gap-3">
                <Button
                  inactive={!hasParent}
                  onClick={() => open({ tab: kind, venue: place.code, item: newItem })}
                  size="sm"
                  variant="primary"
                >
                  {t(`documents.add.${kind}`)}
                </Button>
                {kind === 'menu' && (
                  <Button
                    inactive={!hasParent}
                    onClick={() => open({ tab: kind, venue: place.code, item: pasteItem })}
                    size="sm"
                  >
                    {t('documents.paste.open')}
                  </Button>
                )}
                {!hasParent && <span className="text-ink-soft">{t('documents.chooseVenue')}</span>}
              </div>
            )}
          </DocumentList>
        </div>
      </Tabs>
    </div>
  );
}
