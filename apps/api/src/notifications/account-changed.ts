import { passwordResetPath } from '@dining/contract/site/pages';
import type { Language } from '@dining/domain/shared/language';
import { textFor } from '@dining/domain/shared/localized-text';
import { fill } from '@dining/i18n/fill';
import { formatSpokenInstant, instantText } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../config/deps';
import type { Mail } from '../ports/mail';
import { listHotels } from '../stores/hotels/hotels';
import { findMemberByCardNo } from '../stores/members/members';
import type { AccountMessage, DueMessage } from '../stores/messages/outbox';
import { mailOf } from './account-mails';
import { siteLink } from './links';
import type { MailAction, MailContent, MailRow } from './mail-content';

/** What only this kind of mail says; the rest is alike. */
interface Said {
  readonly words: { readonly subject: string; readonly title: string; readonly why: string };
  readonly lead: string;
  readonly rows: readonly MailRow[];
  readonly action: MailAction;
}

/** Whose news they are: every hotel of the group may write. */
const senders = async ({ database: { pool } }: Deps, language: Language): Promise<string> =>
  (await listHotels(pool)).map(({ name }) => textFor(name, language)).join(' · ');

async function said(deps: Deps, { kind, payload }: AccountMessage): Promise<Said> {
  const { language } = payload;
  const at = Date.parse(payload.at);
  const { passwordChanged, marketing } = mails[language].account;
  if (kind === 'password_changed') {
    return {
      words: passwordChanged,
      lead: fill(passwordChanged.lead, { date: formatSpokenInstant(at, language) }),
      rows: [],
      action: { label: passwordChanged.reset, url: siteLink(deps, passwordResetPath, language) },
    };
  }
  const { consents } = packs[language].join;
  const answer = (agreed: boolean) => (agreed ? marketing.agreed : marketing.declined);
  return {
    words: marketing,
    lead: marketing.lead,
    rows: [
      { label: marketing.sender, lines: [await senders(deps, language)] },
      { label: marketing.date, lines: [instantText(at, language)] },
      { label: consents.sms, lines: [answer(payload.sms)] },
      { label: consents.email, lines: [answer(payload.mail)] },
    ],
    action: { label: marketing.change, url: siteLink(deps, '/fnb/mypage/profile', language) },
  };
}

/** The mail to a member whose account has changed; undefined where he has left since. */
export async function accountMail(deps: Deps, due: Extract<DueMessage, AccountMessage>): Promise<Mail | undefined> {
  const { cardNo, language } = due.payload;
  const member = await findMemberByCardNo(deps.database.pool, cardNo);
  if (member === undefined) return undefined;
  const { words, lead, rows, action } = await said(deps, due);
  const content: MailContent = {
    language,
    sender: mails[language].account.sender,
    subject: words.subject,
    title: words.title,
    lead,
    picture: undefined,
    rows,
    body: [],
    actions: [action],
    notes: [],
    foot: [words.why, ...(deps.config.standIns ? [packs[language].common.demoStrip] : [])],
  };
  return mailOf(member.userId, due.kind.replaceAll('_', '-'), content, due.key.replaceAll(' ', '.'));
}
