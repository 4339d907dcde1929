import { randomUUID } from 'node:crypto';
import { passwordResetPath } from '@dining/contract/site/pages';
import { type Language, languageNames } from '@dining/domain/shared/language';
import { fillVariables } from '@dining/i18n/fill';
import { mails } from '@dining/i18n/mail/all';
import type { Mail } from '../ports/mail';
import type { Sms } from '../ports/sms';
import { type MailContent, renderPlainMail } from './mail-content';
import { renderHtmlMail } from './mail-html';
import { mailMark } from './mail-mark';

/** Creates a mail about an account. Pass an `id` if it may be sent again after a crash. */
export const createAccountMail = (to: string, kind: string, content: MailContent, id: string = randomUUID()): Mail => ({
  id: `${kind}.${id}`,
  fromName: content.sender,
  to: [to],
  subject: content.subject,
  html: renderHtmlMail(content),
  text: renderPlainMail(content),
  pictures: [mailMark],
});

/** The language and the group's name for a message about an account. */
export interface AccountWords {
  readonly language: Language;
  readonly group: string;
}

export function renderCodeSms(to: string, code: string, seconds: number, { language, group }: AccountWords): Sms {
  const minutes = Math.round(seconds / 60);
  return {
    id: `code.${randomUUID()}`,
    to,
    text: fillVariables(mails[language].account.text, { group, code, minutes }),
    template: { name: 'one_time_code', language, variables: { group, code, minutes: String(minutes) } },
  };
}

export function renderCodeMail(to: string, code: string, seconds: number, { language, group }: AccountWords): Mail {
  const { code: codeWords } = mails[language].account;
  const minutes = Math.round(seconds / 60);
  return createAccountMail(to, 'code', {
    language,
    sender: group,
    subject: fillVariables(codeWords.subject, { code }),
    title: codeWords.title,
    lead: fillVariables(codeWords.lead, { minutes }),
    picture: undefined,
    rows: [{ label: codeWords.label, lines: [code] }],
    body: [],
    actions: [],
    notes: [],
    foot: [codeWords.why],
  });
}

export function renderResetMail(
  to: string,
  key: string,
  seconds: number,
  { language, group }: AccountWords,
  publicUrl: string,
): Mail {
  const { reset: resetWords } = mails[language].account;
  const url = new URL(passwordResetPath, publicUrl);
  url.searchParams.set('key', key);
  url.searchParams.set('lang', languageNames[language].query);
  return createAccountMail(to, 'reset', {
    language,
    sender: group,
    subject: resetWords.subject,
    title: resetWords.title,
    lead: fillVariables(resetWords.lead, { minutes: Math.round(seconds / 60) }),
    picture: undefined,
    rows: [],
    body: [],
    actions: [{ label: resetWords.open, url: url.href }],
    notes: [],
    foot: [resetWords.why],
  });
}

export function renderLeftMail(to: string, { language, group }: AccountWords): Mail {
  const { left: words } = mails[language].account;
  return createAccountMail(to, 'left', {
    language,
    sender: group,
    subject: words.subject,
    title: words.title,
    lead: words.lead,
    picture: undefined,
    rows: [],
    body: [],
    actions: [],
    notes: [],
    foot: [words.why],
  });
}
