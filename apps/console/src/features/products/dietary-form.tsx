import type { ProblemError } from '@dining/client/problem-error';
import { type Allergen, allergens, type Diet, type DietaryInfo, diets } from '@dining/domain/products/allergens';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { RadioGroup } from '@dining/ui/radio-group';
import { TextField } from '@dining/ui/text-field';
import { useState } from 'react';
import { Refusal } from '../../components/refusal';
import { getAllergenName } from '../../entities/products/menus';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

interface DietaryValues {
  readonly allergenKnowledge: 'known' | 'unknown';
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
  readonly reason: string;
}

interface DietaryFormProps {
  readonly info: DietaryInfo;
  /** Saves allergens and diets. Returns the problem if they were refused; the choices stay. */
  readonly onSave: (info: DietaryInfo, reason: string) => Promise<ProblemError | undefined>;
}

/** Returns the chosen options with one added or removed, in the order of all options. */
const toggle = <Option extends string>(
  allOptions: readonly Option[],
  chosenOptions: readonly Option[],
  option: Option,
  isChosen: boolean,
) => allOptions.filter((each) => (each === option ? isChosen : chosenOptions.includes(each)));

/** Shows the form that changes the allergens and diets of a menu. */
export function DietaryForm({ info, onSave }: DietaryFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [search, setSearch] = useState('');
  const { submit, getFieldProps, getValueFieldProps, problem, isPending } = useRequestForm<DietaryValues>({
    defaultValues: {
      allergenKnowledge: info.allergens === null ? 'unknown' : 'known',
      allergens: [...(info.allergens ?? [])],
      diets: [...info.diets],
      reason: '',
    },
    check: () => [],
    send: (values) =>
      onSave(
        { allergens: values.allergenKnowledge === 'known' ? values.allergens : null, diets: values.diets },
        values.reason.trim(),
      ),
  });
  const allergenKnowledge = getValueFieldProps('allergenKnowledge');
  const chosenAllergens = getValueFieldProps('allergens');
  const chosenDiets = getValueFieldProps('diets');
  const searchText = search.trim().toLowerCase();
  const foundAllergens = allergens.filter((allergen) =>
    getAllergenName(translations, allergen).toLowerCase().includes(searchText),
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Refusal hasConflictDialog problem={problem} />
      <RadioGroup
        label={t('staffSettings.menus.form.stated')}
        onChange={allergenKnowledge.onChange}
        options={(['known', 'unknown'] as const).map((value) => ({
          value,
          label: t(`staffSettings.menus.form.${value}`),
          description: t(`staffSettings.menus.form.${value}Hint`),
        }))}
        value={allergenKnowledge.value}
      />
      {allergenKnowledge.value === 'known' && (
        <div className="grid gap-3">
          <TextField
            autoComplete="off"
            label={t('staffSettings.menus.form.find')}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              // Enter in the search field would submit the form.
              if (event.key === 'Enter') event.preventDefault();
            }}
            type="search"
            value={search}
          />
          <FieldGroup
            description={t('staffSettings.menus.form.chosen', { count: chosenAllergens.value.length })}
            label={t('staffSettings.menus.form.contains')}
          >
            <div className="grid gap-x-4 sm:grid-cols-2 md:grid-cols-4">
              {foundAllergens.map((allergen) => (
                <Checkbox
                  checked={chosenAllergens.value.includes(allergen)}
                  key={allergen}
                  onChange={({ target }) =>
                    chosenAllergens.onChange(toggle(allergens, chosenAllergens.value, allergen, target.checked))
                  }
                >
                  {getAllergenName(translations, allergen)}
                </Checkbox>
              ))}
            </div>
          </FieldGroup>
          <p className="text-ink-soft" role="status">
            {foundAllergens.length === 0 && t('staffSettings.menus.form.noMatch')}
          </p>
        </div>
      )}
      <FieldGroup label={t('staffSettings.menus.form.diets')}>
        <div className="grid gap-x-4 sm:grid-cols-2 md:grid-cols-4">
          {diets.map((diet) => (
            <Checkbox
              checked={chosenDiets.value.includes(diet)}
              key={diet}
              onChange={({ target }) => chosenDiets.onChange(toggle(diets, chosenDiets.value, diet, target.checked))}
            >
              {t(`product.marks.diets.${diet}`)}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      <TextField
        {...getFieldProps('reason')}
        autoComplete="off"
        description={t('staffSettings.reasonHint')}
        label={t('staffSettings.reason')}
      />
      <Button className="justify-self-end" pending={isPending} type="submit" variant="primary">
        {t('staffSettings.save')}
      </Button>
    </form>
  );
}
