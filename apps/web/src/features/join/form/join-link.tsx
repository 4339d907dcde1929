import { joinClasses } from '@dining/ui/join-classes';
import { getLinkClass } from '@dining/ui/text-link';
import { Link, useLocation } from '@tanstack/react-router';
import { saveReturnPath } from '../../../entities/session/return-path';
import { useSession } from '../../../entities/session/session';
import { useTranslations } from '../../../lib/i18n';

export function JoinLink() {
  const { t } = useTranslations();
  const currentHref = useLocation({ select: ({ href }) => href });
  const isMember = useSession()?.userDetails !== undefined;
  if (isMember) return null;
  return (
    <Link
      className={joinClasses(getLinkClass('plain'), 'whitespace-nowrap')}
      onClick={() => saveReturnPath(currentHref)}
      to="/join/agreement"
    >
      {t('common.header.join')}
    </Link>
  );
}
