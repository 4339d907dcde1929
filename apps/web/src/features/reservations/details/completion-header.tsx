import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import { Picture } from '@dining/ui/picture';
import type { ReactNode } from 'react';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { createPictureImage } from '../../../lib/picture';
import { getStatusKey } from './reservation-status';

function getHeading({ t }: Translations, reservation: ResvInfo, isNew: boolean): string {
  if (reservation.resvStatus === 'cancel') return t(`resvStatus.sentences.${getStatusKey(reservation)}`);
  if (reservation.maskedYn === 'Y') return t('complete.masked.title');
  return isNew ? t('resvStatus.sentences.reserved') : t('complete.yours');
}

interface CompletionHeaderProps {
  reservation: ResvInfo;
  isNew: boolean;
  /** Links of the reservation, directly under its number. */
  children: ReactNode;
}

export function CompletionHeader({ reservation, isNew, children }: CompletionHeaderProps) {
  const translations = useTranslations();
  const { t } = translations;
  const photo =
    reservation.prodPhotoList.find(({ prodPhotoType }) => prodPhotoType === 'prod2') ?? reservation.prodPhotoList[0];
  return (
    <header className="grid grid-cols-1 justify-items-center gap-3 text-center wrap-anywhere">
      {photo !== undefined && (
        <Picture
          alt={localizeField(translations, photo, 'fileAlt')}
          className="-mx-5 mb-5 w-[calc(100%+--spacing(10))] md:mx-0 md:w-full md:rounded-md print:hidden"
          image={createPictureImage(photo.filePath)}
          priority
          ratio={21 / 9}
          sizes="(min-width: 768px) 768px, 100vw"
        />
      )}
      <h1 className="heading text-2xl md:text-3xl">{getHeading(translations, reservation, isNew)}</h1>
      <p className="grid gap-0.5">
        <span className="eyebrow">{t('complete.resvCode')}</span>
        <span className="select-all text-lg tracking-wide">{reservation.resvCode}</span>
      </p>
      <div className="*:justify-center">{children}</div>
      {isNew && reservation.resvStatus !== 'cancel' && (
        <p className="text-ink-soft">
          {t('complete.lead', { name: isolateDirection(reservation.resvUserName) })}
          {reservation.resvMailFailYn === 'N' && (
            <span className="block wrap-anywhere">{t('complete.mailed', { email: reservation.resvUserEmail })}</span>
          )}
        </p>
      )}
    </header>
  );
}
