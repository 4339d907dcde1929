import { Dialog } from '@dining/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../entities/session/session';
import { OpenOrders } from '../../features/cart/open-orders';
import { HotelTiles } from '../../features/hotels/hotel-tiles';
import { JoinLink } from '../../features/join/form/join-link';
import { LanguageRow } from '../../features/language/language-row';
import { SignInOut } from '../../features/session/sign-in-out';
import { useTranslations } from '../../lib/i18n';
import { getModuleQuery } from '../../lib/module-query';

const linkClass = 'heading flex min-h-13 items-center text-2xl text-ink no-underline hover:text-brass';

/** Shows the header's navigation on phones and tablets, over the whole screen. */
export function SiteMenu({ onClose }: { onClose: () => void }) {
  const translations = useTranslations();
  const { t } = translations;
  const isMember = useSession()?.userDetails !== undefined;
  const { data: nextVisitModule } = useQuery({
    ...getModuleQuery('next-visit-link', async () => {
      await translations.load(['mypage']);
      return import('../../features/reservations/details/next-visit-link');
    }),
    enabled: isMember,
  });
  return (
    <Dialog onClose={onClose} open size="page" title={t('common.header.label')}>
      <nav aria-label={t('common.header.label')} className="grid gap-8">
        <div className="flex flex-wrap items-center gap-x-6 border-line border-b pb-3">
          <SignInOut />
          <JoinLink />
          <OpenOrders />
          {nextVisitModule !== undefined && <nextVisitModule.NextVisitLink onFollow={onClose} />}
        </div>
        <div className="grid gap-1">
          <Link className={linkClass} to="/reservation/step/1">
            {t('common.header.reservation')}
          </Link>
          <Link className={linkClass} to="/fnb/dinInfo">
            {t('common.header.venues')}
          </Link>
          <Link className={linkClass} to="/fnb/prom/main">
            {t('common.header.promotions')}
          </Link>
          {!isMember && (
            <Link className={linkClass} to="/reservation/lookup">
              {t('common.header.lookup')}
            </Link>
          )}
          <Link className={linkClass} to="/fnb/mypage/main">
            {t('common.header.mypage')}
          </Link>
        </div>
        <HotelTiles onChosen={onClose} />
        <LanguageRow />
      </nav>
    </Dialog>
  );
}
