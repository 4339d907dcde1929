import { screens } from '@dining/contract/staff/screens';
import { type Capability, getWidestPermission } from '@dining/domain/staff/permissions';
import { Tabs } from '@dining/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { countsQuery, type InboxCounts } from '../../entities/app/inbox';
import { useMe } from '../../entities/session/session';
import { ScreenHead } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { AlarmsTab } from './alarms-tab';
import { InquiriesTab } from './inquiries-tab';
import { MessagesTab } from './messages-tab';
import { PaymentsTab } from './payments-tab';
import { ReviewsTab } from './reviews-tab';
import type { InboxTab } from './use-inbox';

const tabs = [
  { id: 'inquiries', countKey: 'inquiries', capability: 'inquiry', content: InquiriesTab },
  { id: 'reviews', countKey: 'reviewAppeals', capability: 'inquiry', content: ReviewsTab },
  { id: 'payments', countKey: 'payments', capability: 'payment.see', content: PaymentsTab },
  { id: 'alerts', countKey: 'alarms', capability: 'payment.see', content: AlarmsTab },
  { id: 'messages', countKey: 'messages', capability: 'inquiry', content: MessagesTab },
] as const satisfies readonly {
  id: InboxTab;
  countKey: keyof InboxCounts;
  capability: Capability;
  content: () => unknown;
}[];

/**
 * Shows what waits for staff: inquiries, reviews, payments, alarms and failed messages, each only to staff with its
 * capability.
 */
export function InboxPage() {
  const { t } = useTranslations();
  const { grants } = useMe();
  const now = useNow();
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false });
  const { data: counts } = useQuery(countsQuery);
  const allowedTabs = tabs.filter(({ capability }) => getWidestPermission(grants, capability, now).allowed);
  const selectedTab = allowedTabs.find(({ id }) => id === tab) ?? allowedTabs[0];
  if (selectedTab === undefined) return null;
  const Content = selectedTab.content;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="px-5 pt-5 xl:px-6 xl:pt-6">
        <ScreenHead title={t('inbox.title')} />
      </div>
      <Tabs
        className="flex min-h-0 flex-1 flex-col [&>[role=tablist]]:mx-5 [&>[role=tablist]]:px-0 xl:[&>[role=tablist]]:mx-6 [&>[role=tabpanel]]:flex [&>[role=tabpanel]]:flex-1 [&>[role=tabpanel]]:pt-0"
        items={allowedTabs.map(({ id, countKey }) => {
          const count = counts?.[countKey] ?? 0;
          return {
            id,
            label: (
              <>
                {t(`inbox.tabs.${id}`)}
                {count > 0 && (
                  <span className="ml-2 rounded-sm bg-sunk px-1.5 text-ink-soft text-xs">
                    <span aria-hidden="true">{count}</span>
                    <span className="sr-only">{t('inbox.count', { count })}</span>
                  </span>
                )}
              </>
            ),
          };
        })}
        label={t('inbox.tabs.label')}
        onSelect={(id) => void navigate({ to: screens.inbox.path, search: { tab: id } })}
        selected={selectedTab.id}
      >
        <Content />
      </Tabs>
    </div>
  );
}
