import { cx } from './cx';

export type IllustrationName = 'moon' | 'still-life' | 'lamp';

/**
 * A drawing in the colours of the house, for what is empty, missing or went wrong; `label` only where it stands for a picture. The drawings
 * are a file of the app's, which takes its colours from the page it is shown on.
 */
export function Illustration({
  name,
  label,
  className,
}: {
  name: IllustrationName;
  label?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <svg
      aria-hidden={label === undefined || undefined}
      aria-label={label}
      className={cx('stroke-ink-soft', className)}
      fill="none"
      focusable="false"
      role={label === undefined ? undefined : 'img'}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.25"
      viewBox="0 0 240 150"
    >
      <use href={`/drawings.svg#${name}`} />
    </svg>
  );
}
