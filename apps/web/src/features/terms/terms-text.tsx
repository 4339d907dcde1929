/** Matches a paragraph with a numbered heading: `1. Purpose:`, `Article 1 (Purpose)`, `제1조 (목적)`, `第一条（目的）`. */
const numberedParagraph =
  /^(\d+\.\s*[^:：]{1,40}(?=[:：])|(?:Article \d+|제\d+조|第[\d一二三四五六七八九十]+[条條])\s*[(（][^)）]{1,60}[)）])[:：]?\s*(.*)$/;

interface TermsTextProps {
  text: string;
  level: 2 | 3;
}

export function TermsText({ text, level }: TermsTextProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid max-w-text grid-cols-1 gap-5 leading-7">
      {text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const [, headingText, body] = numberedParagraph.exec(line) ?? [];
          return (
            <div className="grid grid-cols-1 gap-1" key={line}>
              {headingText !== undefined && <Heading className="font-medium text-ink">{headingText}</Heading>}
              <p className={headingText === undefined ? undefined : 'first-letter:uppercase'}>{body ?? line}</p>
            </div>
          );
        })}
    </div>
  );
}
