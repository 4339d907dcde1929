import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Picture } from '@dining/ui/picture';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { createPictureImage } from '../../../lib/picture';
import { getStatusKey } from './reservation-status';

interface ReservationHeaderProps {
  reservation: ResvInfo;
  /** Links of the reservation, directly under its number. */
  children: ReactNode;
}

export function ReservationHeader({ reservation, children }: ReservationHeaderProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [photo] = reservation.prodPhotoList;
  return (
    <header className="grid grid-cols-1 gap-6 wrap-anywhere md:grid-cols-[15rem_1fr] md:items-center md:gap-8">
      {photo !== undefined && (
        <Picture
          alt={localizeField(translations, photo, 'fileAlt')}
          className="-mx-5 w-[calc(100%+--spacing(10))] md:mx-0 md:w-full md:rounded-md print:hidden"
          image={createPictureImage(photo.filePath)}
          priority
          ratio={3 / 2}
          sizes="(min-width: 768px) 240px, 100vw"
        />
      )}
      <div className="grid grid-cols-1 content-start gap-2">
        <p className="eyebrow">{localizeField(translations, reservation, 'dinName')}</p>
        <h1 className="heading text-2xl md:text-3xl">{t(`resvStatus.sentences.${getStatusKey(reservation)}`)}</h1>
        <p className="text-lg">{localizeField(translations, reservation, 'prodName')}</p>
        <p className="text-ink-soft text-sm">
          {t('complete.resvCode')} <span className="select-all text-ink tracking-wide">{reservation.resvCode}</span>
        </p>
        {children}
      </div>
    </header>
  );
}
