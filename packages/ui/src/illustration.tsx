import { joinClasses } from './join-classes';

export type IllustrationName = 'mark' | 'moon' | 'still-life' | 'lamp';

/**
 * Draws an illustration for empty and error states. Set `label` only if the illustration replaces a picture. The app
 * provides the file with the drawings, which use the page's colours.
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
      className={joinClasses('stroke-ink-soft', className)}
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
