import { decodeReservationAnswers } from '@dining/contract/codecs/reservation-answers';
import { listAnswersEditFailures, listChangedAnswers } from '@dining/domain/reservations/answers-edit';
import { formLimits } from '@dining/domain/reservations/payment-form';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useEffect, useState } from 'react';
import { deleteRequestDraft, findRequestDraft, saveRequestDraft } from '../../entities/reservations/request-draft';
import { RequestField } from '../../features/reservations/form/request-note';
import { useTranslations } from '../../lib/i18n';
import { formatTooLong } from '../../lib/text-limit';
import type { AnswerFormProps } from './editable-section';
import { FormFrame } from './form-frame';
import { useAnswersEdit } from './use-answers-edit';

interface RequestValues {
  readonly requestNote: string;
}

export function RequestForm({ access, editState }: AnswerFormProps) {
  const { reservation } = access;
  const translations = useTranslations();
  const storedAnswers = decodeReservationAnswers(reservation);
  const [draft] = useState(() => findRequestDraft(reservation.resvCode));
  const edit = useAnswersEdit(access, draft?.basedOn ?? reservation.resvEditNo);
  const fields = useCheckedForm<RequestValues>({
    defaultValues: { requestNote: draft?.requestNote ?? storedAnswers.requestNote },
    check: (values) =>
      listAnswersEditFailures(storedAnswers, values).map(() => ({
        field: 'requestNote',
        text: formatTooLong(translations, values.requestNote, formLimits.requestNote) ?? '',
      })),
    send: async (values) => {
      if (editState.isDeadlinePassed) return;
      const isUnchanged = listChangedAnswers(storedAnswers, values).length === 0;
      const problem = isUnchanged ? undefined : await edit.save({ requestMatter: values.requestNote });
      if (problem !== undefined) return void edit.reportProblem(problem);
      deleteRequestDraft(reservation.resvCode);
      editState.finish(isUnchanged ? 'unchanged' : 'saved');
    },
  });
  const { values, getId } = fields;
  const { baseEditNo } = edit;
  const { resvCode } = reservation;
  const isEdited = values.requestNote !== storedAnswers.requestNote;
  useEffect(() => {
    if (isEdited) saveRequestDraft(resvCode, { requestNote: values.requestNote, basedOn: baseEditNo });
    else deleteRequestDraft(resvCode);
  }, [isEdited, resvCode, values.requestNote, baseEditNo]);
  const fieldId = getId('requestNote');
  useEffect(() => {
    if (editState.isOpen && editState.shouldTakeFocus) document.getElementById(fieldId)?.focus();
  }, [editState.isOpen, editState.shouldTakeFocus, fieldId]);
  return (
    <FormFrame
      editState={editState}
      reservation={reservation}
      isSaving={edit.isSaving}
      label={translations.t('complete.edit.request')}
      onSubmit={fields.submit}
    >
      <RequestField
        field={fields.getFieldProps('requestNote')}
        onChange={(requestNote) => fields.setValues({ requestNote })}
        isPickup={reservation.resvType === 'pickup'}
        value={values.requestNote}
      />
    </FormFrame>
  );
}
