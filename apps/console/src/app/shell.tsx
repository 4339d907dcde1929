import { screens } from '@dining/contract/staff/screens';
import { useOnline } from '@dining/ui/online';
import { SkipLink } from '@dining/ui/skip-link';
import { TopProgress } from '@dining/ui/top-progress';
import { type Query, useIsFetching, useIsMutating, useQuery } from '@tanstack/react-query';
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { useActionQueue } from '../entities/service/action-queue';
import { meQuery, useMe } from '../entities/session/session';
import { SessionEnded } from '../flows/sign-in/session-ended';
import { useIdleWatch } from '../flows/sign-in/use-idle-watch';
import { useTranslations } from '../lib/i18n';
import { KeyHelp } from './key-help';
import { Navigation } from './navigation';
import { PaletteHost } from './palette-host';
import { ScreenPending } from './screen-pending';
import { Toast } from './toast';
import { SignedOutBar, TopBar } from './top-bar';
import { useFocusFallback } from './use-focus-fallback';

/** Returns true if the loading bar shows the request: repetitions that a screen makes by itself are not shown. */
const isShownAsLoading = ({ meta, state }: Query): boolean => meta?.['isRepeated'] !== true || state.data === undefined;

/**
 * Shows what all screens share: messages, top bar, navigation, keyboard help, and the sign-in over a screen whose
 * session has ended.
 */
export function Shell() {
  const { t } = useTranslations();
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  const isNavigating = useRouterState({ select: (state) => state.isLoading });
  const isBusy = useIsFetching({ predicate: isShownAsLoading }) + useIsMutating() > 0 || isNavigating;
  const isOnline = useOnline();
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const isStaffScreen = me !== undefined && (screen === undefined || screens[screen].access === 'staff');
  useScreenTitle(screen);
  useFocusFallback();
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <SkipLink href="#main">{t('console.skip')}</SkipLink>
      <TopProgress active={isBusy} label={t('common.loading')} />
      <div role="status">
        {!isOnline && <p className="bg-warning-wash px-5 py-2.5 text-center text-warning">{t('common.offline')}</p>}
      </div>
      {isStaffScreen ? <TopBar me={me} /> : <SignedOutBar />}
      <div className="flex min-h-0 flex-1">
        {isStaffScreen && <Navigation grants={me.grants} />}
        <main className="flex min-w-0 flex-1 flex-col" id="main" tabIndex={-1}>
          <Suspense fallback={<ScreenPending />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <Toast />
      <KeyHelp />
      {isStaffScreen && <PaletteHost />}
      {isStaffScreen && <SessionWatch />}
    </div>
  );
}

/** Sends the recorded actions of the staff member, and shows the sign-in when the session has ended or was unused. */
function SessionWatch() {
  const { staffId } = useMe();
  const { open } = useActionQueue();
  useEffect(() => open(staffId), [open, staffId]);
  useIdleWatch();
  return <SessionEnded />;
}

/** Sets the document title, and moves the focus to the screen's heading after a navigation. */
function useScreenTitle(screen: keyof typeof screens | undefined): void {
  const { t } = useTranslations();
  const isFirst = useRef(true);
  useEffect(() => {
    const title = t('console.title');
    document.title = screen === undefined || screen === 'home' ? title : `${t(`console.screens.${screen}`)} · ${title}`;
    if (!isFirst.current) document.getElementById('screen-title')?.focus();
    isFirst.current = false;
  }, [screen, t]);
}
