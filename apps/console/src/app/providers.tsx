import { AlertsContext } from '@dining/ui/alerts';
import { LabelsContext } from '@dining/ui/labels';
import { ModalsContext } from '@dining/ui/modal-context';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ChosenScopeContext } from '../entities/hotels/chosen-scope';
import { ActionQueueContext } from '../entities/service/action-queue';
import { SessionStateContext } from '../entities/session/session';
import { SecondFactorProvider } from '../flows/second-factor/second-factor';
import { TranslationsContext } from '../lib/i18n';
import { ToastContext } from '../lib/notify';
import { createUiLabels } from '../lib/ui-labels';
import type { ConsoleSite } from './site';

export function Providers({ site, children }: { site: ConsoleSite; children: ReactNode }) {
  const labels = useMemo(() => createUiLabels(site.translations), [site.translations]);
  return (
    <QueryClientProvider client={site.queryClient}>
      <TranslationsContext value={site.translations}>
        <LabelsContext value={labels}>
          <ModalsContext value={site.modals}>
            <AlertsContext value={site.alerts}>
              <SessionStateContext value={site.sessionState}>
                <ChosenScopeContext value={site.chosenScope}>
                  <ToastContext value={site.toast}>
                    <ActionQueueContext value={site.actionQueue}>
                      <SecondFactorProvider>{children}</SecondFactorProvider>
                    </ActionQueueContext>
                  </ToastContext>
                </ChosenScopeContext>
              </SessionStateContext>
            </AlertsContext>
          </ModalsContext>
        </LabelsContext>
      </TranslationsContext>
    </QueryClientProvider>
  );
}
