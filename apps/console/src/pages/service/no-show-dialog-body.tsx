import { getPermission } from '@dining/domain/staff/permissions';
import { useAlerts } from '@dining/ui/alerts';
import { useState } from 'react';
import { moveAttendance, type ShownParty } from '../../entities/service/service';
import { useMe } from '../../entities/session/session';
import { NoShowForm } from '../../features/service/no-show-form';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { usePartyActions } from './use-party-actions';

interface NoShowDialogBodyProps {
  readonly party: ShownParty;
  readonly now: Date;
  readonly partyActions: ReturnType<typeof usePartyActions>;
  readonly onDone: () => void;
}

export function NoShowDialogBody({ party, now, partyActions, onDone }: NoShowDialogBodyProps) {
  const translations = useTranslations();
  const me = useMe();
  const alerts = useAlerts();
  const write = useIdempotentWrite();
  const [isSending, setIsSending] = useState(false);
  const { htlCode, dinCode } = party.service;
  const scope = { type: 'venue', htlCode, dinCode } as const;
  const mayKeepFee = getPermission(me.grants, 'noshow.fee', scope, now).allowed && party.payment === 'paid';
  const record = async (fee: number | undefined) => {
    if (fee === undefined) {
      partyActions.changeAttendance(party, 'no_show');
      return onDone();
    }
    // Changes with a fee do not wait in the queue. They are sent at once, and the second factor is asked for if the
    // server requires it.
    setIsSending(true);
    const { resvCode, attendance: from } = party;
    const outcome = await write(moveAttendance, { resvCode, from, to: 'no_show' as const, fee });
    setIsSending(false);
    if (outcome.ok) {
      partyActions.apply(outcome.value);
      return onDone();
    }
    if (outcome.problem.status !== 401) await alerts.show({ message: formatProblem(translations, outcome.problem) });
    return undefined;
  };
  return (
    <NoShowForm
      isSending={isSending}
      mayKeepFee={mayKeepFee}
      name={partyActions.formatName(party)}
      onRecord={(fee) => void record(fee)}
      party={party}
    />
  );
}
