import { undoMinutes } from '@dining/domain/reservations/attendance';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActQueue } from '../../entities/service/act-queue';
import {
  type Attendance,
  moveAttendance,
  type Service,
  type ShownParty,
  serviceKey,
  undoAttendance,
} from '../../entities/service/service';
import { useTranslations } from '../../lib/i18n';

type Moved = Awaited<ReturnType<typeof moveAttendance>>;

/** The last step of this screen, which can be undone without opening its card. */
export interface LastStep {
  readonly resvCode: string;
  readonly name: string;
  readonly to: Attendance;
}

/** Returns the acts about parties: each is shown at once, sent in order, and can be undone. */
export function usePartyActs() {
  const { t } = useTranslations();
  const queue = useActQueue();
  const queryClient = useQueryClient();
  const [last, setLast] = useState<LastStep>();
  const formatName = ({ name }: Pick<ShownParty, 'name'>): string => name ?? t('staffService.nameHidden');

  /** Shows what the server has answered, until the next copy comes. */
  const apply = ({ resvCode, attendance, lateUntil, since }: Moved): void => {
    queryClient.setQueriesData<readonly Service[]>({ queryKey: serviceKey }, (services) =>
      services?.map((service) => ({
        ...service,
        parties: service.parties.map((party) =>
          party.resvCode === resvCode ? { ...party, attendance, lateUntil, since, isUndoable: true } : party,
        ),
      })),
    );
    void queryClient.invalidateQueries({ queryKey: serviceKey });
  };

  const move = (party: ShownParty, to: Attendance, lateUntil?: string): void => {
    const { resvCode } = party;
    const sendFrom = async (from: Attendance, key: string) =>
      apply(await moveAttendance({ resvCode, from, to, ...(lateUntil !== undefined && { lateUntil }) }, key));
    setLast({ resvCode, name: formatName(party), to });
    void queue.add({
      subject: resvCode,
      label: formatName(party),
      to,
      send: (key) => sendFrom(party.attendance, key),
      sendAnyway: sendFrom,
    });
  };

  const undo = (step: LastStep, reason = ''): void => {
    const { resvCode, name, to: from } = step;
    setLast(undefined);
    void queue.add({
      subject: resvCode,
      label: `${name} · ${t('staffService.acts.undo')}`,
      send: async (key) => apply(await undoAttendance({ resvCode, from, reason }, key)),
    });
  };

  /** Returns true if a step is undone without a reason. */
  const isRecent = ({ since }: ShownParty): boolean =>
    since === null || Date.now() - Date.parse(since) < undoMinutes * 60_000;

  return { formatName, move, undo, isRecent, apply, last, forgetLast: () => setLast(undefined) };
}
