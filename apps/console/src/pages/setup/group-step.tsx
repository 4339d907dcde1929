import {
  type AllergyFields,
  checkGroupFields,
  type GroupFields,
  maxAllergies,
} from '@dining/domain/catalogue/group-fields';
import { allergens } from '@dining/domain/products/allergens';
import { otherAllergyCode } from '@dining/domain/reservations/payment-form';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import type { FieldPath } from '@dining/ui/use-checked-form';
import { useQuery } from '@tanstack/react-query';
import { groupHistoryQuery } from '../../entities/catalogue/form-history';
import { getAllergenName } from '../../entities/products/menus';
import { type GroupView, groupQuery, saveGroup } from '../../entities/setup/setup';
import { FormHistory } from '../../features/screen/form-history';
import { LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { createTextFields } from '../../flows/catalogue/create-text-fields';
import { FieldsFormFrame } from '../../flows/catalogue/fields-form';
import { LanguageFields } from '../../flows/catalogue/language-fields';
import { useFieldsForm } from '../../flows/catalogue/use-fields-form';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatList } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { allergyTemplate } from '../../lib/text-templates';

const noText = { ko: '', en: '', cn: '', ja: '' };
const otherTemplate = allergyTemplate.find((entry) => entry.allergens.length === 0);
const newAllergy: AllergyFields = { allergyCode: null, name: noText, allergens: [] };

interface GroupValues {
  readonly name: GroupFields['name'];
  readonly allergies: AllergyFields[];
}

/** Shows the form for the name of the group and the allergies that guests can select. */
export function GroupStep({ onSaved }: { onSaved: (name: string) => void }) {
  const { t } = useTranslations();
  const { data, error, isFetching, refetch } = useQuery(groupQuery);
  return (
    <>
      <ScreenHead note={t('setup.hints.group')} title={t('setup.topics.group')} />
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data === undefined && error === null && <LoadingRows />}
      {data !== undefined && (
        <GroupForm key={data.version} onSaved={() => onSaved(t('setup.topics.group'))} view={data} />
      )}
    </>
  );
}

function GroupForm({ view, onSaved }: { view: GroupView; onSaved: () => void }) {
  const translations = useTranslations();
  const { t } = translations;
  const write = useIdempotentWrite();
  const form = useFieldsForm<GroupValues, GroupFields>({
    draftKey: 'setup group',
    version: view.version,
    initialValues: { name: view.fields.name, allergies: [...view.fields.allergies] },
    toFields: (values) => values,
    check: checkGroupFields,
    save: ({ name, allergies }, version) =>
      write(saveGroup, {
        version: version ?? '',
        fields: { name, allergies: allergies.map((each) => ({ ...each, allergens: [...each.allergens] })) },
      }),
    labels: { name: t('setup.group.name'), allergies: t('setup.group.allergies') },
    formatPart: (part) => (part === 'allergens' ? t('setup.group.allergens') : undefined),
    formatValue: (name, value) => {
      if (name === 'allergyCode') return '';
      const allergen = allergens.find((each) => each === value);
      return allergen && getAllergenName(translations, allergen);
    },
    onSaved,
  });
  const { value: allergies, onChange: setAllergies } = form.getValueFieldProps('allergies');
  const alerts = useAlerts();
  /** Puts a version into the form. An allergy that was removed since then gets a new code. */
  const replaceByVersion = ({ name, allergies: storedAllergies }: GroupFields) => {
    const codes = view.fields.allergies.map(({ allergyCode }) => allergyCode);
    form.replaceValues({
      name,
      allergies: storedAllergies.map((allergy) => ({
        ...allergy,
        allergyCode: codes.includes(allergy.allergyCode) ? allergy.allergyCode : null,
      })),
    });
  };
  /** Replaces the list, and clears its errors, because they refer to the index of an allergy. */
  const replaceAllergies = (next: AllergyFields[]) => {
    form.clearErrors();
    setAllergies(next);
  };
  const change = (place: number, changes: Partial<AllergyFields>) =>
    setAllergies(allergies.map((allergy, index) => (index === place ? { ...allergy, ...changes } : allergy)));
  const moveUp = (place: number) =>
    replaceAllergies(
      allergies.toSpliced(place - 1, 2, ...allergies.slice(place, place + 1), ...allergies.slice(place - 1, place)),
    );
  const confirmRemoval = (removed: readonly AllergyFields[]): Promise<boolean> =>
    alerts.show({
      title: t('setup.group.removeTitle', {
        name: formatList(
          translations,
          removed.map(({ name }) => name[translations.language]),
        ),
      }),
      message: t('setup.group.removeText'),
      confirmLabel: t('setup.group.removeNow'),
      cancelLabel: t('common.buttons.cancel'),
      danger: true,
    });
  /** Asks before a version removes allergies that guests can select now. */
  const confirmVersion = async ({ allergies: storedAllergies }: GroupFields): Promise<boolean> => {
    const removed = view.fields.allergies.filter(({ allergyCode }) =>
      storedAllergies.every((allergy) => allergy.allergyCode !== allergyCode),
    );
    return removed.length === 0 || confirmRemoval(removed);
  };
  const remove = async (place: number): Promise<void> => {
    const allergy = allergies[place] ?? newAllergy;
    const isSure = allergy.allergyCode === null || (await confirmRemoval([allergy]));
    if (isSure) replaceAllergies(allergies.toSpliced(place, 1));
  };
  /** Adds allergies at the end, but before the one that guests describe themselves if that is the last one. */
  const add = (added: readonly AllergyFields[], current: readonly AllergyFields[] = allergies) =>
    replaceAllergies(
      current.toSpliced(current.length - (current.at(-1)?.allergyCode === otherAllergyCode ? 1 : 0), 0, ...added),
    );
  const coveredAllergens = allergies.flatMap((allergy) => allergy.allergens);
  const missingInTemplate = allergyTemplate.filter(({ allergens: covered }) =>
    covered.some((allergen) => !coveredAllergens.includes(allergen)),
  );
  const addMissing = () =>
    add(
      missingInTemplate.map((entry) => ({ ...entry, allergyCode: null })),
      allergies.map((allergy) =>
        allergy.allergyCode === otherAllergyCode && allergy.name.ko === '' && otherTemplate !== undefined
          ? { ...allergy, name: otherTemplate.name }
          : allergy,
      ),
    );
  return (
    <FieldsFormFrame
      form={form}
      history={
        <FormHistory
          confirmUse={confirmVersion}
          formatDifference={form.formatDifference}
          hasChanges={form.hasChanges}
          onUse={replaceByVersion}
          query={groupHistoryQuery}
        />
      }
    >
      <LanguageFields
        description={t('setup.group.nameHint')}
        getField={(language) => form.getFieldProps(`name.${language}`)}
        label={t('setup.group.name')}
        required
      />
      <FieldGroup description={t('setup.group.allergiesHint')} label={t('setup.group.allergies')}>
        {allergies.map((allergy, index) => {
          const number = index + 1;
          const allergensPath = `allergies.${index}.allergens` as FieldPath<GroupValues>;
          const allergensError = form.getError(allergensPath);
          return (
            // A new allergy has no code yet, and errors refer to the index.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <fieldset className="grid gap-3 border-line border-b pb-5" key={index}>
              <legend className="sr-only">{t('setup.group.entry', { number })}</legend>
              <LanguageFields
                getField={createTextFields(form, `allergies.${index}.name`, allergy.name, (name) =>
                  change(index, { name }),
                )}
                label={t('setup.group.entry', { number })}
                required
              />
              {allergy.allergyCode === otherAllergyCode ? (
                <p className="text-ink-soft">{t('setup.group.other')}</p>
              ) : (
                <details open={allergensError !== undefined || undefined}>
                  <summary className="flex min-h-11 cursor-pointer items-center gap-3" id={form.getId(allergensPath)}>
                    <span className="font-medium">{t('setup.group.allergens')}</span>
                    <span className="min-w-0 text-ink-soft">
                      {formatList(
                        translations,
                        allergy.allergens.map((allergen) => getAllergenName(translations, allergen)),
                      )}
                    </span>
                  </summary>
                  <FieldGroup error={allergensError} label={t('setup.group.allergens')} labelHidden>
                    <div className="grid gap-x-4 sm:grid-cols-2 md:grid-cols-4">
                      {allergens.map((allergen) => (
                        <Checkbox
                          checked={allergy.allergens.includes(allergen)}
                          key={allergen}
                          onChange={({ target }) =>
                            change(index, {
                              allergens: allergens.filter((each) =>
                                each === allergen ? target.checked : allergy.allergens.includes(each),
                              ),
                            })
                          }
                        >
                          {getAllergenName(translations, allergen)}
                        </Checkbox>
                      ))}
                    </div>
                  </FieldGroup>
                </details>
              )}
              <div className="flex gap-3">
                {index > 0 && (
                  <Button
                    aria-label={t('setup.group.up', { number })}
                    onClick={() => moveUp(index)}
                    size="sm"
                    variant="quiet"
                  >
                    ↑
                  </Button>
                )}
                {allergy.allergyCode !== otherAllergyCode && (
                  <Button
                    aria-label={t('setup.group.remove', { number })}
                    onClick={() => void remove(index)}
                    size="sm"
                    variant="quiet"
                  >
                    ✕
                  </Button>
                )}
              </div>
            </fieldset>
          );
        })}
      </FieldGroup>
      <div className="flex flex-wrap gap-3">
        {missingInTemplate.length > 0 && (
          <Button onClick={addMissing} size="sm">
            {t('setup.group.useTemplate', { count: missingInTemplate.length })}
          </Button>
        )}
        <Button disabled={allergies.length >= maxAllergies} onClick={() => add([newAllergy])} size="sm">
          {t('setup.group.add')}
        </Button>
      </div>
    </FieldsFormFrame>
  );
}
