import { decodeDay } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Notice } from '@dining/ui/notice';
import { TextLink } from '@dining/ui/text-link';
import { useToday } from '../../../lib/clock';
import { useTranslations } from '../../../lib/i18n';

export function CancelByPhone({ info }: { info: ResvInfo }) {
  const { t } = useTranslations();
  const isOver = decodeDay(info.resvDate) < useToday();
  if (info.resvCancelYn === 'Y' || info.resvStatus === 'cancel' || isOver) return null;
  return (
    <Notice
      action={
        info.dinTel !== '' && (
          <TextLink className="text-base print:no-underline" href={`tel:${info.dinTel}`}>
            {info.dinTel}
          </TextLink>
        )
      }
    >
      {t('cancellation.byPhone')}
    </Notice>
  );
}
