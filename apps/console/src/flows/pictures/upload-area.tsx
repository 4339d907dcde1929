import { originalBytesLimit } from '@dining/domain/pictures/catalogue-pictures';
import { Button } from '@dining/ui/button';
import { joinClasses } from '@dining/ui/join-classes';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslations } from '../../lib/i18n';

const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Lets staff choose files with a button, or drop them on the area. */
export function UploadArea({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslations();
  const input = useRef<HTMLInputElement>(null);
  const [isDragging, setIsDragging] = useState(false);
  const accept = (event: DragEvent): void => {
    event.preventDefault();
    setIsDragging(true);
  };
  return (
    <div
      className={joinClasses(
        'grid justify-items-center gap-2 rounded-sm border-2 border-dashed p-5 text-center',
        isDragging ? 'border-brass bg-brass-wash' : 'border-line',
      )}
      onDragEnter={accept}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsDragging(false);
      }}
      onDragOver={accept}
      onDrop={(event) => {
        event.preventDefault();
        setIsDragging(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        accept={acceptedTypes}
        aria-label={t('pictures.upload.label')}
        hidden
        multiple
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        ref={input}
        type="file"
      />
      <Button onClick={() => input.current?.click()} size="sm" variant="primary">
        {t('pictures.upload.label')}
      </Button>
      <p className="text-ink-soft">
        {isDragging
          ? t('pictures.upload.drop')
          : t('pictures.upload.hint', { megabytes: originalBytesLimit / 1024 / 1024 })}
      </p>
    </div>
  );
}
