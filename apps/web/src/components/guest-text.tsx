import { joinClasses } from '@dining/ui/join-classes';

export function GuestText({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <span
      className={joinClasses('block whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]', className)}
      dir="auto"
    >
      {text}
    </span>
  );
}
