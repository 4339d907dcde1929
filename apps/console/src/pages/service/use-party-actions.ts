import { undoMinutes } from '@dining/domain/reservations/attendance';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActionQueue } from '../../entities/service/action-queue';
import { type AttendanceChange, applyAttendance } from '../../entities/service/send-action';
import { type Attendance, type ShownParty, serviceKey } from '../../entities/service/service';
import { useTranslations } from '../../lib/i18n';

/** The last attendance change on this screen, which can be undone without opening the party's details. */
export interface LastAttendanceChange {
  readonly resvCode: string;
  readonly dinCode: string;
  readonly name: string;
  readonly to: Attendance;
}

/** Returns the actions on parties. They take effect on the screen at once, and are sent in their order. */
export function usePartyActions() {
  const { t } = useTranslations();
  const queue = useActionQueue();
  const queryClient = useQueryClient();
  const [lastChange, setLastChange] = useState<LastAttendanceChange>();
  const formatName = ({ name }: Pick<ShownParty, 'name'>): string => name ?? t('staffService.nameHidden');

  /** Shows a change that the server has confirmed. */
  const apply = (change: AttendanceChange): void => {
    applyAttendance(queryClient, change);
    void queryClient.invalidateQueries({ queryKey: serviceKey });
  };

  const changeAttendance = (party: ShownParty, to: Attendance, lateUntil?: string): void => {
    const { resvCode, attendance: from, service } = party;
    setLastChange({ resvCode, dinCode: service.dinCode, name: formatName(party), to });
    const body = { resvCode, from, to, ...(lateUntil !== undefined && { lateUntil }) };
    const request = { type: 'move', body } as const;
    void queue.add({ subject: resvCode, label: formatName(party), dinCode: service.dinCode, to, request });
  };

  const undo = (change: LastAttendanceChange, reason = ''): void => {
    const { resvCode, dinCode, name, to: from } = change;
    setLastChange(undefined);
    const request = { type: 'undo', body: { resvCode, from, reason } } as const;
    void queue.add({ subject: resvCode, label: `${name} · ${t('staffService.actions.undo')}`, dinCode, request });
  };

  /** Returns true if the last attendance change of a party can still be undone without a reason. */
  const canUndoWithoutReason = ({ since }: ShownParty): boolean =>
    since === null || Date.now() - Date.parse(since) < undoMinutes * 60_000;

  return {
    formatName,
    changeAttendance,
    undo,
    canUndoWithoutReason,
    apply,
    lastChange,
    clearLastChange: () => setLastChange(undefined),
  };
}
