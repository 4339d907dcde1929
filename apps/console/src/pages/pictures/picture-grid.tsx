import { listMissingAlts } from '@dining/domain/pictures/catalogue-pictures';
import { joinClasses } from '@dining/ui/join-classes';
import { Picture } from '@dining/ui/picture';
import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import type { ListedPicture } from '../../entities/pictures/pictures';
import { createPictureImage } from '../../features/pictures/picture-image';
import { formatList } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { PictureStateLabel } from './picture-state-label';

const gridClass = 'grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-4';
const ratio = 4 / 3;

export function PictureGridSkeleton() {
  return (
    <Loading className={gridClass}>
      {Array.from({ length: 8 }, (_, index) => (
        <div className="grid content-start gap-2" key={index}>
          <Skeleton ratio={ratio} />
          <SkeletonText lines={2} size="sm" />
        </div>
      ))}
    </Loading>
  );
}

interface PictureGridProps {
  readonly pictures: readonly ListedPicture[];
  readonly chosenId: string | undefined;
  readonly onChoose: (pictureId: string) => void;
}

/** Shows the pictures of a hotel as tiles with their state, their use and missing alternative texts. */
export function PictureGrid({ pictures, chosenId, onChoose }: PictureGridProps) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <ul aria-label={t('pictures.list')} className={gridClass}>
      {pictures.map(({ pictureId, fileName, state, path, alt, useCount }) => {
        const missingLanguages = listMissingAlts(alt).map((language) => t(`pictures.languages.${language}`));
        return (
          <li
            className={joinClasses(
              'relative grid content-start gap-2 rounded-sm p-2',
              pictureId === chosenId ? 'bg-brass-wash' : 'hover:bg-sunk',
            )}
            key={pictureId}
          >
            <Picture
              alt=""
              className={joinClasses('rounded-sm', state === 'pending' && 'animate-breathe')}
              image={createPictureImage(path)}
              ratio={ratio}
              sizes="220px"
            />
            <button
              aria-current={pictureId === chosenId || undefined}
              className="truncate text-left font-medium after:absolute after:inset-0"
              onClick={() => onChoose(pictureId)}
              title={fileName}
              type="button"
            >
              {fileName}
            </button>
            {state !== 'ready' && <PictureStateLabel state={state} />}
            <span className="text-ink-soft text-xs">
              {useCount === 0 ? t('pictures.unused') : t('pictures.uses', { count: useCount })}
            </span>
            {missingLanguages.length > 0 && (
              <span className="text-warning text-xs">
                {t('pictures.missingAlt', { languages: formatList(translations, missingLanguages) })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
