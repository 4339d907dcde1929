import { joinClasses } from './join-classes';

const paths = {
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  external: 'M14 5h5v5M19 5l-8 8M17 13.5V19H5V7h5.5',
  menu: 'M4 8h16M4 16h16',
  minus: 'M6 12h12',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  plus: 'M6 12h12M12 6v12',
} as const;

export type IconName = keyof typeof paths;

interface BaseIconProps {
  path: string;
  size?: number;
  className?: string | undefined;
}

export function BaseIcon({ path, size = 20, className }: BaseIconProps) {
  return (
    <svg
      aria-hidden="true"
      className={joinClasses('shrink-0', className)}
      fill="none"
      focusable="false"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.5}
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={path} />
    </svg>
  );
}

export const Icon = ({ name, ...props }: Omit<BaseIconProps, 'path'> & { name: IconName }) => (
  <BaseIcon path={paths[name]} {...props} />
);
