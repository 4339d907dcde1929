import { IconButton } from '@dining/ui/icon-button';
import { joinClasses } from '@dining/ui/join-classes';
import { Page } from '@dining/ui/page';
import { getLinkClass } from '@dining/ui/text-link';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { LazyDialog } from '../../components/lazy-dialog';
import { useSession } from '../../entities/session/session';
import { OpenOrders } from '../../features/cart/open-orders';
import { HotelSelect } from '../../features/hotels/hotel-select';
import { JoinLink } from '../../features/join/form/join-link';
import { LanguageSelect } from '../../features/language/language-select';
import { SignInOut } from '../../features/session/sign-in-out';
import { useTranslations } from '../../lib/i18n';
import { HomeLink } from './home-link';

const navLinkClass = joinClasses(getLinkClass('plain'), 'whitespace-nowrap xl:justify-center');

/**
 * Shows the hotel's name, navigation, hotel choice, sign-in and language (Spec §2.4). On phones and tablets a button
 * opens all but the name as a menu, which closes when the page changes. Otherwise, links that do not fit into one row
 * wrap into a second one.
 */
export function SiteHeader() {
  const { t } = useTranslations();
  const [openMenuPath, setOpenMenuPath] = useState<string>();
  const path = useLocation({ select: (location) => location.pathname });
  const isMember = useSession()?.userDetails !== undefined;
  return (
    <header
      className={joinClasses(
        'print:hidden',
        path === '/' ? 'surface-night absolute inset-x-0 z-20 bg-transparent' : 'border-line border-b bg-paper',
      )}
    >
      <Page className="flex flex-wrap items-center justify-between gap-x-6 xl:flex-nowrap">
        <HomeLink />
        <IconButton
          aria-haspopup="dialog"
          className="-mr-3 xl:hidden"
          icon="menu"
          label={t('common.header.openMenu')}
          onClick={() => setOpenMenuPath(path)}
        />
        <nav
          aria-label={t('common.header.label')}
          className="hidden w-full gap-x-5 pb-4 has-[>[aria-haspopup=dialog]]:gap-x-3 xl:flex xl:w-auto xl:flex-wrap xl:items-center xl:justify-end xl:pb-0"
          id="site-menu"
        >
          <Link className={navLinkClass} to="/reservation/step/1">
            {t('common.header.reservation')}
          </Link>
          <Link className={navLinkClass} to="/fnb/dinInfo">
            {t('common.header.venues')}
          </Link>
          <Link className={navLinkClass} to="/fnb/prom/main">
            {t('common.header.promotions')}
          </Link>
          {/* Members find their reservations on my page. The footer has this link for all visitors. */}
          {!isMember && (
            <Link className={navLinkClass} to="/reservation/lookup">
              {t('common.header.lookup')}
            </Link>
          )}
          <Link className={navLinkClass} to="/fnb/mypage/main">
            {t('common.header.mypage')}
          </Link>
          <OpenOrders />
          <HotelSelect />
          <SignInOut />
          <JoinLink />
          <LanguageSelect />
        </nav>
      </Page>
      {openMenuPath === path && (
        <LazyDialog name="site-menu" load={() => import('./site-menu')} onClose={() => setOpenMenuPath(undefined)}>
          {({ SiteMenu }) => <SiteMenu onClose={() => setOpenMenuPath(undefined)} />}
        </LazyDialog>
      )}
    </header>
  );
}
