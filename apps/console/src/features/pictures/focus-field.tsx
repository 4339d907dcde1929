import { createFocalPoint, type FocalPoint } from '@dining/domain/pictures/catalogue-pictures';
import { type PointerEvent, useId } from 'react';
import { useTranslations } from '../../lib/i18n';
import { createPictureImage } from './picture-image';

interface FocusFieldProps {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly focus: FocalPoint;
  readonly onChange: (focus: FocalPoint) => void;
}

/** Returns the point of an element at which the pointer is, in percent of its size. */
function getPointerPoint({ currentTarget, clientX, clientY }: PointerEvent): FocalPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return createFocalPoint(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
}

/**
 * Shows the picture and two sliders. Staff set its focal point by pointer in the picture, or with the sliders, which
 * arrow keys move by one percent.
 */
export function FocusField({ path, width, height, focus, onChange }: FocusFieldProps) {
  const { t } = useTranslations();
  const id = useId();
  const image = createPictureImage(path);
  const movePoint = (event: PointerEvent): void => {
    if (event.buttons !== 1) return;
    event.preventDefault();
    onChange(getPointerPoint(event));
  };
  const sliders = [
    { axis: 'x', value: focus.x, change: (x: number) => createFocalPoint(x, focus.y) },
    { axis: 'y', value: focus.y, change: (y: number) => createFocalPoint(focus.x, y) },
  ] as const;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{t('pictures.focus.title')}</legend>
      <p className="text-ink-soft" id={`${id}-hint`}>
        {t('pictures.focus.hint')}
      </p>
      <div
        aria-hidden="true"
        className="relative touch-none select-none overflow-hidden rounded-sm bg-sunk"
        onPointerDown={movePoint}
        onPointerMove={movePoint}
        style={{ aspectRatio: width / height }}
        title={t('pictures.focus.image')}
      >
        {image !== undefined && (
          <img alt="" className="size-full" draggable={false} sizes="460px" src={image.src} srcSet={image.srcSet} />
        )}
        <span
          className="pointer-events-none absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-[white] shadow-[0_0_0_2px_rgb(0_0_0/0.6),inset_0_0_0_2px_rgb(0_0_0/0.6)]"
          data-testid="focal-point"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        {sliders.map(({ axis, value, change }) => (
          <label className="grid gap-1" key={axis}>
            <span className="flex justify-between">
              {t(`pictures.focus.${axis}`)}
              <span className="tabular-nums">{t('pictures.focus.percent', { percent: value })}</span>
            </span>
            <input
              aria-describedby={`${id}-hint`}
              aria-label={t(`pictures.focus.${axis}`)}
              aria-valuetext={t('pictures.focus.percent', { percent: value })}
              className="min-h-11 w-full accent-brass"
              max={100}
              min={0}
              onChange={(event) => onChange(change(Number(event.target.value)))}
              step={1}
              type="range"
              value={value}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
