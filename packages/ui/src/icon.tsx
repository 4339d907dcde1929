import { cx } from './cx';

const paths = {
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  calendar: 'M4 6.5h16v13H4zM4 10.5h16M8.5 4v4M15.5 4v4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  error: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.5 9.5l5 5M14.5 9.5l-5 5',
  external: 'M14 5h5v5M19 5l-8 8M17 13.5V19H5V7h5.5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.5',
  menu: 'M4 8h16M4 16h16',
  minus: 'M6 12h12',
  pause: 'M9 6v12M15 6v12',
  phone: 'M6 4h3l1.5 4.5L8.3 10a11 11 0 0 0 5.7 5.7l1.5-2.2L20 15v3c0 1.2-.8 2-2 2C10.8 20 4 13.2 4 6c0-1.2.8-2 2-2z',
  pin: 'M12 21c4.5-4.8 6.5-8.2 6.5-11a6.5 6.5 0 1 0-13 0c0 2.8 2 6.2 6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  play: 'M8 5.5v13l10.5-6.5z',
  plus: 'M6 12h12M12 6v12',
  warning: 'M12 4.5L3.5 19.5h17zM12 10v4.5M12 16.7v.3',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing of 24 units beside a word; never the only bearer of a meaning, so always hidden from readers. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      className={cx('shrink-0', className)}
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
      <path d={paths[name]} />
    </svg>
  );
}
