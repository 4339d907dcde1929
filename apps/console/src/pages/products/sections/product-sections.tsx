import { Select } from '@dining/ui/select';
import { PhotoList } from '../../../flows/catalogue/fields/photo-list';
import { PictureField } from '../../../flows/catalogue/fields/picture-field';
import { FieldRow, NumberField, TextsField, WeekdaysField } from '../../../flows/catalogue/fields/text-fields';
import { useTranslations } from '../../../lib/i18n';
import type { DocumentForm } from '../use-document-form';
import { OptionList } from './option-list';
import { DepositSection, PriceSection } from './price-sections';
import { QuestionList } from './question-list';
import { NotSaleSection, SaleSection } from './sale-sections';
import { Section, type SectionName } from './section';

export const productSections = [
  'texts',
  'sale',
  'notSale',
  'price',
  'deposit',
  'options',
  'questions',
  'limits',
  'pickup',
  'photos',
] as const satisfies readonly SectionName[];

/** Shows the fields of a product. */
export function ProductSections({ form }: { form: DocumentForm<'product'> }) {
  const { t } = useTranslations();
  const { values, change } = form;
  return (
    <>
      <Section name="texts">
        <TextsField form={form} path="name" required />
        <TextsField form={form} isLong path="description" />
      </Section>
      <SaleSection form={form} />
      <NotSaleSection form={form} />
      <PriceSection form={form} />
      <DepositSection form={form} />
      <Section name="options">
        <OptionList form={form} />
      </Section>
      <Section name="questions">
        <Select
          className="max-w-md"
          error={form.getError('questionType')}
          id={form.getId('questionType')}
          label={form.getLabel('questionType')}
          onChange={({ target }) => change('questionType', target.value as typeof values.questionType)}
          options={(['none', 'allergy', 'direct', 'both'] as const).map((type) => ({
            value: type,
            label: t(`documents.values.questionType.${type}`),
          }))}
          value={values.questionType}
        />
        <QuestionList form={form} />
      </Section>
      <Section name="limits">
        <FieldRow>
          <NumberField form={form} hint={t('documents.hints.daySaleLimit')} path="daySaleLimit" />
          <NumberField form={form} hint={t('documents.hints.perPersonLimit')} path="perPersonLimit" />
          <NumberField form={form} hint={t('documents.hints.position')} path="position" />
        </FieldRow>
      </Section>
      <Section name="pickup">
        {values.reservationType === 'pickup' || form.hasError('pickupLeadDays', 'pickupWeekFlags') ? (
          <>
            <FieldRow>
              <NumberField form={form} path="pickupLeadDays" required />
            </FieldRow>
            <WeekdaysField
              form={form}
              onChange={(flags) => change('pickupWeekFlags', flags)}
              path="pickupWeekFlags"
              value={values.pickupWeekFlags}
            />
          </>
        ) : (
          <p className="text-ink-soft">{t('documents.hints.onlyPickup')}</p>
        )}
      </Section>
      <Section name="photos">
        <PictureField
          field="bannerPicture"
          form={form}
          hint={t('documents.hints.bannerPicture')}
          onChange={(picture) => change('bannerPicture', picture?.path ?? '')}
          path={values.bannerPicture}
          ratio={3 / 2}
        />
        <PhotoList<DocumentForm<'product'>['values']['photos'][number]>
          form={form}
          onChange={(photos) => change('photos', photos)}
          photos={values.photos}
          renderMore={(photo, _index, changePhoto) => (
            <Select
              className="max-w-xs"
              label={t('documents.parts.photoType')}
              onChange={({ target }) => changePhoto({ photoType: target.value === 'prod2' ? 'prod2' : 'prod1' })}
              options={(['prod1', 'prod2'] as const).map((type) => ({
                value: type,
                label: t(`documents.values.photoType.${type}`),
              }))}
              value={photo.photoType}
            />
          )}
          toPhoto={(picture) => ({ ...picture, photoType: 'prod1' })}
        />
      </Section>
    </>
  );
}
