import { reviewPhotosLimit } from '@dining/domain/reviews/checks';
import { Button } from '@dining/ui/button';
import { RequiredMark } from '@dining/ui/field';
import { Icon } from '@dining/ui/icon';
import { useId, useRef } from 'react';
import { useTranslations } from '../../lib/i18n';
import type { useReviewForm } from './use-review-form';

/** Shows the photos of a review, each with a button that removes it, and a button that adds photos, up to five. */
export function PhotosField({ reviewForm }: { reviewForm: ReturnType<typeof useReviewForm> }) {
  const { t } = useTranslations();
  const { form, photos, addPhotos, removePhoto, isPreparing, isSending } = reviewForm;
  const fileInput = useRef<HTMLInputElement>(null);
  const id = useId();
  const isFull = photos.length >= reviewPhotosLimit;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be a grid item
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
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, index) => (
            <li className="relative" key={photo.preview}>
              <img
                alt={t('review.write.yourPhoto', { number: index + 1 })}
                className="aspect-square w-full rounded-md bg-sunk object-cover"
                src={photo.preview}
              />
              <button
                aria-disabled={isSending}
                aria-label={t('review.write.removePhoto', { number: index + 1 })}
                className="absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-raised text-ink hover:bg-sunk"
                onClick={() => !isSending && removePhoto(photo)}
                type="button"
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        accept="image/*"
        aria-label={t('review.write.addPhoto')}
        hidden
        multiple
        onChange={(event) => {
          addPhotos([...(event.target.files ?? [])]);
          // Allows choosing the same file again.
          event.target.value = '';
        }}
        ref={fileInput}
        type="file"
      />
      <Button
        className="justify-self-start"
        id={form.getId('photos')}
        inactive={isSending || isFull}
        onClick={() => fileInput.current?.click()}
        pending={isPreparing}
        pendingLabel={t('review.write.preparing')}
        size="sm"
      >
        {t(photos.length === 0 ? 'review.write.addPhoto' : 'review.write.anotherPhoto')}
      </Button>
    </div>
  );
}
