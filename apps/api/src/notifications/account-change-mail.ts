import { passwordResetPath } from '@dining/contract/site/pages';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { fillVariables } from '@dining/i18n/fill';
import { formatFacts, formatInstant, formatSpokenInstant } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../config/deps';
import type { Mail } from '../ports/mail';
import { listHotels } from '../stores/hotels/hotels';
import { findMemberByCardNo } from '../stores/members/members';
import type { AccountMessage, DueMessage } from '../stores/messages/outbox';
import { createAccountMail } from './account-mails';
import { getGroupName } from './group-name';
import { createSiteLink } from './links';
import type { MailAction, MailContent, MailRow } from './mail-content';

interface KindContent {
  readonly words: { readonly subject: string; readonly title: string; readonly why: string };
  readonly lead: string;
  readonly rows: readonly MailRow[];
  readonly action: MailAction;
}

const formatSenders = async ({ database: { pool } }: Deps, language: Language): Promise<string> =>
  formatFacts(
    (await listHotels(pool)).map(({ name }) => getLocalizedText(name, language)),
    language,
  );

async function getKindContent(deps: Deps, { kind, payload }: AccountMessage): Promise<KindContent> {
  const { language } = payload;
  const at = Date.parse(payload.at);
  const { passwordChanged, marketing } = mails[language].account;
  if (kind === 'password_changed') {
    return {
      words: passwordChanged,
      lead: fillVariables(passwordChanged.lead, { date: formatSpokenInstant(at, language) }),
      rows: [],
      action: { label: passwordChanged.reset, url: createSiteLink(deps, passwordResetPath, language) },
    };
  }
  const { consents } = packs[language].join;
  const answer = (agreed: boolean) => (agreed ? marketing.agreed : marketing.declined);
  return {
    words: marketing,
    lead: marketing.lead,
    rows: [
      { label: marketing.sender, lines: [await formatSenders(deps, language)] },
      { label: marketing.date, lines: [formatInstant(at, language)] },
      { label: consents.sms, lines: [answer(payload.sms)] },
      { label: consents.email, lines: [answer(payload.mail)] },
    ],
    action: { label: marketing.change, url: createSiteLink(deps, '/fnb/mypage/profile', language) },
  };
}

export async function renderAccountMail(
  deps: Deps,
  due: Extract<DueMessage, AccountMessage>,
): Promise<Mail | undefined> {
  const { cardNo, language } = due.payload;
  const member = await findMemberByCardNo(deps.database.pool, cardNo);
  if (member === undefined) return undefined;
  const { words, lead, rows, action } = await getKindContent(deps, due);
  const content: MailContent = {
    language,
    sender: await getGroupName(deps, language),
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
  return createAccountMail(member.userId, due.kind.replaceAll('_', '-'), content, due.key.replaceAll(' ', '.'));
}
