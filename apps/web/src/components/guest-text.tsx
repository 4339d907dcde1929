import { joinClasses } from '@dining/ui/join-classes';

/** Shows a text that a guest has written, with its line breaks and in the direction of its script. */
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
