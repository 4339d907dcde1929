import { isSafeLink } from '@dining/domain/catalogue/check-link';
import { ButtonLink } from '@dining/ui/button';
import { Select } from '@dining/ui/select';
import { useHotels } from '../../../entities/hotels/staff-hotels';
import { useEditorPlace } from '../../../flows/catalogue/editor-place';
import { PictureField } from '../../../flows/catalogue/fields/picture-field';
import { DayField, FieldRow, LineField, NumberField, TextsField } from '../../../flows/catalogue/fields/text-fields';
import { useTranslations } from '../../../lib/i18n';
import type { DocumentForm } from '../use-document-form';
import { useVenueDocuments } from '../use-venue-documents';
import { noText } from './new-rows';
import { Section, type SectionName } from './section';

export const promotionSections = [
  'texts',
  'target',
  'period',
  'link',
  'banners',
] as const satisfies readonly SectionName[];

interface PromotionFormProps {
  readonly form: DocumentForm<'promotion'>;
}

/** Shows the fields of a promotion. */
export function PromotionSections({ form }: PromotionFormProps) {
  const { t } = useTranslations();
  const { values, change } = form;
  const link = values.linkUrl.trim();
  return (
    <>
      <Section name="texts">
        <TextsField form={form} path="name" required />
        <TextsField form={form} isLong path="simpleDescription" required />
        <TextsField form={form} isLong path="content" />
      </Section>
      <Section name="target">
        <TargetFields form={form} />
      </Section>
      <Section name="period">
        <FieldRow>
          <DayField form={form} hint={t('documents.hints.period')} path="startsOn" />
          <DayField form={form} hint={t('documents.hints.period')} path="endsOn" />
          <NumberField form={form} hint={t('documents.hints.position')} path="position" />
        </FieldRow>
      </Section>
      <Section name="link">
        <div className="grid max-w-3xl gap-3">
          <LineField form={form} hint={t('documents.link.hint')} inputMode="url" path="linkUrl" />
          {isSafeLink(link) && (
            <ButtonLink className="justify-self-start" href={link} rel="noreferrer" size="sm" target="_blank">
              {t('documents.link.open')}
            </ButtonLink>
          )}
        </div>
      </Section>
      <Section name="banners">
        <PictureField
          field="banner"
          form={form}
          hint={t('documents.hints.banner')}
          onChange={(picture) => change('banner', picture ?? { path: '', alt: noText })}
          path={values.banner.path}
          pathField="banner.path"
          ratio={8 / 3}
        />
        <TextsField form={form} hint={t('documents.hints.alt')} label={t('documents.parts.alt')} path="banner.alt" />
        <PictureField
          field="bannerMobile"
          form={form}
          hint={t('documents.hints.bannerMobile')}
          onChange={(picture) => change('bannerMobile', picture?.path ?? '')}
          path={values.bannerMobile}
          ratio={1}
        />
      </Section>
    </>
  );
}

/** Lets staff choose the venue and the product that a promotion is about. */
function TargetFields({ form }: PromotionFormProps) {
  const { t } = useTranslations();
  const { htlCode } = useEditorPlace();
  const venues = useHotels().find((hotel) => hotel.htlCode === htlCode)?.venues ?? [];
  const { dinCode, prodCode } = form.values;
  const venue = venues.find((each) => each.dinCode === dinCode);
  const { rows: products } = useVenueDocuments('product', venue?.dinCode ?? null);
  const isListed = products.some(({ code }) => code === prodCode);
  return (
    <FieldRow>
      <Select
        error={form.getError('dinCode')}
        id={form.getId('dinCode')}
        label={form.getLabel('dinCode')}
        onChange={({ target }) => {
          form.change('dinCode', target.value);
          form.change('prodCode', '');
        }}
        options={[
          { value: '', label: t('documents.values.wholeHotel') },
          ...(venue === undefined && dinCode !== '' ? [{ value: dinCode, label: dinCode }] : []),
          ...venues.map((each) => ({ value: String(each.dinCode), label: each.name })),
        ]}
        value={dinCode}
      />
      <Select
        disabled={dinCode === ''}
        error={form.getError('prodCode')}
        id={form.getId('prodCode')}
        label={form.getLabel('prodCode')}
        onChange={({ target }) => form.change('prodCode', target.value)}
        options={[
          { value: '', label: t('documents.values.noProduct') },
          ...(isListed || prodCode === '' ? [] : [{ value: prodCode, label: prodCode }]),
          ...products.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        value={prodCode}
      />
    </FieldRow>
  );
}
