import { getButtonClass } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { Link } from '@tanstack/react-router';
import { saveReturnPath } from '../../../entities/session/return-path';
import { useTranslations } from '../../../lib/i18n';

export function MaskedReservationNotice({ resvCode, isSignedIn }: { resvCode: string; isSignedIn: boolean }) {
  const { t } = useTranslations();
  return (
    <Notice
      action={
        <p className="flex flex-wrap gap-3 print:hidden">
          {!isSignedIn && (
            <Link
              className={getButtonClass({ size: 'sm' })}
              onClick={() => saveReturnPath(location.pathname)}
              to="/login"
            >
              {t('complete.masked.signIn')}
            </Link>
          )}
          <Link className={getButtonClass({ size: 'sm' })} search={{ resvCode }} to="/reservation/lookup">
            {t('complete.lookup.title')}
          </Link>
        </p>
      }
    >
      {t('complete.masked.body')}
    </Notice>
  );
}
