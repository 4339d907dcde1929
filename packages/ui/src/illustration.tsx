import type { ReactNode } from 'react';
import { cx } from './cx';

const moon = (
  <>
    <circle className="fill-brass-wash stroke-none" cx="120" cy="62" r="34" />
    <path className="stroke-brass" d="M138 38a30 30 0 1 0 12 40a26 26 0 0 1-12-40z" />
    <path d="M24 118h192M52 126h136M84 134h72M108 142h24" />
    <path d="M52 34h.01M190 28h.01M206 70h.01M34 80h.01M168 98h.01" strokeWidth="2.5" />
  </>
);

const stillLife = (
  <>
    <circle className="fill-brass-wash stroke-none" cx="176" cy="46" r="24" />
    <path d="M20 132h200" />
    <path d="M70 132c-20-2-32-14-34-32h84c-2 18-14 30-34 32z" />
    <path className="stroke-brass" d="M36 100h84" />
    <path d="M64 92c0-8 8-8 8-16s-6-7-6-14M86 92c0-8 7-8 7-15" opacity="0.6" />
    <path d="M146 132h32M162 132v-26M146 64h32c2 26-4 40-16 42c-12-2-18-16-16-42z" />
    <path className="stroke-brass" d="M146.5 80h31" />
    <path d="M196 132v-50M200 132V82M192 132h14" />
  </>
);

const lamp = (
  <>
    <path className="fill-brass-wash stroke-none" d="M120 66l52 66H68z" />
    <path d="M24 132h192M120 14v24" />
    <path className="stroke-brass" d="M92 66c0-16 12-28 28-28s28 12 28 28z" />
    <path d="M112 70a8 8 0 0 0 16 0" />
    <path d="M96 132c-8-2-12-6-13-12h40c-1 6-5 10-13 12M140 132c-2-8-2-14 2-20h12c4 6 4 12 2 20" />
  </>
);

const drawings: Record<'moon' | 'still-life' | 'lamp', ReactNode> = { moon, 'still-life': stillLife, lamp };

export type IllustrationName = keyof typeof drawings;

/** A drawing in the colours of the house, for what is empty, missing or went wrong. `label` only where it stands for a picture. */
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
      {drawings[name]}
    </svg>
  );
}
