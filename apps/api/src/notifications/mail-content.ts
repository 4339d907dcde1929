import type { Language } from '@dining/domain/shared/language';

/** A line of a mail: what it is, and what it says; more than one line of text where a thing has parts. */
export interface MailRow {
  readonly label: string;
  readonly lines: readonly string[];
}

/** Where a mail leads. */
export interface MailAction {
  readonly label: string;
  readonly url: string;
}

/** A longer text with a heading. */
interface MailNote {
  readonly title: string;
  readonly text: string;
  /** An address that it is about, written out under it. */
  readonly url?: string | undefined;
}

/** What a mail says, before it is dressed as HTML or set as plain text. All of it is text: nothing in it is markup. */
export interface MailContent {
  readonly language: Language;
  /** Who writes: the hotel. */
  readonly sender: string;
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  /** The picture at its head, which travels with the mail under this id. */
  readonly picture: { readonly id: string; readonly alt: string; readonly width: number; readonly height: number } | undefined;
  readonly rows: readonly MailRow[];
  /** What it is written for, where lines do not hold it. */
  readonly body: readonly MailNote[];
  /** Where it leads, what is hoped for first; none: all there is stands in it. */
  readonly actions: readonly MailAction[];
  /** What goes with it, such as the cancellation policy. */
  readonly notes: readonly MailNote[];
  /** Small print. */
  readonly foot: readonly string[];
}

/** The mail as plain text, for programs and people that show no HTML. */
export function plainMail(content: MailContent): string {
  const rows = content.rows.map(({ label, lines }) => `${label}: ${lines.join('\n  ')}`);
  const written = ({ title, text, url }: MailNote) => [title, text, url].filter(Boolean).join('\n');
  const [body, notes] = [content.body.map(written), content.notes.map(written)];
  const actions = content.actions.map(({ label, url }) => `${label}\n${url}`);
  return [content.sender, content.title, content.lead, rows.join('\n'), ...body, ...actions, ...notes, content.foot.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}
