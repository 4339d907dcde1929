import type { Language } from '@dining/domain/shared/language';

/** A line of a letter: what it is, and what it says; more than one line of text where a thing has parts. */
export interface LetterRow {
  readonly label: string;
  readonly lines: readonly string[];
}

/** What a mail says, before it is dressed as HTML or set as plain text. All of it is text: nothing in it is markup. */
export interface Letter {
  readonly language: Language;
  /** Who writes: the hotel. */
  readonly sender: string;
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  /** The picture at its head, which travels with the mail under this id. */
  readonly picture: { readonly id: string; readonly alt: string; readonly width: number; readonly height: number } | undefined;
  readonly rows: readonly LetterRow[];
  /** Where it leads; undefined: all there is stands in it. */
  readonly action: { readonly label: string; readonly url: string } | undefined;
  /** Longer texts with a heading, such as the cancellation policy. */
  readonly notes: readonly { readonly title: string; readonly text: string }[];
  /** Small print. */
  readonly foot: readonly string[];
}

/** The letter as plain text, for programs and people that show no HTML. */
export function plainLetter(letter: Letter): string {
  const rows = letter.rows.map(({ label, lines }) => `${label}: ${lines.join('\n  ')}`);
  const notes = letter.notes.map(({ title, text }) => `${title}\n${text}`);
  const action = letter.action === undefined ? '' : `${letter.action.label}\n${letter.action.url}`;
  return [letter.sender, letter.title, letter.lead, rows.join('\n'), action, ...notes, letter.foot.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}
