import type { Language } from '@dining/domain/shared/language';
import type { TextPart } from '@dining/i18n/site/load';
import type { ReactNode } from 'react';
import { listenForModals } from '../../../packages/ui/test/browser';
import { SiteProviders } from '../src/app/app';
import { createSite, type Site } from '../src/app/site';

export interface TestSite extends Site {
  /** Provides the contexts of the site to a component; used as `render(…, { wrapper })`. */
  readonly wrapper: (props: { children: ReactNode }) => ReactNode;
}

/** Creates the site that a component test runs in, with the translation files `parts`. */
export async function createTestSite(
  language: Language = 'en',
  parts: readonly TextPart[] = ['common'],
): Promise<TestSite> {
  const site = createSite(language);
  listenForModals(site.modals);
  await site.translations.load(parts);
  return { ...site, wrapper: ({ children }) => <SiteProviders site={site}>{children}</SiteProviders> };
}
