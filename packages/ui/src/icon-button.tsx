import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './icon';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  label: string;
  outlined?: boolean | undefined;
  /** Cannot be pressed but keeps its focus. */
  inactive?: boolean | undefined;
};

export function IconButton({
  icon,
  label,
  outlined = false,
  inactive = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      aria-disabled={inactive || undefined}
      aria-label={label}
      className={cx(
        'inline-grid size-11 shrink-0 place-items-center rounded-sm text-ink transition-colors',
        outlined && 'border border-edge',
        inactive ? 'cursor-default border-line text-ink-soft opacity-60' : 'hover:bg-sunk hover:text-brass',
        className,
      )}
      onClick={inactive ? undefined : onClick}
      type="button"
    >
      <Icon name={icon} />
    </button>
  );
}
