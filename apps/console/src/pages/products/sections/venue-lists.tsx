import { Button } from '@dining/ui/button';
import { Select } from '@dining/ui/select';
import { PictureButton, Thumbnail } from '../../../flows/catalogue/fields/picture-field';
import { RowList } from '../../../flows/catalogue/fields/row-list';
import { NumberField, TextsField } from '../../../flows/catalogue/fields/text-fields';
import { useTranslations } from '../../../lib/i18n';
import type { DocumentForm } from '../use-document-form';
import { noText } from './new-rows';
import { Section } from './section';

interface VenueFormProps {
  readonly form: DocumentForm<'venue'>;
}

const reservationTypes = ['table', 'room', 'pickup'] as const;

/** Shows the categories in which a venue sells its products. */
export function CategorySection({ form }: VenueFormProps) {
  const { t } = useTranslations();
  return (
    <Section name="categories">
      <RowList<DocumentForm<'venue'>['values']['categories'][number]>
        add={{ label: t('documents.rows.addCategory'), row: { name: noText, reservationType: 'table' } }}
        emptyText={t('documents.hints.noCategories')}
        field="categories"
        form={form}
        hint={t('documents.hints.categories')}
        onChange={(categories) => form.change('categories', categories)}
        renderRow={(category, index, change) => (
          <>
            <TextsField form={form} path={`categories.${index}.name`} required />
            <Select
              className="w-64"
              label={t('documents.parts.reservationType')}
              onChange={({ target }) =>
                change({ reservationType: reservationTypes.find((type) => type === target.value) ?? 'table' })
              }
              options={reservationTypes.map((type) => ({
                value: type,
                label: t(`documents.values.reservationType.${type}`),
              }))}
              value={category.reservationType}
            />
          </>
        )}
        rows={form.values.categories}
      />
    </Section>
  );
}

/** Shows the rooms of a venue. Their seats are changed in the calendar. */
export function RoomSection({ form }: VenueFormProps) {
  const { t } = useTranslations();
  return (
    <Section name="rooms">
      <RowList<DocumentForm<'venue'>['values']['rooms'][number]>
        add={{ label: t('documents.rows.addRoom'), row: { dinRoomCode: '', name: noText, area: '', picture: null } }}
        emptyText={t('documents.hints.noRooms')}
        field="rooms"
        form={form}
        hint={t('documents.hints.rooms')}
        onChange={(rooms) => form.change('rooms', rooms)}
        renderRow={(room, index, change) => (
          <>
            <TextsField form={form} path={`rooms.${index}.name`} required />
            <div className="flex flex-wrap items-start gap-6">
              <NumberField form={form} path={`rooms.${index}.area`} />
              <Thumbnail path={room.picture?.path ?? ''} ratio={3 / 2} />
              <div className="grid gap-2">
                <PictureButton
                  label={t(room.picture === null ? 'documents.pictures.choose' : 'documents.pictures.change')}
                  onChoose={(picture) => change({ picture })}
                />
                {room.picture !== null && (
                  <Button onClick={() => change({ picture: null })} size="sm" variant="quiet">
                    {t('documents.pictures.clear')}
                  </Button>
                )}
              </div>
            </div>
            {room.picture !== null && (
              <TextsField
                form={form}
                hint={t('documents.hints.alt')}
                label={t('documents.parts.alt')}
                path={`rooms.${index}.picture.alt`}
              />
            )}
          </>
        )}
        rows={form.values.rooms}
      />
    </Section>
  );
}
