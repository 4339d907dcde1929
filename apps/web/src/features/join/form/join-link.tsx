import { joinClasses } from '@dining/ui/join-classes';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../entities/session/session';
import { useTranslations } from '../../../lib/i18n';

export function JoinLink() {
  const { t } = useTranslations();
  const isMember = useSession()?.userDetails !== undefined;
  if (isMember) return null;
  return (
    <Link className={joinClasses(getLinkClass('plain'), 'whitespace-nowrap')} to="/join/agreement">
      {t('common.header.join')}
    </Link>
  );
}
