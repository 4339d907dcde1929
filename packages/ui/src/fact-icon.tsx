import type { ComponentProps } from 'react';
import { BaseIcon } from './icon';

const paths = {
  calendar: 'M4 6.5h16v13H4zM4 10.5h16M8.5 4v4M15.5 4v4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  error: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.5 9.5l5 5M14.5 9.5l-5 5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.5',
  phone: 'M6 4h3l1.5 4.5L8.3 10a11 11 0 0 0 5.7 5.7l1.5-2.2L20 15v3c0 1.2-.8 2-2 2C10.8 20 4 13.2 4 6c0-1.2.8-2 2-2z',
  pin: 'M12 21c4.5-4.8 6.5-8.2 6.5-11a6.5 6.5 0 1 0-13 0c0 2.8 2 6.2 6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  warning: 'M12 4.5L3.5 19.5h17zM12 10v4.5M12 16.7v.3',
} as const;

/**
 * Shows an icon for a fact, such as date or place. In a file of its own, because neither the header nor the main page's
 * first screen uses these icons.
 */
export const FactIcon = ({
  name,
  ...props
}: Omit<ComponentProps<typeof BaseIcon>, 'path'> & { name: keyof typeof paths }) => (
  <BaseIcon path={paths[name]} {...props} />
);
