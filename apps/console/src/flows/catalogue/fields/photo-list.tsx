import type { PictureContent } from '@dining/domain/catalogue/document-contents';
import { FieldGroup } from '@dining/ui/field-group';
import type { ReactNode } from 'react';
import { getPictureName } from '../../../entities/catalogue/document-texts';
import { useTranslations } from '../../../lib/i18n';
import type { ChosenPicture } from '../../pictures/picture-chooser';
import type { FieldForm } from './field-form';
import { PictureButton, Thumbnail } from './picture-field';
import { RowList } from './row-list';
import { TextsField } from './text-fields';

interface PhotoListProps<Photo extends PictureContent> {
  readonly form: FieldForm;
  readonly photos: readonly Photo[];
  readonly onChange: (photos: readonly Photo[]) => void;
  readonly toPhoto: (picture: ChosenPicture) => Photo;
  /** Text of the empty list; by default it says that guests see the main picture instead. */
  readonly emptyText?: string;
  readonly canAdd?: boolean;
  /** Renders further fields of a photo. */
  readonly renderMore?: (photo: Photo, index: number, change: (changes: Partial<Photo>) => void) => ReactNode;
}

/** Lets staff choose the photos of a hotel or a document, and their order. */
export function PhotoList<Photo extends PictureContent>({
  form,
  photos,
  onChange,
  toPhoto,
  emptyText,
  canAdd = true,
  renderMore,
}: PhotoListProps<Photo>) {
  const { t } = useTranslations();
  return (
    <>
      <RowList<Photo>
        emptyText={emptyText ?? t('documents.hints.noPhotos')}
        field="photos"
        form={form}
        getName={({ path }, index) => `${index + 1} ${getPictureName(path)}`}
        onChange={onChange}
        renderRow={(photo, index, change) => (
          <div className="grid gap-4">
            <FieldGroup
              error={form.getError(`photos.${index}.path`)}
              label={`${index + 1} ${getPictureName(photo.path)}`}
              labelHidden
            >
              <div className="flex flex-wrap items-start gap-4" id={form.getId(`photos.${index}.path`)} tabIndex={-1}>
                <Thumbnail path={photo.path} />
                {renderMore?.(photo, index, change)}
              </div>
            </FieldGroup>
            <TextsField form={form} hint={t('documents.hints.alt')} path={`photos.${index}.alt`} />
          </div>
        )}
        rows={photos}
      />
      {canAdd && (
        <PictureButton
          label={t('documents.pictures.add')}
          onChoose={(picture) => onChange([...photos, toPhoto(picture)])}
        />
      )}
    </>
  );
}
