import { screens } from '@dining/contract/staff/screens';
import type { Grant } from '@dining/domain/staff/permissions';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useInboxTotal } from '../entities/app/inbox';
import { useTranslations } from '../lib/i18n';
import { useNow } from '../lib/use-now';
import { listNavigationScreens, type NavigationScreen } from './navigation-items';

const iconPaths = {
  agreements: 'M6 3.5h12v17H6zM9 8h6M9 11.5h6M9 15.5l1.5 1.5 3.5-3.5',
  benefits: 'M4 10h16v10H4zM3 7h18v3H3zM12 7v13M12 7c-4 0-5-4-3-4s3 4 3 4 1-4 3-4 1 4-3 4',
  messages: 'M4 6h16v12H4zM4 7l8 6 8-6',
  translations: 'M4 6h10M9 4v2M6 6c1 4 4 6 7 7M12 6c-1 4-4 6-8 7M13 20l4-10 4 10M14.5 17h5',
  service: 'M4 5h16M4 10h16M4 15h10M4 20h7M17 15l2.5 2.5L22 14',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3v4M15 3v4M9 14h6',
  reservations: 'M5 5.5h14v15H5zM5 10h14M9 3v4M15 3v4M9 14h6M9 17h4',
  inbox: 'M4 13l2.6-8h10.8L20 13v6H4zM4 13h4.5l1.5 2.5h4l1.5-2.5H20',
  members:
    'M3.5 5.5h17v13h-17zM8.5 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5.5 16c0-1.6 1.3-2.5 3-2.5s3 .9 3 2.5M14 9.5h4M14 13h4',
  products: 'M12 4.5v2M5 17.5a7 7 0 0 1 14 0zM3.5 20h17',
  pictures: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.5a1 1 0 1 0 0-.01',
  prices: 'M4 7l3.5 11L12 7l4.5 11L20 7M3 11h18M3 14.5h18',
  campaigns: 'M4 10v4h3l8 4.5v-13l-8 4.5zM18 9.5c1.2 1.4 1.2 3.6 0 5M8 14.5l1.2 5h2.3l-1-4',
  settings: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h9M17 17h3M15 5v4M9 10v4M15 15v4',
  catalogue: 'M3.5 6.5h6l2 2.5h9v10.5h-17zM12 11.5v5M9.5 14l2.5 2.5 2.5-2.5',
  audit: 'M6 3.5h9l3.5 3.5v13.5h-12.5zM9 9h6M9 12.5h6M9 16h4',
  staff:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.2M18 14.4c2.1.8 3.5 2.8 3.5 5.6',
  setup: 'M4 6.5l1.5 1.5L8 5.5M4 12.5l1.5 1.5L8 11.5M4 18.5l1.5 1.5L8 17.5M11 7h9M11 13h9M11 19h9',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c0-4 3.4-6.5 7.5-6.5s7.5 2.5 7.5 6.5',
} as const satisfies Record<NavigationScreen | 'account', string>;

/** Shows the number of entries in the inbox, refreshed while the console is open. */
function InboxCount() {
  const { t } = useTranslations();
  const count = useInboxTotal();
  if (count === 0) return null;
  return (
    <span className="rounded-sm bg-brass px-1.5 font-medium text-paper text-xs xl:ml-auto">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('console.waiting', { count })}</span>
    </span>
  );
}

/** Shows the navigation: 12.5rem wide with labels beside icons on desktops, narrow with labels below on tablets. */
export function Navigation({ grants }: { grants: readonly Grant[] }) {
  const { t } = useTranslations();
  const now = useNow();
  const listRef = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // The list is longer than the window of a tablet.
  useEffect(() => {
    listRef.current?.querySelector(`[href="${pathname}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <nav
      aria-label={t('console.menu')}
      className="sticky top-14 h-[calc(100dvh-3.5rem)] w-24 shrink-0 overflow-y-auto border-line border-r bg-raised py-3 xl:w-[12.5rem] print:hidden"
    >
      <ul className="grid gap-1 px-1 xl:px-2" ref={listRef}>
        {[...listNavigationScreens(grants, now), 'account' as const].map((screen) => (
          <li key={screen}>
            <Link
              activeProps={{ className: 'bg-brass-wash text-brass font-medium' }}
              className="flex min-h-11 flex-col items-center justify-center gap-1 rounded-sm py-1.5 text-center text-xs no-underline hover:bg-sunk xl:min-h-9 xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-sm pointer-coarse:min-h-14"
              to={screens[screen].path}
            >
              <svg
                aria-hidden="true"
                className="size-5 shrink-0"
                fill="none"
                stroke="currentColor"
                strokeLinecap="round"
                strokeLinejoin="round"
                strokeWidth={1.5}
                viewBox="0 0 24 24"
              >
                <path d={iconPaths[screen]} />
              </svg>
              {t(`console.screens.${screen}`)}
              {screen === 'inbox' && <InboxCount />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
