import type { ProblemError } from '@dining/client/problem-error';
import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Alternative,
  addNote,
  cancelReservation,
  changeContact,
  confirmReservation,
  getReservationQuery,
  type Reservation,
  resendConfirmation,
  searchesKey,
} from '../../entities/reservations/reservations';
import { moveAttendance, serviceKey } from '../../entities/service/service';
import type { Contact } from '../../features/reservations/contact-form';
import { type Conflict, getConflictText } from '../../features/screen/conflict-dialog';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatProblem, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';

/**
 * Returns the actions on a reservation. They ask for confirmation where it is needed, reload what has changed, and say
 * what was done. `onDone` closes the dialog of the action.
 */
export function useReservationActions(reservation: Reservation, onDone: () => void) {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<Conflict>();
  const [isRecordingNoShow, setIsRecordingNoShow] = useState(false);
  const { resvCode, bookerName } = reservation;

  const refresh = async (): Promise<void> => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: getReservationQuery(resvCode).queryKey }),
      queryClient.invalidateQueries({ queryKey: searchesKey }),
      queryClient.invalidateQueries({ queryKey: serviceKey }),
    ]);
  };
  const finish = async (text: string): Promise<undefined> => {
    await refresh();
    onDone();
    notify(text);
    return undefined;
  };
  const showProblem = (problem: ProblemError): void => {
    if (problem.status !== 401) void alerts.show({ message: formatProblem(translations, problem) });
  };

  const confirm = async (): Promise<void> => {
    const isSure = await alerts.show({
      title: t('staffDesk.actions.confirm'),
      message: t('staffDesk.actions.confirmAsk'),
      confirmLabel: t('staffDesk.actions.confirm'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (!isSure) return;
    const outcome = await write(confirmReservation, { resvCode });
    if (outcome.ok) return finish(t('staffDesk.actions.confirmed', { name: bookerName }));
    return showProblem(outcome.problem);
  };
  const resend = async (): Promise<void> => {
    const contact = [reservation.email, reservation.phone].filter((text) => text !== null).join(', ');
    const isSure = await alerts.show({
      title: t('staffDesk.actions.resend'),
      message: t('staffDesk.actions.resendAsk', { contact }),
      confirmLabel: t('staffDesk.actions.resend'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (!isSure) return;
    const outcome = await write(resendConfirmation, { resvCode });
    if (outcome.ok) return finish(t('staffDesk.actions.resent'));
    return showProblem(outcome.problem);
  };
  const cancel = async (reason: string, alternatives: readonly Alternative[]): Promise<ProblemError | undefined> => {
    const visits = alternatives.map(({ dinCode, date, time }) => ({ dinCode, date, time }));
    const outcome = await write(cancelReservation, { resvCode, reason, alternatives: visits });
    if (!outcome.ok) return outcome.problem;
    const { refund, offered: count } = outcome.value;
    const doneText =
      refund === 0
        ? t('staffDesk.cancel.doneFree')
        : t('staffDesk.cancel.done', { amount: formatWon(translations, refund) });
    return finish(count === 0 ? doneText : `${doneText} ${t('staffDesk.cancel.doneOffered', { count })}`);
  };
  const recordNoShow = async (fee: number | undefined): Promise<void> => {
    setIsRecordingNoShow(true);
    const from = reservation.attendance;
    const outcome = await write(moveAttendance, {
      resvCode,
      from,
      to: 'no_show' as const,
      ...(fee !== undefined && { fee }),
    });
    setIsRecordingNoShow(false);
    if (outcome.ok) return finish(t('staffDesk.actions.noShow', { name: bookerName }));
    return showProblem(outcome.problem);
  };
  const saveContact = async (contact: Contact, contactVersion: number): Promise<ProblemError | undefined> => {
    const outcome = await write(changeContact, { resvCode, contactVersion, ...contact });
    if (outcome.ok) return finish(t('staffDesk.contact.saved'));
    const { code, current } = outcome.problem;
    if (code === 'changed_meanwhile')
      setConflict({
        rows: (['name', 'phone', 'email'] as const).map((name) => ({
          label: t(`staffDesk.contact.${name}`),
          yours: contact[name],
          theirs: getConflictText(current, name),
        })),
        keepYours: () => void overwrite(contact, Number(current['contactVersion'])),
      });
    return outcome.problem;
  };
  const overwrite = async (contact: Contact, contactVersion: number): Promise<void> => {
    setConflict(undefined);
    const problem = await saveContact(contact, contactVersion);
    if (problem !== undefined && problem.code !== 'changed_meanwhile') showProblem(problem);
  };
  const saveNote = async (note: string): Promise<ProblemError | undefined> => {
    const outcome = await write(addNote, { resvCode, note });
    if (!outcome.ok) return outcome.problem;
    await refresh();
    notify(t('staffDesk.notes.saved'));
    return undefined;
  };
  /** Closes the comparison without a choice. */
  const closeConflict = (): void => setConflict(undefined);
  /** Closes the comparison and keeps the stored contact. */
  const keepStoredContact = (): void => {
    setConflict(undefined);
    onDone();
    void refresh();
  };
  return {
    confirm,
    resend,
    cancel,
    recordNoShow,
    isRecordingNoShow,
    saveContact,
    conflict,
    closeConflict,
    keepStoredContact,
    saveNote,
  };
}
