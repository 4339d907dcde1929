import { cuisines } from '@dining/domain/search/venue-filter';
import { Select } from '@dining/ui/select';
import { PhotoList } from '../../../flows/catalogue/fields/photo-list';
import { PictureField } from '../../../flows/catalogue/fields/picture-field';
import { FieldRow, FlagField, LineField, NumberField, TextsField } from '../../../flows/catalogue/fields/text-fields';
import { useTranslations } from '../../../lib/i18n';
import type { DocumentForm } from '../use-document-form';
import { Section, type SectionName } from './section';
import { CategorySection, RoomSection } from './venue-lists';

export const venueSections = [
  'texts',
  'contact',
  'information',
  'chef',
  'categories',
  'rooms',
  'photos',
  'visibility',
] as const satisfies readonly SectionName[];

/** Shows the fields of a venue. Its start times and seats are changed in the calendar. */
export function VenueSections({ form }: { form: DocumentForm<'venue'> }) {
  const { t } = useTranslations();
  const { values, change } = form;
  return (
    <>
      <Section name="texts">
        <TextsField form={form} path="name" required />
        <TextsField form={form} isLong path="description" required />
        <TextsField form={form} hint={t('documents.hints.cuisineLabel')} path="cuisineLabel" />
      </Section>
      <Section name="contact">
        <FieldRow>
          <LineField form={form} inputMode="tel" path="phone" required />
          <LineField form={form} hint={t('documents.hints.mailbox')} inputMode="email" path="mailbox" />
          <NumberField form={form} path="seatCount" required />
          <Select
            error={form.getError('cuisine')}
            id={form.getId('cuisine')}
            label={form.getLabel('cuisine')}
            onChange={({ target }) => change('cuisine', cuisines.find((each) => each === target.value) ?? null)}
            options={[
              { value: '', label: t('documents.values.noChoice') },
              ...cuisines.map((each) => ({ value: each, label: t(`documents.values.cuisine.${each}`) })),
            ]}
            value={values.cuisine ?? ''}
          />
        </FieldRow>
        <FieldRow>
          <NumberField form={form} hint={t('documents.hints.turn')} path="tableTurnMinutes" />
          <NumberField form={form} hint={t('documents.hints.turn')} path="roomTurnMinutes" />
        </FieldRow>
        <div className="flex flex-wrap gap-x-8">
          <FlagField
            form={form}
            onChange={(welcomesChildren) => change('welcomesChildren', welcomesChildren)}
            path="welcomesChildren"
            value={values.welcomesChildren}
          />
          <FlagField
            form={form}
            onChange={(hasView) => change('hasView', hasView)}
            path="hasView"
            value={values.hasView}
          />
        </div>
      </Section>
      <Section name="information">
        {(
          [
            'location',
            'openingHours',
            'facilities',
            'parking',
            'notice',
            'pickupNotice',
            'dressCode',
            'children',
          ] as const
        ).map((field) => (
          <TextsField form={form} isLong={field !== 'location'} key={field} path={field} />
        ))}
      </Section>
      <Section name="chef">
        <TextsField form={form} path="chefName" />
        <TextsField form={form} isLong path="chefStatement" />
      </Section>
      <CategorySection form={form} />
      <RoomSection form={form} />
      <Section name="photos">
        <PictureField
          field="introPicture"
          form={form}
          onChange={(picture) => change('introPicture', picture?.path ?? '')}
          path={values.introPicture}
          ratio={4 / 5}
        />
        <PhotoList
          form={form}
          onChange={(photos) => change('photos', photos)}
          photos={values.photos}
          toPhoto={(picture) => picture}
        />
      </Section>
      <Section name="visibility">
        <FlagField
          form={form}
          hint={t('documents.hints.active')}
          onChange={(active) => change('active', active)}
          path="active"
          value={values.active}
        />
        <FieldRow>
          <NumberField form={form} hint={t('documents.hints.position')} path="position" />
        </FieldRow>
      </Section>
    </>
  );
}
