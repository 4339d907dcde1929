import { AlertsContext } from '@dining/ui/alerts';
import { LabelsContext } from '@dining/ui/labels';
import { ModalsContext } from '@dining/ui/modal-context';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode, useMemo } from 'react';
import { ReviewPhotosContext } from '../entities/reviews/photos';
import { SearchContext } from '../entities/search/search-state';
import { AnalyticsContext } from '../lib/analytics';
import { ClockContext } from '../lib/clock';
import { HydrationContext } from '../lib/hydration';
import { TranslationsContext } from '../lib/i18n';
import { PageTitleNamesContext } from '../lib/page-title';
import { createUiLabels } from '../lib/ui-labels';
import { LazyAlertHost } from './lazy-alert-host';
import type { SiteRouter } from './router';
import type { Site } from './site';

export function SiteProviders({ site, children }: { site: Omit<Site, 'guard' | 'pageTitles'>; children: ReactNode }) {
  const labels = useMemo(() => createUiLabels(site.translations), [site.translations]);
  return (
    <QueryClientProvider client={site.queryClient}>
      <ClockContext value={site.clock}>
        <TranslationsContext value={site.translations}>
          <LabelsContext value={labels}>
            <HydrationContext value={site.hydrationData}>
              <SearchContext value={site.search}>
                <PageTitleNamesContext value={site.pageTitleNames}>
                  <ModalsContext value={site.modals}>
                    <AlertsContext value={site.alerts}>
                      <AnalyticsContext value={site.analytics}>
                        <ReviewPhotosContext value={site.reviewPhotos}>{children}</ReviewPhotosContext>
                      </AnalyticsContext>
                    </AlertsContext>
                  </ModalsContext>
                </PageTitleNamesContext>
              </SearchContext>
            </HydrationContext>
          </LabelsContext>
        </TranslationsContext>
      </ClockContext>
    </QueryClientProvider>
  );
}

export function App({ router }: { router: SiteRouter }) {
  return (
    <StrictMode>
      <SiteProviders site={router.options.context}>
        <RouterProvider router={router} />
        <LazyAlertHost />
      </SiteProviders>
    </StrictMode>
  );
}
