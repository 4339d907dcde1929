import type { HtlCode } from '@dining/domain/shared/codes';
import { Dialog } from '@dining/ui/dialog';
import { Picture } from '@dining/ui/picture';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getPicturesQuery, type ListedPicture } from '../../../entities/pictures/pictures';
import { createPictureImage } from '../../../features/pictures/picture-image';
import { MoreButton } from '../../../features/screen/list-table';
import { EmptyList, LoadFailed, LoadingRows } from '../../../features/screen/screen';
import { useTranslations } from '../../../lib/i18n';

export type ChosenPicture = Pick<ListedPicture, 'alt'> & { readonly path: string };

interface PictureChooserProps {
  readonly htlCode: HtlCode;
  readonly onChoose: (picture: ChosenPicture) => void;
  readonly onClose: () => void;
}

/** Shows the uploaded pictures of a hotel in a dialog, and takes one of those that are ready. */
export function PictureChooser({ htlCode, onChoose, onClose }: PictureChooserProps) {
  const { t } = useTranslations();
  const query = useInfiniteQuery(getPicturesQuery(htlCode));
  const pictures = query.data?.pages.flatMap((page) => page.pictures) ?? [];
  return (
    <Dialog onClose={onClose} open size="xl" title={t('documents.pictures.title')}>
      <div className="grid gap-4">
        {query.error !== null && (
          <LoadFailed error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
        )}
        {query.isPending && query.error === null && <LoadingRows count={4} />}
        {query.data !== undefined && pictures.length === 0 && (
          <EmptyList title={t('documents.pictures.empty')}>{t('documents.pictures.emptyText')}</EmptyList>
        )}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
          {pictures.map(({ pictureId, fileName, path, alt }) => (
            <li className="relative grid content-start gap-1 rounded-sm p-1 hover:bg-sunk" key={pictureId}>
              <Picture alt="" className="rounded-sm" image={createPictureImage(path)} ratio={4 / 3} sizes="160px" />
              {path === null ? (
                <span className="truncate text-ink-soft text-xs">
                  {fileName} · {t('documents.pictures.pending')}
                </span>
              ) : (
                <button
                  className="truncate text-left text-xs after:absolute after:inset-0"
                  onClick={() => onChoose({ path, alt })}
                  title={fileName}
                  type="button"
                >
                  {fileName}
                </button>
              )}
            </li>
          ))}
        </ul>
        <MoreButton
          hasMore={query.hasNextPage}
          onMore={() => void query.fetchNextPage()}
          pending={query.isFetchingNextPage}
        />
      </div>
    </Dialog>
  );
}
