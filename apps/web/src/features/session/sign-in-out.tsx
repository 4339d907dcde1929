import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import { useAlerts } from '@dining/ui/alerts';
import { joinClasses } from '@dining/ui/join-classes';
import { getLinkClass } from '@dining/ui/text-link';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { saveReturnPath } from '../../entities/session/return-path';
import { useSession } from '../../entities/session/session';
import { useTranslations } from '../../lib/i18n';
import { loadSiteFile } from '../../lib/site-file';

const linkClass = joinClasses(getLinkClass('plain'), 'whitespace-nowrap');

export function SignInOut() {
  const alerts = useAlerts();
  const { t } = useTranslations();
  const queryClient = useQueryClient();

  const member = useSession()?.userDetails;
  const currentHref = useLocation({ select: ({ href }) => href });
  const handleSignOut = () =>
    void loadSiteFile(() => import('../../entities/session/session-writes'))
      .then(({ signOut }) => signOut(queryClient))
      .catch(() => alerts.show({ message: t('common.logoutFailed') }));
  if (member === undefined) {
    return (
      <Link className={linkClass} onClick={() => saveReturnPath(currentHref)} to="/login">
        {t('common.header.login')}
      </Link>
    );
  }
  return (
    <span className="flex min-w-0 items-center gap-4">
      <span className="truncate text-ink-soft text-sm">
        {t('common.header.greeting', { name: isolateDirection(member.name_kor) })}
      </span>
      <button className={linkClass} onClick={handleSignOut} type="button">
        {t('common.header.logout')}
      </button>
    </span>
  );
}
