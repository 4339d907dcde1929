import { type PageName, pages } from '@dining/contract/site/pages';
import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ClockStrip } from './clock-strip';
import { BareLayout } from './layouts/bare-layout';
import { DefaultLayout } from './layouts/default-layout';
import { LoadingBar } from './loading-bar';
import { OfflineStrip } from './offline-strip';
import { PagePending } from './page-pending';
import { useMidnightRollover } from './use-midnight-rollover';
import { usePageView } from './use-page-view';

export function Shell() {
  const page: PageName | undefined = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  usePageView(page);
  useMidnightRollover();
  const Layout = page !== undefined && pages[page].layout === 'bare' ? BareLayout : DefaultLayout;
  return (
    <>
      <LoadingBar />
      <OfflineStrip />
      <ClockStrip />
      <Layout>
        <Suspense fallback={<PagePending />}>
          <Outlet />
        </Suspense>
      </Layout>
    </>
  );
}
