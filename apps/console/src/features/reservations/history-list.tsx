import type { HistoryEntry } from '../../entities/reservations/reservations';
import { formatInstant } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';

/** Audit actions of reservations and pay links that have their own translation; all others share one. */
const translatedActions = [
  'attendance',
  'book',
  'cancel',
  'confirm',
  'contact',
  'edit',
  'link_book',
  'link_open',
  'link_send',
  'lookup',
  'lookup_failed',
  'note',
  'open',
  'resend',
  'write',
] as const;

const paymentStates = [
  'preparing',
  'registered',
  'approving',
  'unknown',
  'approved',
  'reserved',
  'declined',
  'lapsed',
  'voiding',
  'voided',
  'refunding',
  'refunded',
  'partly_refunded',
  'manual',
] as const;

/** Returns the text of a payment's state; the code of a state that the console does not know. */
export function formatPaymentState({ t }: Translations, state: string): string {
  const knownState = paymentStates.find((each) => each === state);
  return knownState === undefined ? state : t(`staffDesk.payments.${knownState}`);
}

function formatEntry(translations: Translations, entry: HistoryEntry, source: string): string {
  const { t } = translations;
  switch (entry.type) {
    case 'made':
      return t('staffDesk.history.made', { source });
    case 'payment':
      return formatPaymentState(translations, entry.state);
    case 'message':
      return t('staffDesk.history.message', {
        kind: t(`staffDesk.history.kinds.${entry.kind}`),
        channel: t(`staffDesk.history.channels.${entry.channel}`),
        state: t(`staffDesk.history.messageStates.${entry.state}`),
      });
    case 'audit': {
      const name = entry.action.replace('reservation.', '').replace('pay_link.', 'link_');
      const action = translatedActions.find((each) => each === name) ?? 'other';
      return t(`staffDesk.history.actions.${action}`);
    }
  }
}

const contactFields = ['name', 'phone', 'email'] as const;

/** Lists the changes of contact data that an audit entry records; other changes are not shown. */
function listChanges({ t }: Translations, entry: HistoryEntry): readonly string[] {
  if (entry.type !== 'audit' || entry.before === null || entry.after === null) return [];
  const { before, after } = entry;
  return contactFields
    .filter((name) => before[name] !== undefined && before[name] !== after[name])
    .map((name) =>
      t('staffDesk.history.change', { before: String(before[name] ?? ''), after: String(after[name] ?? '') }),
    );
}

/** Formats the actor of an entry; undefined for entries without an actor. */
function formatActor({ t }: Translations, entry: HistoryEntry): string | undefined {
  if (!('actorKind' in entry)) return undefined;
  const name = entry.actor === '' ? t(`staffDesk.history.actors.${entry.actorKind}`) : entry.actor;
  return t('staffDesk.history.by', { name });
}

/** Lists the events of a reservation, the latest first. */
export function HistoryList({ history, source }: { history: readonly HistoryEntry[]; source: string }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <ol className="grid gap-0">
      {history.map((entry, index) => {
        const actor = formatActor(translations, entry);
        return (
          // Two entries can be equal, and the list only grows at its start.
          // biome-ignore lint/suspicious/noArrayIndexKey: the position counts from the end
          <li className="grid gap-0.5 border-line border-b py-2 last:border-b-0" key={history.length - index}>
            <span>{formatEntry(translations, entry, source)}</span>
            {entry.type === 'audit' && entry.reason !== null && (
              <span className="text-ink-soft">{t('staffDesk.history.reason', { reason: entry.reason })}</span>
            )}
            {listChanges(translations, entry).map((change) => (
              <span className="break-all text-ink-soft" key={change}>
                {change}
              </span>
            ))}
            <span className="text-ink-soft text-xs tabular-nums">
              <time dateTime={entry.at}>{formatInstant(translations, entry.at)}</time>
              {actor !== undefined && ` · ${actor}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
