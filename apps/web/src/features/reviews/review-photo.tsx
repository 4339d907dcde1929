import { Button } from '@dining/ui/button';
import { RequiredMark } from '@dining/ui/field';
import { useId, useRef } from 'react';
import { useTranslations } from '../../lib/i18n';
import type { useReviewForm } from './use-review-form';

export function ReviewPhoto({ writing }: { writing: ReturnType<typeof useReviewForm> }) {
  const { t } = useTranslations();
  const { form, photo, choose, removePhoto, taking, sending } = writing;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in the grid
    <div aria-describedby={`${id}-hint`} aria-labelledby={id} className="grid gap-3" role="group">
      <div>
        <p className="font-medium text-sm" id={id}>
          {t('review.write.photo')}
          <RequiredMark />
        </p>
        <p className="text-ink-soft text-sm" id={`${id}-hint`}>
          {t('review.write.photoHint')}
        </p>
      </div>
      {photo !== undefined && (
        <img alt={t('review.write.yourPhoto')} className="max-h-72 max-w-full rounded-md bg-sunk" src={photo.preview} />
      )}
      <input
        accept="image/*"
        aria-label={t('review.write.addPhoto')}
        hidden
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // Allows choosing the same file again.
          event.target.value = '';
        }}
        ref={input}
        type="file"
      />
      <div className="flex flex-wrap gap-3">
        <Button
          id={form.getId('photo')}
          inactive={sending}
          onClick={() => input.current?.click()}
          pending={taking}
          pendingLabel={t('review.write.preparing')}
          size="sm"
        >
          {t(photo === undefined ? 'review.write.addPhoto' : 'review.write.changePhoto')}
        </Button>
        {photo !== undefined && (
          <Button inactive={sending} onClick={removePhoto} size="sm" variant="quiet">
            {t('review.write.removePhoto')}
          </Button>
        )}
      </div>
    </div>
  );
}
