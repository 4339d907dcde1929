import { parseUploadedPictureFile } from '@dining/contract/codecs/uploaded-picture-path';
import { screens } from '@dining/contract/staff/screens';
import {
  checkHotelPhotoFields,
  type HotelPhotoFields,
  hotelPhotoKinds,
  maxHotelPhotos,
} from '@dining/domain/catalogue/hotel-photo-fields';
import type { HtlCode } from '@dining/domain/shared/codes';
import { Select } from '@dining/ui/select';
import { TextLink } from '@dining/ui/text-link';
import type { FieldPath } from '@dining/ui/use-checked-form';
import { useQuery } from '@tanstack/react-query';
import { getPictureName } from '../../entities/catalogue/document-texts';
import { getHotelPhotoHistoryQuery } from '../../entities/catalogue/form-history';
import { getHotelPhotosQuery, type HotelPhotosView, saveHotelPhotos } from '../../entities/catalogue/hotel-photos';
import { FormHistory } from '../../features/screen/form-history';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useIdempotentWrite } from '../second-factor/use-idempotent-write';
import { EditorPlaceContext } from './editor-place';
import type { FieldForm } from './fields/field-form';
import { PhotoList } from './fields/photo-list';
import { FieldsFormFrame } from './fields-form';
import { useFieldsForm } from './use-fields-form';

/** Shows the photos of a hotel in a form. */
export function HotelPhotosBlock({ htlCode }: { htlCode: HtlCode }) {
  const { t } = useTranslations();
  const { data, error, isFetching, refetch } = useQuery(getHotelPhotosQuery(htlCode));
  return (
    <Block title={t('setup.photos.title')}>
      <p className="text-ink-soft">{t('setup.photos.text')}</p>
      {error !== null && <LoadFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingRows count={3} />}
      {data !== undefined && (
        <EditorPlaceContext value={{ htlCode, dinCode: null, canChoosePictures: true }}>
          <HotelPhotosForm htlCode={htlCode} key={data.version} onSaved={() => void refetch()} view={data} />
        </EditorPlaceContext>
      )}
    </Block>
  );
}

type Photo = HotelPhotoFields['photos'][number];

interface PhotosValues {
  readonly photos: Photo[];
}

interface HotelPhotosFormProps {
  readonly htlCode: HtlCode;
  readonly view: HotelPhotosView;
  readonly onSaved: () => void;
}

function HotelPhotosForm({ htlCode, view, onSaved }: HotelPhotosFormProps) {
  const { t } = useTranslations();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const form = useFieldsForm<PhotosValues, HotelPhotoFields>({
    draftKey: `hotel photos ${htlCode}`,
    version: view.version,
    initialValues: { photos: [...view.fields.photos] },
    toFields: ({ photos }) => ({ photos }),
    check: checkHotelPhotoFields,
    save: ({ photos }, version) =>
      write(saveHotelPhotos, { htlCode, version: version ?? '', fields: { photos: [...photos] } }),
    labels: { photos: t('setup.photos.title') },
    formatPart: (part) => (part === 'alt' ? t('documents.parts.alt') : undefined),
    formatValue: (name, value) => {
      if (name === 'path') return getPictureName(String(value));
      const kind = name === 'kind' ? hotelPhotoKinds.find((each) => each === value) : undefined;
      return kind && t(`setup.photos.kinds.${kind}`);
    },
    onSaved: () => {
      notify(t('setup.photos.saved'));
      onSaved();
    },
  });
  const { value: photos, onChange } = form.getValueFieldProps('photos');
  const toName = (path: string) => path as FieldPath<PhotosValues>;
  const fields: FieldForm = {
    getTextProps: (path) => form.getFieldProps(toName(path)),
    getId: (path) => form.getId(toName(path)),
    getError: (path) => form.getError(toName(path)),
    getLabel: (path) => t(path === 'photos' ? 'setup.photos.title' : 'documents.parts.alt'),
  };
  return (
    <FieldsFormFrame
      form={form}
      history={
        <FormHistory
          formatDifference={form.formatDifference}
          hasChanges={form.hasChanges}
          onUse={(stored) => form.replaceValues({ photos: [...stored.photos] })}
          query={getHotelPhotoHistoryQuery(htlCode)}
        />
      }
      submitLabel={t('setup.photos.save')}
    >
      <PhotoList<Photo>
        canAdd={photos.length < maxHotelPhotos}
        emptyText={t('setup.photos.none')}
        form={fields}
        onChange={(next) => onChange([...next])}
        photos={photos}
        renderMore={({ kind, path }, index, change) => (
          <div className="grid w-96 max-w-full gap-3">
            <Select
              id={fields.getId(`photos.${index}.kind`)}
              label={t('setup.photos.kind')}
              onChange={({ target }) =>
                change({ kind: hotelPhotoKinds.find((each) => each === target.value) ?? 'front' })
              }
              options={hotelPhotoKinds.map((value) => ({ value, label: t(`setup.photos.kinds.${value}`) }))}
              value={kind}
            />
            <FocusLink path={path} />
          </div>
        )}
        toPhoto={({ path, alt }) => ({ kind: 'front', path, alt })}
      />
    </FieldsFormFrame>
  );
}

/** Links to the screen on which the focal point of an uploaded picture is chosen. */
function FocusLink({ path }: { path: string }) {
  const { t } = useTranslations();
  const picture = parseUploadedPictureFile(path.split(/[?#]/)[0] ?? '');
  return picture === undefined ? null : (
    <TextLink href={`${screens.pictures.path}?item=${picture.pictureId}`} newWindow>
      {t('setup.photos.focus')}
    </TextLink>
  );
}
