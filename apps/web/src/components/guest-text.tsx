import { cx } from '@dining/ui/cx';

/** Shows multiline text of a guest verbatim. Each line has its own text direction. */
export function GuestText({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <span className={cx('block whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]', className)} dir="auto">
      {text}
    </span>
  );
}
