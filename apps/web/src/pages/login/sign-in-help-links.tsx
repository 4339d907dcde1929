import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import { saveReturnPath } from '../../entities/session/return-path';
import { useTranslations } from '../../lib/i18n';

const linkClass = getLinkClass('plain');

export function SignInHelpLinks({ returnPath }: { returnPath: string | null }) {
  const { t } = useTranslations();
  return (
    <nav aria-label={t('login.helpers')} className="-mt-3 flex flex-wrap justify-center gap-x-6 text-sm">
      <Link className={linkClass} to="/find-id">
        {t('login.findId')}
      </Link>
      <Link className={linkClass} to="/find-id/password">
        {t('login.resetPassword')}
      </Link>
      <Link
        className={linkClass}
        onClick={() => returnPath !== null && saveReturnPath(returnPath)}
        to="/join/agreement"
      >
        {t('login.join')}
      </Link>
    </nav>
  );
}
