import { Badge } from '@dining/ui/badge';
import type { ReactNode } from 'react';
import type { Me } from '../../entities/session/session';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

type StaffSession = Me['sessions'][number];

interface SessionsTableProps {
  readonly caption: string;
  readonly sessions: readonly StaffSession[];
  readonly renderAction?: (session: StaffSession) => ReactNode;
}

/** Lists the open sessions of a staff member. */
export function SessionsTable({ caption, sessions, renderAction }: SessionsTableProps) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-ink-soft text-xs">
        <tr>
          <th className="py-1.5 pr-3 font-medium" scope="col">
            {t('staffAccount.sessions.device')}
          </th>
          <th className="py-1.5 pr-3 font-medium" scope="col">
            {t('staffAccount.sessions.seen')}
          </th>
          {renderAction !== undefined && <td />}
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr className="border-line border-t" key={session.handle}>
            <td className="row-height py-2 pr-3">
              {session.device} {session.isCurrent && <Badge tone="brass">{t('staffAccount.sessions.this')}</Badge>}
              <span className="block text-ink-soft text-xs">{session.address}</span>
            </td>
            <td className="py-2 pr-3">{formatInstant(translations, session.seenAt)}</td>
            {renderAction !== undefined && <td className="py-1 text-right">{renderAction(session)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
