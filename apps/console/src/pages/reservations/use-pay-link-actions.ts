import type { ProblemError } from '@dining/client/problem-error';
import { getPermission } from '@dining/domain/staff/permissions';
import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import {
  openPayLink,
  type PayLink,
  payLinksKey,
  sendPayLink,
  withdrawPayLink,
} from '../../entities/reservations/pay-links';
import { useMe } from '../../entities/session/session';
import type { PayLinkActions } from '../../features/reservations/pay-link-list';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useNow } from '../../lib/use-now';

/** Returns a function that returns the actions on a pay link, or undefined if staff may not book at its venue. */
export function usePayLinkActions(): (link: PayLink) => PayLinkActions | undefined {
  const translations = useTranslations();
  const { t } = translations;
  const me = useMe();
  const now = useNow();
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();

  const finish = (problem: ProblemError | undefined, text?: string): void => {
    void queryClient.invalidateQueries({ queryKey: payLinksKey });
    if (problem === undefined) return void (text !== undefined && notify(text));
    if (problem.status !== 401) void alerts.show({ message: formatProblem(translations, problem) });
  };
  const send = async ({ linkId }: PayLink): Promise<void> => {
    const outcome = await write(sendPayLink, { linkId });
    finish(outcome.ok ? undefined : outcome.problem, t('staffDesk.links.sent'));
  };
  const open = async ({ linkId }: PayLink): Promise<void> => {
    // The tab opens synchronously in the click handler, because browsers block it otherwise.
    const page = window.open('', '_blank');
    const outcome = await write(openPayLink, { linkId });
    if (!outcome.ok) page?.close();
    else if (page !== null) {
      page.opener = null;
      page.location.replace(outcome.value.address);
    }
    finish(outcome.ok ? undefined : outcome.problem);
  };
  const withdraw = async ({ linkId, bookerName }: PayLink): Promise<void> => {
    const isSure = await alerts.show({
      title: t('staffDesk.links.withdraw'),
      message: t('staffDesk.links.withdrawAsk', { name: bookerName }),
      confirmLabel: t('staffDesk.links.withdraw'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (!isSure) return;
    const outcome = await write(withdrawPayLink, { linkId });
    finish(outcome.ok ? undefined : outcome.problem, t('staffDesk.links.withdrawn'));
  };
  return ({ htlCode, dinCode }) =>
    getPermission(me.grants, 'book', { type: 'venue', htlCode, dinCode }, now).allowed
      ? {
          onSend: (link) => void send(link),
          onOpen: (link) => void open(link),
          onWithdraw: (link) => void withdraw(link),
        }
      : undefined;
}
