import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon';
import { joinClasses } from './join-classes';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  label: string;
  outlined?: boolean | undefined;
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
      className={joinClasses(
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
