import { Picture } from '@dining/ui/picture';
import type { HotelPhoto } from '../../entities/venues/main-page-query';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { createPictureImage } from '../../lib/picture';

export function HotelPictures({ photos }: { photos: readonly HotelPhoto[] }) {
  const translations = useTranslations();
  const frontPhoto = photos.find(({ htlPhotoType }) => htlPhotoType === 'front');
  const loungePhoto = photos.find(({ htlPhotoType }) => htlPhotoType === 'lounge');
  return (
    <div className="grid gap-5 md:grid-cols-[2fr_1fr]">
      {frontPhoto !== undefined && (
        <Picture
          alt={localizeField(translations, frontPhoto, 'fileAlt')}
          className="rounded-md"
          image={createPictureImage(frontPhoto.filePath)}
          ratio={3 / 2}
          sizes="(min-width: 1280px) 790px, (min-width: 768px) 64vw, calc(100vw - 40px)"
        />
      )}
      {loungePhoto !== undefined && (
        <Picture
          alt={localizeField(translations, loungePhoto, 'fileAlt')}
          className="rounded-md max-md:hidden md:h-full"
          image={createPictureImage(loungePhoto.filePath)}
          ratio={3 / 4}
          sizes="(min-width: 1280px) 590px, 50vw"
        />
      )}
    </div>
  );
}
