import { decodeReservationAnswers } from '@dining/contract/codecs/reservation-answers';
import { encodeAllergy } from '@dining/contract/codecs/reservation-request';
import { decodeText } from '@dining/contract/codecs/text';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import {
  listAnswersEditFailures,
  listChangedAnswers,
  type StoredAllergy,
} from '@dining/domain/reservations/answers-edit';
import { normalizeAllergy } from '@dining/domain/reservations/visitor';
import { focusField } from '@dining/ui/focus-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { allergiesQuery } from '../../entities/reservations/queries';
import { AllergenWarning } from '../../features/orders/allergen-warning';
import { AllergyFields } from '../../features/reservations/form/allergy-fields';
import { formatAllergyFailure } from '../../features/reservations/form/form-failure';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';
import type { AnswerFormProps } from './editable-section';
import { FormFrame } from './form-frame';
import { useAnswersEdit } from './use-answers-edit';

interface AllergyValues {
  readonly allergy: StoredAllergy;
  readonly allergyConsent: boolean;
}

const noAllergy: StoredAllergy = { answer: 'none', codes: [], otherText: '' };

/** The form field of each problem that the guest can solve in the form. */
const problemFields: Readonly<Record<string, keyof AllergyValues>> = {
  allergy_unanswered: 'allergy',
  allergy_consent_needed: 'allergyConsent',
};

const toAnswer = ({ allergy, allergyConsent }: AllergyValues) => ({ ...allergy, consent: allergyConsent });

/** Lists the reserved menus with their allergens; empty for deposits and pickups. */
const listMenus = ({ prodDepositYn, resvType, resvProdAddList }: ResvInfo) =>
  prodDepositYn === 'Y' || resvType === 'pickup'
    ? []
    : resvProdAddList.flatMap(({ menuIndex, menuAllergenList, ...menu }) =>
        menuIndex === null ? [] : [{ menuIndex, name: decodeText('prodAddName', menu), allergens: menuAllergenList }],
      );

/** Lists the allergies that the guest has selected. */
const listSelectedAllergies = ({ resvQsAllergyList }: ResvInfo) =>
  resvQsAllergyList
    .filter(({ resvQsAllergyYn }) => resvQsAllergyYn === 'Y')
    .map(({ resvQsAllergyCode, ...allergy }) => ({ ...allergy, allergyCode: resvQsAllergyCode }));

export function AllergyForm({ access, editState }: AnswerFormProps) {
  const { reservation } = access;
  const translations = useTranslations();
  const { t } = translations;
  const storedAnswers = decodeReservationAnswers(reservation);
  const queryClient = useQueryClient();
  const edit = useAnswersEdit(access, reservation.resvEditNo);
  const fields = useCheckedForm<AllergyValues>({
    defaultValues: { allergy: storedAnswers.allergy ?? noAllergy, allergyConsent: false },
    check: (values) =>
      listAnswersEditFailures(storedAnswers, { allergy: toAnswer(values) }).map(({ error }) => ({
        field: error === 'allergy_consent_required' ? 'allergyConsent' : 'allergy',
        text: formatAllergyFailure(translations, error, values.allergy),
      })),
    send: async (values) => {
      if (editState.isDeadlinePassed) return;
      const allergy = toAnswer(values);
      if (listChangedAnswers(storedAnswers, { allergy }).length === 0) return editState.finish('unchanged');
      const problem = await edit.save({ allergyAnswer: encodeAllergy(normalizeAllergy(allergy)) });
      if (problem === undefined) return editState.finish('saved');
      const field = problemFields[problem.code];
      if (problem.code === 'allergy_unanswered') void queryClient.invalidateQueries(allergiesQuery);
      if (field === undefined) return void edit.reportProblem(problem);
      void fields.reportFailures({ field, text: formatProblem(translations, problem) });
    },
  });
  const { allergy } = fields.values;
  const fieldsId = fields.getId('allergy.answer');
  useEffect(() => {
    if (editState.isOpen && editState.shouldTakeFocus) focusField(fieldsId);
  }, [editState.isOpen, editState.shouldTakeFocus, fieldsId]);
  return (
    <FormFrame
      editState={editState}
      reservation={reservation}
      isSaving={edit.isSaving}
      label={t('complete.edit.allergies')}
      onSubmit={fields.submit}
    >
      <div id={fieldsId}>
        <AllergyFields
          allergy={fields.getValueFieldProps('allergy')}
          boxesId={fields.getId('allergy')}
          consent={fields.getRequiredFieldProps('allergyConsent')}
          isPickup={reservation.resvType === 'pickup'}
          storedAllergies={listSelectedAllergies(reservation)}
        />
      </div>
      {allergy.answer === 'exist' && <AllergenWarning allergyCodes={allergy.codes} menus={listMenus(reservation)} />}
      {allergy.answer === 'none' && storedAnswers.allergy?.answer === 'exist' && (
        <p className="text-sm">{t('complete.edit.deletes')}</p>
      )}
    </FormFrame>
  );
}
