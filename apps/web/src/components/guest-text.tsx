import { cx } from '@dining/ui/cx';

/** Text of several lines that a guest wrote, letter by letter: each line runs in its own direction and moves nothing around it. */
export function GuestText({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <span className={cx('block whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]', className)} dir="auto">
      {text}
    </span>
  );
}
