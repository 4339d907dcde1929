import { buttonClass } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { Link } from '@tanstack/react-router';
import { rememberPath } from '../../../entities/session/returning';
import { useTranslations } from '../../../lib/i18n';

/** Explains why details are hidden and how the booker can see them (decisions 2, 3). */
export function MaskedNote({ resvCode, signedIn }: { resvCode: string; signedIn: boolean }) {
  const { t } = useTranslations();
  return (
    <Notice
      action={
        <p className="flex flex-wrap gap-3 print:hidden">
          {!signedIn && (
            <Link className={buttonClass({ size: 'sm' })} onClick={() => rememberPath(location.pathname)} to="/login">
              {t('complete.masked.signIn')}
            </Link>
          )}
          <Link className={buttonClass({ size: 'sm' })} search={{ resvCode }} to="/reservation/lookup">
            {t('complete.lookup.title')}
          </Link>
        </p>
      }
    >
      {t('complete.masked.body')}
    </Notice>
  );
}
