import { LazyDialog } from '../../components/lazy-dialog';
import type { AnswersAccess } from '../../entities/reservations/answers-access';
import { AllergyList } from '../../features/reservations/details/allergy-list';
import { useTranslations } from '../../lib/i18n';
import { type AnswerFormProps, EditableSection } from './editable-section';

const loadForm = () => import('./allergy-form');

function LazyAllergyForm({ access, editState }: AnswerFormProps) {
  return (
    <LazyDialog load={loadForm} name="allergy-form" onClose={editState.close}>
      {({ AllergyForm }) => <AllergyForm access={access} editState={editState} />}
    </LazyDialog>
  );
}

/** Shows the allergies. Renders nothing if the guest was not asked, or if their answer has been deleted. */
export function EditableAllergies({ access }: { access: AnswersAccess }) {
  const { reservation } = access;
  const { t } = useTranslations();
  if (reservation.resvQsAllergyList.length === 0) return null;
  return (
    <EditableSection
      access={access}
      editLabel={t('complete.edit.allergies')}
      Form={LazyAllergyForm}
      hasDraft={false}
      title={t('payment.allergy.title')}
    >
      <AllergyList reservation={reservation} />
    </EditableSection>
  );
}
