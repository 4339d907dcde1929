import { GuestText } from '../../components/guest-text';
import { LazyDialog } from '../../components/lazy-dialog';
import type { AnswersAccess } from '../../entities/reservations/answers-access';
import { findRequestDraft } from '../../entities/reservations/request-draft';
import { useTranslations } from '../../lib/i18n';
import { type AnswerFormProps, EditableSection, useCanEdit } from './editable-section';

const loadForm = () => import('./request-form');

function LazyRequestForm({ access, editState }: AnswerFormProps) {
  return (
    <LazyDialog load={loadForm} name="request-form" onClose={editState.close}>
      {({ RequestForm }) => <RequestForm access={access} editState={editState} />}
    </LazyDialog>
  );
}

/** Shows the note to the restaurant. Renders nothing if there is none and none can be added. */
export function EditableRequestNote({ access }: { access: AnswersAccess }) {
  const { reservation } = access;
  const { t } = useTranslations();
  const canEdit = useCanEdit(reservation);
  const hasDraft = findRequestDraft(reservation.resvCode) !== undefined;
  if (reservation.requestMatter === '' && !canEdit && !hasDraft) return null;
  return (
    <EditableSection
      access={access}
      editLabel={t('complete.edit.request')}
      Form={LazyRequestForm}
      hasDraft={hasDraft}
      title={t('payment.request.title')}
    >
      {reservation.requestMatter === '' ? (
        <p className="text-ink-soft">{t('complete.edit.noRequest')}</p>
      ) : (
        <GuestText text={reservation.requestMatter} />
      )}
    </EditableSection>
  );
}
