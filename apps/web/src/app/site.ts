import { createQueryClient } from '@dining/client/query-client';
import type { Language } from '@dining/domain/shared/language';
import { Alerts } from '@dining/ui/alerts';
import type { Modals } from '@dining/ui/modal-context';
import type { QueryClient } from '@tanstack/react-query';
import type { ReviewPhotos } from '../entities/reviews/photos';
import { createSearchStore, type SearchStore } from '../entities/search/search-state';
import { type Analytics, createAnalytics } from '../lib/analytics';
import { reportClientError } from '../lib/client-errors/watch';
import { type Clock, createClock } from '../lib/clock';
import { createHydrationData, type HydrationData } from '../lib/hydration';
import { createTranslations, type Translations } from '../lib/i18n';
import { createPageTitleNames, type PageTitleNamesStore } from '../lib/page-title';
import { createGuard, type Guard } from './guard';
import { createPageTitles, type PageTitles } from './page-titles';

export interface Site {
  readonly queryClient: QueryClient;
  readonly clock: Clock;
  readonly hydrationData: HydrationData;
  readonly search: SearchStore;
  readonly pageTitleNames: PageTitleNamesStore;
  readonly translations: Translations;
  readonly pageTitles: PageTitles;
  readonly guard: Guard;
  readonly alerts: Alerts;
  readonly analytics: Analytics;
  readonly reviewPhotos: ReviewPhotos;
  readonly modals: Modals;
}

export function createSite(language: Language): Site {
  const translations = createTranslations(language);
  const queryClient = createQueryClient(reportClientError);
  const alerts = new Alerts();
  const clock = createClock();
  return {
    queryClient,
    clock,
    hydrationData: createHydrationData(),
    search: createSearchStore(queryClient, clock),
    pageTitleNames: createPageTitleNames(),
    translations,
    pageTitles: createPageTitles(translations),
    guard: createGuard(alerts, queryClient, translations),
    alerts,
    analytics: createAnalytics(),
    reviewPhotos: new Map(),
    modals: {},
  };
}
