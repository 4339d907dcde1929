import { joinClasses } from '@dining/ui/join-classes';

const path = 'M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 17l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';

interface StarProps {
  /** The filled fraction, from 0 to 1. */
  fill: number;
  size?: number;
  className?: string;
}

export function Star({ fill, size = 16, className }: StarProps) {
  return (
    <svg
      aria-hidden="true"
      className={joinClasses('shrink-0', className)}
      focusable="false"
      height={size}
      viewBox="0 0 24 24"
      width={size}
    >
      {fill > 0 && (
        <path
          d={path}
          fill="currentColor"
          style={fill < 1 ? { clipPath: `inset(0 ${100 - fill * 100}% 0 0)` } : undefined}
        />
      )}
      <path d={path} fill="none" stroke="currentColor" strokeLinejoin="round" strokeWidth={1.5} />
    </svg>
  );
}
