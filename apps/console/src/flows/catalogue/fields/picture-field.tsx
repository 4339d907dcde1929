import { Button } from '@dining/ui/button';
import { FieldGroup } from '@dining/ui/field-group';
import { Picture } from '@dining/ui/picture';
import { useState } from 'react';
import { getPictureName } from '../../../entities/catalogue/document-texts';
import { createPictureImage } from '../../../features/pictures/picture-image';
import { useTranslations } from '../../../lib/i18n';
import { type ChosenPicture, PictureChooser } from '../../pictures/picture-chooser';
import { useEditorPlace } from '../editor-place';
import type { FieldForm } from './field-form';

/** Shows a picture of the catalogue by its path, or a placeholder. */
export function Thumbnail({ path, ratio = 4 / 3 }: { path: string; ratio?: number }) {
  return (
    <Picture
      alt=""
      className="w-40 rounded-sm"
      image={path === '' ? undefined : (createPictureImage(path) ?? { src: path })}
      ratio={ratio}
      sizes="160px"
    />
  );
}

interface PictureButtonProps {
  readonly label: string;
  /** Name for screen readers, if there are several such buttons. */
  readonly fullLabel?: string;
  readonly onChoose: (picture: ChosenPicture) => void;
}

/** Shows a button that opens the uploaded pictures of the hotel; nothing for staff who may not see them. */
export function PictureButton({ label, fullLabel, onChoose }: PictureButtonProps) {
  const { htlCode, canChoosePictures } = useEditorPlace();
  const [isOpen, setIsOpen] = useState(false);
  if (!canChoosePictures) return null;
  return (
    <>
      <Button aria-label={fullLabel} className="justify-self-start" onClick={() => setIsOpen(true)} size="sm">
        {label}
      </Button>
      {isOpen && (
        <PictureChooser
          htlCode={htlCode}
          onChoose={(picture) => {
            setIsOpen(false);
            onChoose(picture);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface PictureFieldProps {
  readonly form: FieldForm;
  readonly field: string;
  /** The field whose errors are shown, which contains the path of the picture; by default `field`. */
  readonly pathField?: string;
  readonly path: string;
  readonly hint?: string;
  readonly ratio?: number;
  readonly onChange: (picture: ChosenPicture | undefined) => void;
}

/** Lets staff choose one picture. */
export function PictureField({ form, field, pathField = field, path, hint, ratio, onChange }: PictureFieldProps) {
  const { t } = useTranslations();
  const { canChoosePictures } = useEditorPlace();
  const label = form.getLabel(field);
  const buttonLabel = t(path === '' ? 'documents.pictures.choose' : 'documents.pictures.change');
  return (
    <FieldGroup error={form.getError(pathField)} label={label} {...(hint !== undefined && { description: hint })}>
      <div className="flex flex-wrap items-center gap-4" id={form.getId(pathField)} tabIndex={-1}>
        <Thumbnail path={path} {...(ratio !== undefined && { ratio })} />
        <div className="grid gap-2">
          <p className="text-ink-soft">
            {path === ''
              ? t('documents.pictures.none')
              : t('documents.pictures.chosen', { name: getPictureName(path) })}
          </p>
          <div className="flex flex-wrap gap-2">
            <PictureButton fullLabel={`${label}: ${buttonLabel}`} label={buttonLabel} onChoose={onChange} />
            {path !== '' && canChoosePictures && (
              <Button
                aria-label={`${label}: ${t('documents.pictures.clear')}`}
                onClick={() => onChange(undefined)}
                size="sm"
                variant="quiet"
              >
                {t('documents.pictures.clear')}
              </Button>
            )}
          </div>
          {!canChoosePictures && <p className="text-ink-soft">{t('documents.pictures.forbidden')}</p>}
        </div>
      </div>
    </FieldGroup>
  );
}
