import type { HtlCode } from '@dining/domain/shared/codes';
import { getButtonClass } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { Picture } from '@dining/ui/picture';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import { Tabs } from '@dining/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getHotelDetailQuery } from '../../entities/app/hotel-detail';
import { saveReturnPath } from '../../entities/session/return-path';
import { useSession } from '../../entities/session/session';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { createPictureImage } from '../../lib/picture';

const kinds = ['special', 'membership'] as const;

/** Shows special offers and the benefits of members in two tabs (Spec §2.3 Reward benefits modal). */
export function BenefitsDialog({ htlCode, onClose }: { htlCode: HtlCode; onClose: () => void }) {
  const translations = useTranslations();
  const { t } = translations;
  const [kind, setKind] = useState<(typeof kinds)[number]>('special');
  const isMember = useSession()?.userDetails !== undefined;
  const { data, isPending, isError } = useQuery(getHotelDetailQuery(htlCode));
  const shownBenefits = data?.benefitList.filter((benefit) => benefit.benefitType === kind) ?? [];
  const photo = data?.htlPhotoList.find(({ htlPhotoType }) => htlPhotoType === 'benefits');
  return (
    <Dialog
      footer={
        isMember ? undefined : (
          <Link
            className={getButtonClass({ variant: 'primary' })}
            onClick={() => {
              saveReturnPath(location.pathname + location.search);
              onClose();
            }}
            to="/join/agreement"
          >
            {t('main.benefits.join')}
          </Link>
        )
      }
      onClose={onClose}
      open
      size="lg"
      title={t('main.links.benefits')}
    >
      {photo !== undefined && (
        <Picture
          alt={localizeField(translations, photo, 'fileAlt')}
          className="mb-6 rounded-md"
          image={createPictureImage(photo.filePath)}
          ratio={3}
          sizes="(min-width: 768px) 720px, calc(100vw - 40px)"
        />
      )}
      <Tabs
        items={kinds.map((id) => ({ id, label: t(`main.benefits.${id}`) }))}
        label={t('main.links.benefits')}
        onSelect={setKind}
        selected={kind}
      >
        {isPending && (
          <Loading>
            <SkeletonText lines={6} />
          </Loading>
        )}
        {isError && <p role="alert">{t('common.loadFailed')}</p>}
        <ul className="grid gap-8 md:grid-cols-2">
          {shownBenefits.map((benefit) => (
            <li className="grid content-start gap-2 border-line border-t pt-4" key={benefit.benefitTitle}>
              <h3 className="heading text-lg">{localizeField(translations, benefit, 'benefitTitle')}</h3>
              <p className="whitespace-pre-line text-ink-soft text-sm">
                {localizeField(translations, benefit, 'benefitDesc')}
              </p>
            </li>
          ))}
        </ul>
      </Tabs>
    </Dialog>
  );
}
