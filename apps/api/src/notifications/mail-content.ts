import type { Language } from '@dining/domain/shared/language';

export interface MailRow {
  readonly label: string;
  readonly lines: readonly string[];
  /** Links the first line in HTML. Plain text omits it, so that the first link there is that of the reservation. */
  readonly url?: string | undefined;
}

export interface MailAction {
  readonly label: string;
  readonly url: string;
}

interface MailSection {
  readonly title: string;
  readonly text: string;
  readonly url?: string | undefined;
}

export interface MailContent {
  readonly language: Language;
  readonly sender: string;
  readonly subject: string;
  readonly title: string;
  readonly intro: string;
  readonly picture:
    | { readonly id: string; readonly alt: string; readonly width: number; readonly height: number }
    | undefined;
  readonly rows: readonly MailRow[];
  /** Sections between rows and actions. */
  readonly body: readonly MailSection[];
  readonly actions: readonly MailAction[];
  /** What the hotel adds after the actions. */
  readonly closing?: string | undefined;
  /** Small print after the actions. */
  readonly notes: readonly MailSection[];
  readonly footer: readonly string[];
}

export function renderPlainMail(content: MailContent): string {
  const rows = content.rows.map(({ label, lines }) => `${label}: ${lines.join('\n  ')}`);
  const formatSection = ({ title, text, url }: MailSection) => [title, text, url].filter(Boolean).join('\n');
  const [body, notes] = [content.body.map(formatSection), content.notes.map(formatSection)];
  const actions = content.actions.map(({ label, url }) => `${label}\n${url}`);
  return [
    content.sender,
    content.title,
    content.intro,
    rows.join('\n'),
    ...body,
    ...actions,
    content.closing ?? '',
    ...notes,
    content.footer.join('\n'),
  ]
    .filter((section) => section !== '')
    .join('\n\n');
}
