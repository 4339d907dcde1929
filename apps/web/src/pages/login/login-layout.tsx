import type { HtlCode } from '@dining/domain/shared/codes';
import { Picture } from '@dining/ui/picture';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getHotelDetailQuery } from '../../entities/app/hotel-detail';
import { useHotel } from '../../entities/search/search-state';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { createPictureImage } from '../../lib/picture';

interface LoginLayoutProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Shows a picture of the hotel beside the form, or above it on narrow screens. */
export function LoginLayout({ title, lead, children }: LoginLayoutProps) {
  return (
    <div className="mx-auto grid w-full max-w-[calc(var(--container-page)+5rem)] grid-cols-1 lg:grid-cols-2 lg:gap-20 lg:px-10 lg:pt-12">
      <HotelPicture />
      <div className="mx-auto grid w-full max-w-md grid-cols-1 content-start gap-8 px-5 pt-8 md:pt-12 lg:px-0 lg:py-8">
        <header className="grid gap-2 text-center wrap-anywhere lg:text-left">
          <h1 className="heading text-2xl md:text-3xl">{title}</h1>
          <p className="text-ink-soft">{lead}</p>
        </header>
        {children}
      </div>
    </div>
  );
}

function HotelPicture() {
  const htlCode = useHotel()?.htlCode;
  return (
    <div className="relative aspect-[16/10] max-h-[38svh] w-full overflow-hidden bg-sunk lg:aspect-auto lg:max-h-[60rem] lg:min-h-176 lg:rounded-md">
      {htlCode !== undefined && <LoungePicture htlCode={htlCode} />}
    </div>
  );
}

function LoungePicture({ htlCode }: { htlCode: HtlCode }) {
  const translations = useTranslations();
  const { data } = useQuery(getHotelDetailQuery(htlCode));
  const photo = data?.htlPhotoList.find(({ htlPhotoType }) => htlPhotoType === 'lounge');
  if (photo === undefined) return null;
  return (
    // Beside the form the picture is cropped to the form's height, so it is loaded twice as wide as it is shown.
    <Picture
      alt={localizeField(translations, photo, 'fileAlt')}
      className="absolute inset-0 size-full"
      image={createPictureImage(photo.filePath)}
      priority
      ratio={4 / 5}
      sizes="(min-width: 1024px) 1320px, 100vw"
    />
  );
}
