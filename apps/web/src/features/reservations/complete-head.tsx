import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Picture } from '@dining/ui/picture';
import { t } from '../../lib/i18n';
import { imageOf } from '../../lib/picture';
import { wireText } from '../../lib/text-for';
import { standingOf } from './standing';

/** The picture of the completed page, the thanks, and the number to keep (Spec §3 prodPhotoType prod2). */
export function CompleteHead({ info }: { info: ResvInfo }) {
  const photo = info.prodPhotoList.find(({ prodPhotoType }) => prodPhotoType === 'prod2') ?? info.prodPhotoList[0];
  const masked = info.maskedYn === 'Y';
  return (
    <header className="grid justify-items-center gap-3 text-center">
      {photo !== undefined && (
        <Picture
          alt={wireText(photo, 'fileAlt')}
          className="-mx-5 mb-5 w-[calc(100%+2.5rem)] md:mx-0 md:w-full md:rounded-md print:hidden"
          image={imageOf(photo.filePath)}
          priority
          ratio={21 / 9}
          sizes="(min-width: 768px) 768px, 100vw"
        />
      )}
      <h1 className="heading text-2xl md:text-3xl">
        {info.resvStatus === 'cancel'
          ? t(`complete.heading.${standingOf(info)}`)
          : masked
            ? t('complete.masked.title')
            : t('complete.title')}
      </h1>
      {!masked && info.resvStatus !== 'cancel' && (
        <p className="text-ink-soft">{t('complete.lead', { name: info.resvUserName })}</p>
      )}
      <p className="mt-3 grid gap-0.5">
        <span className="eyebrow">{t('complete.resvCode')}</span>
        <span className="select-all text-lg tracking-wide">{info.resvCode}</span>
      </p>
    </header>
  );
}
