import { screens } from '@dining/contract/staff/screens';
import type { HtlCode } from '@dining/domain/shared/codes';
import { getPermission } from '@dining/domain/staff/permissions';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { findScope, useChosenScope } from '../../entities/hotels/chosen-scope';
import { listAllScopes, staffHotelsQuery } from '../../entities/hotels/staff-hotels';
import { getPicturesQuery } from '../../entities/pictures/pictures';
import { useMe } from '../../entities/session/session';
import { FilterSelect } from '../../features/screen/filter-select';
import { ListDetail } from '../../features/screen/list-detail';
import { MoreButton } from '../../features/screen/list-table';
import { EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { UploadArea } from '../../flows/pictures/upload-area';
import { UploadList } from '../../flows/pictures/upload-list';
import { useUploads } from '../../flows/pictures/use-uploads';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { PictureGrid, PictureGridSkeleton } from './picture-grid';
import { PicturePanel } from './picture-panel';

/** Shows the page on which staff see, upload and edit the pictures of a hotel. */
export function PicturesPage() {
  const { t } = useTranslations();
  const { grants } = useMe();
  const now = useNow();
  const navigate = useNavigate();
  const { hotel: chosenHtlCode, item } = useSearch({ strict: false });
  const [scopeKey] = useChosenScope();
  const { data: hotels, error, isFetching, refetch } = useQuery(staffHotelsQuery);
  const visibleHotels = (hotels ?? []).filter(({ htlCode }) => {
    const permission = getPermission(grants, 'catalogue', { type: 'hotel', htlCode }, now);
    return permission.allowed && permission.access === 'full';
  });
  const scope = findScope(scopeKey, listAllScopes(hotels ?? []));
  const scopeCode = scope === undefined || scope.type === 'group' ? undefined : scope.htlCode;
  const hotel =
    visibleHotels.find(({ htlCode }) => htlCode === chosenHtlCode) ??
    visibleHotels.find(({ htlCode }) => htlCode === scopeCode) ??
    visibleHotels[0];
  const open = (code: string | undefined, pictureId: string | undefined) =>
    void navigate({
      to: screens.pictures.path,
      search: { ...(code !== undefined && { hotel: code }), ...(pictureId !== undefined && { item: pictureId }) },
    });
  const uploads = useUploads(hotel?.htlCode);

  return (
    <ListDetail
      detail={
        item === undefined ? undefined : (
          <PicturePanel key={item} onDeleted={() => open(chosenHtlCode, undefined)} pictureId={item} />
        )
      }
      detailLabel={t('pictures.detail')}
      emptyText={t('pictures.choose')}
      onClose={() => open(chosenHtlCode, undefined)}
    >
      <ScreenHead note={t('pictures.text')} title={t('pictures.title')}>
        {hotel !== undefined &&
          (visibleHotels.length > 1 ? (
            <FilterSelect
              label={t('pictures.hotel')}
              onChange={(code) => open(code, undefined)}
              options={visibleHotels.map(({ htlCode, name }) => ({ value: String(htlCode), label: name }))}
              value={String(hotel.htlCode)}
            />
          ) : (
            <span>{hotel.name}</span>
          ))}
      </ScreenHead>
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {hotels === undefined && error === null && <LoadingRows />}
      {hotels !== undefined && hotel === undefined && (
        <EmptyList title={t('pictures.noHotel')}>{t('pictures.noHotelText')}</EmptyList>
      )}
      {hotel !== undefined && (
        <>
          <UploadArea onFiles={uploads.add} />
          <UploadList
            onClear={uploads.clearDone}
            onRemove={uploads.remove}
            onRetry={uploads.retry}
            uploads={uploads.uploads}
          />
          <HotelPictures
            chosenId={item}
            htlCode={hotel.htlCode}
            key={hotel.htlCode}
            onChoose={(pictureId) => open(chosenHtlCode, pictureId)}
          />
        </>
      )}
    </ListDetail>
  );
}

interface HotelPicturesProps {
  readonly htlCode: HtlCode;
  readonly chosenId: string | undefined;
  readonly onChoose: (pictureId: string) => void;
}

function HotelPictures({ htlCode, chosenId, onChoose }: HotelPicturesProps) {
  const { t } = useTranslations();
  const query = useInfiniteQuery(getPicturesQuery(htlCode));
  const pictures = query.data?.pages.flatMap((page) => page.pictures) ?? [];
  return (
    <>
      {query.error !== null && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.isPending && query.error === null && <PictureGridSkeleton />}
      {query.data !== undefined && pictures.length === 0 && (
        <EmptyList title={t('pictures.none')}>{t('pictures.noneText')}</EmptyList>
      )}
      {pictures.length > 0 && <PictureGrid chosenId={chosenId} onChoose={onChoose} pictures={pictures} />}
      <MoreButton
        hasMore={query.hasNextPage}
        onMore={() => void query.fetchNextPage()}
        pending={query.isFetchingNextPage}
      />
    </>
  );
}
