import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Notice } from '@dining/ui/notice';
import { TextLink } from '@dining/ui/text-link';
import { useTranslations } from '../../../lib/i18n';

export function MailFailed({ info }: { info: ResvInfo }) {
  const { t } = useTranslations();
  if (info.resvMailFailYn !== 'Y') return null;
  return (
    <Notice
      action={
        info.dinTel !== '' && (
          <TextLink className="text-base print:no-underline" href={`tel:${info.dinTel}`}>
            {info.dinTel}
          </TextLink>
        )
      }
      tone="warning"
    >
      {t('complete.mailFailed', { email: info.resvUserEmail })}
    </Notice>
  );
}
