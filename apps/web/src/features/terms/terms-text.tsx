/** What a numbered paragraph is about, up to its colon. */
const headed = /^(\d+\.\s*[^:：]{1,40}[:：])(.*)$/;

/** A text of terms by its paragraphs, each with what it is about set apart. */
export function TermsText({ text }: { text: string }) {
  return (
    <div className="grid max-w-text gap-3 leading-7">
      {text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const [, head, rest] = headed.exec(line) ?? [];
          return (
            <p key={line}>
              {head !== undefined && <strong className="font-medium text-ink">{head}</strong>}
              {rest ?? line}
            </p>
          );
        })}
    </div>
  );
}
