import type { ProblemError } from '@dining/client/problem-error';
import { screens } from '@dining/contract/staff/screens';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Scope } from '@dining/domain/staff/permissions';
import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { inboxKey } from '../../entities/app/inbox-key';
import { findScope, overlapsScope, useChosenScope } from '../../entities/hotels/chosen-scope';
import { listAllScopes, useHotels } from '../../entities/hotels/staff-hotels';
import { formatProblem, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';

export type InboxTab = 'inquiries' | 'reviews' | 'payments' | 'alerts' | 'messages';

/** Returns the id of the open entry, and a function that opens another entry, or none. */
export function useInboxItem(tab: InboxTab) {
  const navigate = useNavigate();
  const { item } = useSearch({ strict: false });
  const open = (id: string | undefined, targetTab: InboxTab = tab) =>
    void navigate({ to: screens.inbox.path, search: { tab: targetTab, ...(id !== undefined && { item: id }) } });
  return { item, open };
}

interface ScopeCodes {
  readonly htlCode: HtlCode | null;
  readonly dinCode: DinCode | null;
}

const toScope = ({ htlCode, dinCode }: ScopeCodes): Scope => {
  if (htlCode === null) return { type: 'group' };
  return dinCode === null ? { type: 'hotel', htlCode } : { type: 'venue', htlCode, dinCode };
};

/** Returns a function that filters rows by the scope chosen in the top bar. */
export function useScopeFilter(): <Row extends ScopeCodes>(rows: readonly Row[]) => readonly Row[] {
  const hotels = useHotels();
  const [scopeKey] = useChosenScope();
  const scope = findScope(scopeKey, listAllScopes(hotels));
  return (rows) => rows.filter((row) => overlapsScope(toScope(row), scope));
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Returns a function that formats how long an entry has waited: in minutes, hours or days. */
export function useAgeFormatter(): (since: string) => string {
  const { t } = useTranslations();
  const now = useNow();
  return (since) => {
    const ageMs = Math.max(0, now.getTime() - Date.parse(since));
    if (ageMs < hourMs) return t('inbox.age.minutes', { count: Math.floor(ageMs / minuteMs) });
    if (ageMs < dayMs) return t('inbox.age.hours', { count: Math.floor(ageMs / hourMs) });
    return t('inbox.age.days', { count: Math.floor(ageMs / dayMs) });
  };
}

export function useWonFormatter(): (won: number | null) => string {
  const translations = useTranslations();
  return (won) => formatWon(translations, won);
}

/**
 * Returns what to do after a write: `refresh` reloads the whole inbox, and `showProblem` shows why the write failed,
 * unless the session has ended.
 */
export function useWriteHandlers() {
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const alerts = useAlerts();
  return {
    refresh: () => queryClient.invalidateQueries({ queryKey: inboxKey }),
    showProblem: (problem: ProblemError): void => {
      if (problem.status !== 401) void alerts.show({ message: formatProblem(translations, problem) });
    },
  };
}
