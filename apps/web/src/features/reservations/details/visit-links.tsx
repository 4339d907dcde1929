import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { useAlerts } from '@dining/ui/alerts';
import { FactIcon } from '@dining/ui/fact-icon';
import { Icon } from '@dining/ui/icon';
import { getLinkClass, TextLink } from '@dining/ui/text-link';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { useState } from 'react';
import { useHotels } from '../../../entities/app/app-data';
import { copyText } from '../../../lib/copy-text';
import { useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { getMapHref } from '../../../lib/map-href';
import { formatSharedText } from './format-shared-text';

export function DirectionsLink({ reservation }: { reservation: ResvInfo }) {
  const translations = useTranslations();
  const { t } = translations;
  const hotel = useHotels().find(({ htlCode }) => htlCode === reservation.htlCode);
  if (hotel === undefined) return null;
  return (
    <TextLink
      className="print:hidden"
      href={getMapHref(translations, localizeField(translations, hotel, 'htlName'), hotel.htlLat, hotel.htlLng)}
      variant="next"
      newWindow
    >
      <FactIcon name="pin" size={18} />
      {t('complete.directions')}
      <VisuallyHidden>{t('common.newWindow')}</VisuallyHidden>
    </TextLink>
  );
}

/** Opens the share sheet. Returns false if it is missing or fails; true also if the guest closes it without sharing. */
const openShareSheet = async (text: string): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false;
  return navigator.share({ text }).then(
    () => true,
    (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError',
  );
};

/** Shares visit and venue with the share sheet, the clipboard or a dialog. Never includes the secret link. */
export function ShareButton({ reservation }: { reservation: ResvInfo }) {
  const translations = useTranslations();
  const alerts = useAlerts();
  const { t } = translations;
  const [isCopied, setIsCopied] = useState(false);
  const share = async () => {
    const text = formatSharedText(translations, reservation);
    if (await openShareSheet(text)) return;
    if (await copyText(text)) setIsCopied(true);
    else await alerts.show({ title: t('complete.share'), message: text, confirmLabel: t('common.buttons.close') });
  };
  return (
    <span className="inline-flex items-center gap-3 print:hidden">
      <button className={getLinkClass('next')} onClick={() => void share()} type="button">
        <Icon name="external" size={18} />
        {t('complete.share')}
      </button>
      <span role="status">{isCopied && t('complete.shared')}</span>
    </span>
  );
}
