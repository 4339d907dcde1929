import { diets } from '@dining/domain/products/allergens';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { Select } from '@dining/ui/select';
import { useEditorPlace } from '../../../flows/catalogue/editor-place';
import { PictureField } from '../../../flows/catalogue/fields/picture-field';
import { RowList } from '../../../flows/catalogue/fields/row-list';
import { FieldRow, FlagField, NumberField, TextsField } from '../../../flows/catalogue/fields/text-fields';
import { useTranslations } from '../../../lib/i18n';
import { AllergenField } from '../fields/allergen-field';
import type { DocumentForm } from '../use-document-form';
import { useVenueDocuments } from '../use-venue-documents';
import { newPlate } from './new-rows';
import { Section, type SectionName } from './section';

export const menuSections = [
  'texts',
  'portion',
  'allergens',
  'plates',
  'photos',
] as const satisfies readonly SectionName[];

/** Shows the fields of a menu. `code` is its number; null for a new menu. */
export function MenuSections({ form, code }: { form: DocumentForm<'menu'>; code: string | null }) {
  const { t } = useTranslations();
  const { values, change } = form;
  return (
    <>
      <Section name="texts">
        <TextsField form={form} path="name" required />
        <TextsField form={form} isLong path="description" />
      </Section>
      <Section name="portion">
        <FieldRow>
          <NumberField form={form} hint={t('documents.hints.price')} path="price" required suffix="₩" />
          <NumberField form={form} hint={t('documents.hints.coversPerUnit')} path="coversPerUnit" required />
          <BaseMenuField code={code} form={form} />
        </FieldRow>
        <FlagField
          form={form}
          onChange={(forChildren) => change('forChildren', forChildren)}
          path="forChildren"
          value={values.forChildren}
        />
      </Section>
      <Section name="allergens">
        <div id={form.getId('allergens')}>
          <AllergenField
            error={form.getError('allergens')}
            hint={t('documents.hints.notStated')}
            label={form.getLabel('allergens')}
            onChange={(allergens) => change('allergens', allergens)}
            value={values.allergens}
          />
        </div>
        <FieldGroup error={form.getError('diets')} label={form.getLabel('diets')}>
          <div className="flex flex-wrap gap-x-6" id={form.getId('diets')}>
            {diets.map((diet) => (
              <Checkbox
                checked={values.diets.includes(diet)}
                key={diet}
                onChange={({ target }) =>
                  change(
                    'diets',
                    diets.filter((each) => (each === diet ? target.checked : values.diets.includes(each))),
                  )
                }
              >
                {t(`product.marks.diets.${diet}`)}
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
      </Section>
      <Section name="plates">
        <RowList
          add={{ label: t('documents.rows.addPlate'), row: newPlate }}
          emptyText={t('documents.hints.noPlates')}
          field="plates"
          form={form}
          onChange={(plates) => change('plates', plates)}
          renderRow={(plate, index, changePlate) => (
            <>
              <TextsField form={form} path={`plates.${index}.name`} required />
              <AllergenField
                error={form.getError(`plates.${index}.allergens`)}
                label={t('documents.parts.allergens')}
                onChange={(allergens) => changePlate({ allergens })}
                value={plate.allergens}
              />
            </>
          )}
          rows={values.plates}
        />
      </Section>
      <Section name="photos">
        <PictureField
          field="picture"
          form={form}
          onChange={(picture) => change('picture', picture?.path ?? '')}
          path={values.picture}
          ratio={1}
        />
      </Section>
    </>
  );
}

/** Lets staff choose the base menu, in whose row this menu is shown as a variant. */
function BaseMenuField({ form, code }: { form: DocumentForm<'menu'>; code: string | null }) {
  const { t } = useTranslations();
  const { dinCode } = useEditorPlace();
  const { rows } = useVenueDocuments('menu', dinCode);
  const { baseIndex } = form.values;
  const isListed = rows.some((row) => row.code === String(baseIndex));
  return (
    <Select
      description={t('documents.hints.baseIndex')}
      error={form.getError('baseIndex')}
      id={form.getId('baseIndex')}
      label={form.getLabel('baseIndex')}
      onChange={({ target }) => form.change('baseIndex', target.value === '' ? null : Number(target.value))}
      options={[
        { value: '', label: t('documents.values.noChoice') },
        ...(baseIndex === null || isListed
          ? []
          : [{ value: String(baseIndex), label: t('documents.values.menuNumber', { code: baseIndex }) }]),
        ...rows.filter((row) => row.code !== code).map((row) => ({ value: row.code, label: row.name })),
      ]}
      value={baseIndex === null ? '' : String(baseIndex)}
    />
  );
}
