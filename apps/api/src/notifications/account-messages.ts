import { randomUUID } from 'node:crypto';
import { passwordResetPath } from '@dining/contract/site/pages';
import { type Language, languageNames } from '@dining/domain/shared/language';
import { fillVariables } from '@dining/i18n/fill';
import { mails } from '@dining/i18n/mail/all';
import type { Mail } from '../ports/mail';
import type { Sms } from '../ports/sms';
import { type MailContent, renderPlainMail } from './mail-content';
import { renderHtmlMail } from './mail-html';
import { mailLogo } from './mail-logo';

/** Creates a mail with no picture but the logo. Pass an `id` if the mail may be sent again after a crash. */
export const createMailWithLogo = (
  to: string,
  kind: string,
  content: MailContent,
  id: string = randomUUID(),
): Mail => ({
  id: `${kind}.${id}`,
  fromName: content.sender,
  to: [to],
  subject: content.subject,
  html: renderHtmlMail(content),
  text: renderPlainMail(content),
  pictures: [mailLogo],
});

/** The language of a message about an account, and the group's name. */
export interface AccountMessageContext {
  readonly language: Language;
  readonly group: string;
}

export function renderCodeSms(
  to: string,
  code: string,
  validSeconds: number,
  { language, group }: AccountMessageContext,
): Sms {
  const minutes = Math.round(validSeconds / 60);
  return {
    id: `code.${randomUUID()}`,
    to,
    text: fillVariables(mails[language].account.codeSms, { group, code, minutes }),
    template: { name: 'one_time_code', language, variables: { group, code, minutes: String(minutes) } },
  };
}

export function renderCodeMail(
  to: string,
  code: string,
  validSeconds: number,
  { language, group }: AccountMessageContext,
): Mail {
  const { code: codeTexts } = mails[language].account;
  const minutes = Math.round(validSeconds / 60);
  return createMailWithLogo(to, 'code', {
    language,
    sender: group,
    subject: fillVariables(codeTexts.subject, { code }),
    title: codeTexts.title,
    intro: fillVariables(codeTexts.lead, { minutes }),
    picture: undefined,
    rows: [{ label: codeTexts.label, lines: [code] }],
    body: [],
    actions: [],
    notes: [],
    footer: [codeTexts.reasonForMail],
  });
}

export function renderResetMail(
  to: string,
  key: string,
  validSeconds: number,
  { language, group }: AccountMessageContext,
  publicUrl: string,
): Mail {
  const { reset: resetTexts } = mails[language].account;
  const url = new URL(passwordResetPath, publicUrl);
  url.searchParams.set('key', key);
  url.searchParams.set('lang', languageNames[language].query);
  return createMailWithLogo(to, 'reset', {
    language,
    sender: group,
    subject: resetTexts.subject,
    title: resetTexts.title,
    intro: fillVariables(resetTexts.lead, { minutes: Math.round(validSeconds / 60) }),
    picture: undefined,
    rows: [],
    body: [],
    actions: [{ label: resetTexts.open, url: url.href }],
    notes: [],
    footer: [resetTexts.reasonForMail],
  });
}

export function renderAccountDeletedMail(to: string, { language, group }: AccountMessageContext): Mail {
  const { left: texts } = mails[language].account;
  return createMailWithLogo(to, 'left', {
    language,
    sender: group,
    subject: texts.subject,
    title: texts.title,
    intro: texts.lead,
    picture: undefined,
    rows: [],
    body: [],
    actions: [],
    notes: [],
    footer: [texts.reasonForMail],
  });
}
