import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { html } from '../html';
import type { StoredMail } from './mailbox';

const getBytes = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

export interface ParsedMail {
  readonly id: number;
  readonly from: string;
  readonly fromName: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly messageId: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly {
    readonly contentId: string;
    readonly fileName: string;
    readonly mimeType: string;
    readonly bytes: number;
  }[];
  readonly calendars: readonly string[];
}

/** Cache of parsed mails, because each list needs all of them. */
const parsedMails = new WeakMap<StoredMail, Promise<ParsedMail>>();

export function parseMail(mail: StoredMail): Promise<ParsedMail> {
  const parsedMail =
    parsedMails.get(mail) ?? PostalMime.parse(mail.source).then((email) => createParsedMail(mail, email));
  parsedMails.set(mail, parsedMail);
  return parsedMail;
}

const createParsedMail = (mail: StoredMail, email: Email): ParsedMail => ({
  id: mail.id,
  from: mail.from,
  fromName: email.from?.name ?? '',
  to: mail.to,
  subject: email.subject ?? '',
  messageId: email.messageId ?? '',
  html: email.html ?? '',
  text: email.text ?? '',
  attachments: email.attachments.map((attachment) => ({
    contentId: attachment.contentId ?? '',
    fileName: attachment.filename ?? '',
    mimeType: attachment.mimeType,
    bytes: getBytes(attachment).length,
  })),
  calendars: email.attachments
    .filter(({ mimeType }) => mimeType === 'text/calendar')
    .map((attachment) => getBytes(attachment).toString('utf8')),
});

const renderPlainPage = ({ subject, text }: ParsedMail): string =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title>
<body style="font:16px/1.6 sans-serif;margin:2rem auto;max-width:42rem;padding:0 1rem"><pre style="white-space:pre-wrap">${text}</pre></body></html>`
    .text;

/** Renders a mail with its inline pictures. */
export async function renderMailPage(mail: StoredMail): Promise<string> {
  const parsedMail = await parseMail(mail);
  const email = await PostalMime.parse(mail.source);
  return email.attachments.reduce((body, attachment) => {
    const id = (attachment.contentId ?? '').replace(/^<|>$/g, '');
    return id === ''
      ? body
      : body.replaceAll(`cid:${id}`, `data:${attachment.mimeType};base64,${getBytes(attachment).toString('base64')}`);
  }, parsedMail.html || renderPlainPage(parsedMail));
}
