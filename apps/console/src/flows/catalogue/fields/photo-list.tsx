import type { PictureContent } from '@dining/domain/catalogue/document-contents';
import type { ReactNode } from 'react';
import { getPictureName } from '../../../entities/catalogue/document-texts';
import { useTranslations } from '../../../lib/i18n';
import type { FieldForm } from '../use-document-form';
import type { ChosenPicture } from './picture-chooser';
import { PictureButton, Thumbnail } from './picture-field';
import { RowList } from './row-list';
import { TextsField } from './text-fields';

interface PhotoListProps<Photo extends PictureContent> {
  readonly form: FieldForm;
  readonly photos: readonly Photo[];
  readonly onChange: (photos: readonly Photo[]) => void;
  readonly toPhoto: (picture: ChosenPicture) => Photo;
  /** Renders further fields of a photo. */
  readonly renderMore?: (photo: Photo, index: number, change: (changes: Partial<Photo>) => void) => ReactNode;
}

/** Chooses the photos of a document and their order. */
export function PhotoList<Photo extends PictureContent>({
  form,
  photos,
  onChange,
  toPhoto,
  renderMore,
}: PhotoListProps<Photo>) {
  const { t } = useTranslations();
  return (
    <>
      <RowList<Photo>
        emptyText={t('documents.hints.noPhotos')}
        field="photos"
        form={form}
        getName={({ path }, index) => `${index + 1} ${getPictureName(path)}`}
        onChange={onChange}
        renderRow={(photo, index, change) => (
          <div className="grid gap-4" id={form.getId(`photos.${index}.path`)}>
            <div className="flex flex-wrap items-start gap-4">
              <Thumbnail path={photo.path} />
              {renderMore?.(photo, index, change)}
            </div>
            <TextsField form={form} hint={t('documents.hints.alt')} path={`photos.${index}.alt`} />
          </div>
        )}
        rows={photos}
      />
      <PictureButton
        label={t('documents.pictures.add')}
        onChoose={(picture) => onChange([...photos, toPhoto(picture)])}
      />
    </>
  );
}
