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
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'eye-off':
    'M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.400M6.3 7.3A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.200-1M9.9 9.900a3 3 0 0 0 4.2 4.200M3.5 3.5l17 17',
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
